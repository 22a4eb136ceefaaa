import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 18,
  energy: 0.4,
  styles: ["Freestyle", "Contemporary", "Hip Hop"],
  words: ["walk", "go", "come", "road", "street", "step", "way", "follow"],
  accents: [0, 1, 2, 3],
  note: "Heel first, hips level to 4 cm, arms and legs against each other; three paces forward and a close.",
  source: `move 4 beats ends 0 90 0 keeps legs
  L 0.05-0.72  step 0 34 h 8 heel
  R 1.05-1.72  step 0 68 h 8 heel
  L 2.05-2.72  step 0 90 h 8 heel
  R 3.05-3.72  step 0 90 h 6 flat
  0     y -4, twist 0
  0.42  y -1
  0.9   y -9, twist -10, raise.L 40, fwd.L -60, raise.R 54, fwd.R 70, elbow.L 12, elbow.R 58, lean 2, bend 3
  1.42  y -1
  1.9   y -9, twist 10, raise.R 40, fwd.R -60, raise.L 54, fwd.L 70, elbow.R 12, elbow.L 58, lean -2
  2.42  y -1
  2.9   y -9, twist -10, raise.L 40, fwd.L -60, raise.R 54, fwd.R 70, elbow.L 12, elbow.R 58, lean 2
  3.42  y -1, twist 0
  3.85  y -7, bend 1, lean 0
  4     arms easy, y -5
`,
};
