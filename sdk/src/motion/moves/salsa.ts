import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 13,
  energy: 0.7,
  styles: ["Salsa", "Freestyle"],
  words: ["salsa", "hips", "latin", "fire", "hot", "heart", "amor", "baila"],
  accents: [1, 3, 5, 7],
  note: "Forward on two, back on six, a rest on one and five; each step settles into its hip as it lands, the arms stay bent.",
  source: `move 8 beats loop keeps hips
  # on two: each hip settles as its foot lands; a rest on one and five
  L 0.24-1.00  step 0 35 h 5
  R 1.24-2.00  step 0 0 h 5
  L 2.24-3.00  step 0 0 h 5
  R 4.24-5.00  step 0 -35 h 5 ball
  L 5.24-6.00  step 0 0 h 5
  R 6.24-7.00  step 0 0 h 5
  0     y -10.5, x -5, roll -5, yaw -4, twist 6, arm.L wide, arm.R chest
  0.5   y -1, x 0, roll 0
  1     y -10.5, x 10, roll 8, yaw -16, twist 20, lean -3, arm.R salsa, arm.L open
  1.5   y -1
  2     y -10.5, x -10, roll -8, yaw 4, twist -6, lean 0, arm.L chest, arm.R salsaout
  2.5   y -1
  3     y -10.5, x 9, roll 8, yaw 14, twist -18, lean 3, arm.R guard, arm.L wide
  3.5   y -1
  4     y -10.5, x 5, roll 5, yaw 4, twist -6, smile 0.6, arm.R wide, arm.L chest
  4.5   y -1, x 0, roll 0
  5     y -10.5, x -10, roll -8, yaw 16, twist -20, lean 3, arm.L salsa, arm.R open
  5.5   y -1
  6     y -10.5, x 10, roll 8, yaw -4, twist 6, lean 0, arm.R chest, arm.L salsaout
  6.5   y -1
  7     y -10.5, x -9, roll -8, yaw -14, twist 18, lean -3, arm.L guard, arm.R wide
  7.5   y -1
`,
};
