import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 18,
  energy: 0.4,
  styles: ["Freestyle", "Contemporary", "Hip Hop"],
  words: ["walk", "go", "come", "road", "street", "step", "way", "follow"],
  accents: [0, 1, 2, 3],
  note: "Heel first, hips level to 4 cm, arms and legs against each other; three paces forward and a close.",
  source: `move 4 beats ends 0 90 0 keeps legs arms
  L 0.05-0.72  step 0 34 h 8 heel
  R 1.05-1.72  step 0 68 h 8 heel
  L 2.05-2.72  step 0 90 h 8 heel
  R 3.05-3.72  step 0 90 h 6 flat
  0     y -4, twist 0
  0.42  y -0.5
  0.9   y -8, twist -10, raise.L 44, fwd.L -62, raise.R 62, fwd.R 72, elbow.L 10, elbow.R 66, lean 2, bend 3
  1.42  y -0.5
  1.9   y -9, twist 10, raise.R 44, fwd.R -62, raise.L 62, fwd.L 72, elbow.R 10, elbow.L 66, lean -2
  2.42  y -0.5
  2.9   y -8, twist -10, raise.L 44, fwd.L -62, raise.R 62, fwd.R 72, elbow.L 10, elbow.R 66, lean 2
  3.42  y -0.5, twist 0
  3.85  y -5, bend 1, lean 0
  4     arms easy, y -3
`,
};
