import type { MoveDefinition } from "./definition.ts";

export const salsa: MoveDefinition = {
  number: 13,
  energy: 0.7,
  styles: ["Salsa", "Freestyle"],
  words: ["salsa", "hips", "latin", "fire", "hot", "heart", "amor", "baila"],
  accents: [1, 3, 5, 7],
  note: "Forward on two, back on six, a rest on one and five; each step settles into its hip as it lands under a level head, the bent arms saw at the waist, and one flies up on four and on eight, the other hand on the hip.",
  source: `move 8 beats loop keeps hips arms known roll sweep 0.7
  # on two: each hip settles as its foot lands; a rest on one and five
  L 0.24-1.00  step 0 35
  R 1.24-2.00  step 0 0
  L 2.24-3.00  step 0 0
  R 4.24-5.00  step 0 -35 ball
  L 5.24-6.00  step 0 0
  R 6.24-7.00  step 0 0
  0     y -9, x -7, roll -9, yaw -8, twist 10, lean 6, look 0, tilt 0, arm.L guard, raise.L 36, elbow.L 108, arm.R salsaout, raise.R 40, hands soft
  0.5   y -4, x 0, roll 0
  1     y -9, x 11, roll 11, yaw -18, twist 22, lean -8, reach.R 8 121 30, arm.L salsaout, raise.L 36, fwd.L -46, elbow.L 88, tilt 32, heel.R 20
  1.5   y -4, heel.R 0
  2     y -9, x -11, roll -11, yaw 8, twist -14, lean 6, reach.L 8 121 30, arm.R salsaout, raise.R 36, fwd.R -46, elbow.R 88, tilt -32
  2.5   y -4
  3     y -9, x 11, roll 11, yaw 14, twist -16, lean -10, look -22, arm.R diagonal, raise.R 132, hand.R open, arm.L hip, tilt 32, smile 0.8
  3.5   y -4, x 7, roll 3
  4     y -9, x 7, roll 9, yaw 8, twist -10, lean -6, look 0, tilt 0, smile 0.5, arm.R guard, raise.R 36, elbow.R 108, arm.L salsaout, raise.L 40, hand.R soft
  4.5   y -4, x 0, roll 0
  5     y -9, x -11, roll -11, yaw 18, twist -22, lean 8, reach.L 8 121 30, arm.R salsaout, raise.R 36, fwd.R -46, elbow.R 88, tilt -32
  5.5   y -4
  6     y -9, x 11, roll 11, yaw -8, twist 14, lean -6, reach.R 8 121 30, arm.L salsaout, raise.L 36, fwd.L -46, elbow.L 88, tilt 32
  6.5   y -4
  7     y -9, x -11, roll -11, yaw -14, twist 16, lean 10, look 22, arm.L diagonal, raise.L 132, hand.L open, arm.R hip, tilt -32, smile 0.8
  7.5   y -4, x -7, roll -3, hand.L soft

variant opens called opening to the side
  1     facing 20
  3     facing 38

variant diagonal called across to both corners
  1     facing 29
  2     facing 29
  3     facing 0
  4     facing 0
  5     facing -29
  6     facing 0

variant side called to the sides
  L 0.24-1.00  step 23 0
  R 4.24-5.00  step -23 0

variant chacha energy 0.8 called with a cha-cha step
  R 3.10-3.50  step 0 0 h 6
  L 3.58-4.00  step 0 0 h 6
  L 7.10-7.50  step 0 0 h 6
  R 7.58-8.00  step 0 0 h 6

variant turns energy 0.8 called with a turn to the right
  R 4.24-5.00  step 0 -6
  L 4.10-5.00  pivot yaw 0
  R 5.10-6.00  pivot yaw 0
  L 6.14-6.96  pivot yaw 0
  L 7.24-8.00  step 0 0 h 12
  3.9   facing 0
  7     facing -360


variant low energy 0.75 called down low
  size twist 0.82
  add y -7.2, bend 13

variant arms energy 0.75 with opens diagonal called with arms up
  drop arms 2.6-4.4
  drop arms 6.6-7.9
  3     arm.R high, arm.L hip
  4     arm.R guard, raise.R 36, elbow.R 108, arm.L salsaout, raise.L 40
  7     arm.L high, arm.R hip
`,
};
