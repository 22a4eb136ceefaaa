import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 18,
  energy: 0.4,
  styles: ["Freestyle", "Contemporary", "Hip Hop"],
  words: ["walk", "go", "come", "road", "street", "step", "way", "follow"],
  accents: [0, 1, 2, 3],
  note: "Heel first, hips level to 4 cm, arms and legs against each other; three paces forward and a close.",
  source: `move 4 beats ends 0 90 0 keeps legs
  L 0.24-1.00  step 0 34 h 8 heel
  R 1.24-2.00  step 0 68 h 8 heel
  L 2.24-3.00  step 0 90 h 8 heel
  R 3.24-4.00  step 0 90 h 6 flat
  0     y -4, twist 0
  0.5   y -0.5
  1     y -8, twist -10, raise.L 48, fwd.L -66, raise.R 66, fwd.R 78, elbow.L 8, elbow.R 74, lean 2, bend 3
  1.5   y -0.5
  2     y -9, twist 10, raise.R 48, fwd.R -66, raise.L 66, fwd.L 78, elbow.R 8, elbow.L 74, lean -2
  2.5   y -0.5
  3     y -8, twist -10, raise.L 48, fwd.L -66, raise.R 66, fwd.R 78, elbow.L 8, elbow.R 74, lean 2
  3.5   y -0.5, twist 0
  4     arms easy, y -5, bend 1, lean 0
`,
};
