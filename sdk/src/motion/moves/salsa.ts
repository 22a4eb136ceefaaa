import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 13,
  energy: 0.7,
  styles: ["Salsa", "Freestyle"],
  words: ["salsa", "hips", "latin", "fire", "hot", "heart", "amor", "baila"],
  accents: [0, 2, 4, 6],
  note: "Forward on one, back on five, a pause on four and eight; each step settles into its hip a moment later, the arms stay bent.",
  source: `move 8 beats loop keeps hips
  # hips settle after the step; a rest on four and eight
  L 0.02-0.48  step 0 35 h 5
  R 1.04-1.44  step 0 0 h 5
  L 2.04-2.52  step 0 0 h 5
  R 4.02-4.48  step 0 -35 h 5 ball
  L 5.04-5.44  step 0 0 h 5
  R 6.04-6.52  step 0 0 h 5
  0     y -10.5, roll 0, yaw -6, twist 8, x 0
  0.55  y -1, x 10, roll 8, yaw -16, twist 20, lean -3, arm.R salsa, arm.L open
  1     y -10.5, x 0, roll 0
  1.55  y -1, x -10, roll -8, yaw 4, twist -6, arm.L salsa, arm.R open
  2     y -10.5, x 0, roll 0
  2.55  y -1, x 9, roll 8, yaw 14, twist -18, lean 3, arm.R guard, arm.L salsaout
  3     y -10.5, x 2, roll 0
  3.5   y -1, x 5, roll 5, yaw 4, twist -6, smile 0.6, arm.R open, arm.L salsa
  4     y -10.5, roll 0, yaw 6, twist -8, x 0
  4.55  y -1, x -10, roll -8, yaw 16, twist -20, lean 3, arm.L salsa, arm.R open
  5     y -10.5, x 0, roll 0
  5.55  y -1, x 10, roll 8, yaw -4, twist 6, arm.R salsa, arm.L open
  6     y -10.5, x 0, roll 0
  6.55  y -1, x -9, roll -8, yaw -14, twist 18, lean -3, arm.L guard, arm.R salsaout
  7     y -10.5, x -2, roll 0
  7.5   y -1, x -5, roll -5, yaw -4, twist 6, arm.L open, arm.R salsa
`,
};
