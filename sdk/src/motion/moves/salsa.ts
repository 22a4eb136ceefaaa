import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 13,
  energy: 0.7,
  styles: ["Salsa", "Freestyle"],
  words: ["salsa", "hips", "latin", "fire", "hot", "heart", "amor", "baila"],
  accents: [0, 2, 4, 6],
  note: "Forward on one, back on five, a pause on four and eight; each step settles into its hip a moment later, the arms stay bent.",
  source: `move 8 beats loop keeps hips
  L 0.02-0.46  step 0 24 h 3
  R 1.04-1.42  step 0 0 h 3
  L 2.04-2.50  step 0 0 h 3
  R 4.02-4.46  step 0 -24 h 3 ball
  L 5.04-5.42  step 0 0 h 3
  R 6.04-6.50  step 0 0 h 3
  0     y -7, roll 0, yaw -6, twist 8, x 0
  0.6   y -3, x 5, roll 6, yaw -14, twist 16, lean -2, arm.R salsa, arm.L salsaout
  1     y -7, x 0, roll 0
  1.6   y -3, x -5, roll -6, yaw 2, twist -4, arm.L salsa, arm.R salsaout
  2     y -7, x 0
  2.6   y -3, x 6, roll 7, yaw 12, twist -14, lean 2, arm.R salsa, arm.L salsaout
  3     y -6.5
  3.5   y -3, x 4, roll 4, yaw 4, twist -6, smile 0.6
  4     y -7, roll 0, yaw 6, twist -8, x 0
  4.6   y -3, x -5, roll -6, yaw 14, twist -16, lean 2, arm.L salsa, arm.R salsaout
  5     y -7, x 0, roll 0
  5.6   y -3, x 5, roll 6, yaw -2, twist 4, arm.R salsa, arm.L salsaout
  6     y -7, x 0
  6.6   y -3, x -6, roll -7, yaw -12, twist 14, lean -2, arm.L salsa, arm.R salsaout
  7     y -6.5
  7.5   y -3, x -4, roll -4, yaw -4, twist 6
`,
};
