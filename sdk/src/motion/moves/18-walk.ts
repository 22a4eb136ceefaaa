import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 18,
  energy: 0.4,
  styles: ["Freestyle", "Contemporary", "Hip Hop"],
  words: ["walk", "go", "come", "road", "street", "step", "way", "follow"],
  accents: [0, 1, 2, 3],
  note: "Heel first, hips level to 4 cm, arms and legs against each other; three paces forward and a close.",
  source: `move 4 beats ends 0 96 0 keeps legs
  L 0.22-1.00  step 0 38 h 8 heel
  R 1.22-2.00  step 0 74 h 8 heel
  L 2.22-3.00  step 0 96 h 8 heel
  R 3.24-4.00  step 0 96 h 6 flat
  0     y -4, twist 0, hands relaxed
  0.5   y 0
  1     y -7, twist -11, yaw 5, raise.L 40, fwd.L -74, raise.R 52, fwd.R 80, elbow.L 12, elbow.R 44, rot.R -6, lean 2, bend 2, tilt 2
  1.5   y 0
  2     y -7.5, twist 11, yaw -5, raise.R 40, fwd.R -74, raise.L 52, fwd.L 80, elbow.R 12, elbow.L 44, rot.L -6, lean -2, tilt -2
  2.5   y 0
  3     y -7, twist -11, yaw 5, raise.L 40, fwd.L -74, raise.R 52, fwd.R 80, elbow.L 12, elbow.R 44, rot.R -6, lean 2, tilt 2
  3.5   y 0, twist 0
  4     arms easy, y -5, bend 1, lean 0, tilt 0, yaw 0
`,
};
