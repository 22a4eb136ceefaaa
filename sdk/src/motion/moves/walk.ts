import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 18,
  energy: 0.4,
  styles: ["Freestyle", "Contemporary", "Hip Hop"],
  words: ["walk", "go", "come", "road", "street", "step", "way", "follow"],
  accents: [0, 1, 2, 3],
  note: "Heel first, hips level to 4 cm, arms and legs against each other; three paces forward and a close.",
  source: `move 4 beats ends 0 90 0 keeps legs
  L 0.05-0.72  step 0 34 h 7 heel
  R 1.05-1.72  step 0 68 h 8 heel
  L 2.05-2.72  step 0 90 h 7 heel
  R 3.05-3.72  step 0 90 h 6 flat
  0     y -3, twist 0
  0.42  y -2.5
  0.85  y -7, twist -7, raise.L 26, fwd.L -46, raise.R 28, fwd.R 64, elbow 26, lean 1, bend 3
  1.42  y -2.5
  1.85  y -7, twist 7, raise.R 26, fwd.R -46, raise.L 28, fwd.L 64, lean -1
  2.42  y -2.5
  2.85  y -7, twist -7, raise.L 26, fwd.L -46, raise.R 28, fwd.R 64, elbow 26, lean 1
  3.42  y -2.5, twist 0
  3.8   y -6, bend 1, lean 0
  4     arms easy, y -3
`,
};
