import type { MoveDefinition } from "./definition.ts";

export const catwalk: MoveDefinition = {
  number: 24,
  energy: 0.45,
  styles: ["Jazz Dance", "Freestyle"],
  words: ["model", "fashion", "beautiful", "pretty", "walk", "style", "queen"],
  accents: [1, 2, 3, 4, 8],
  note: "One foot before the other on a line, the hip rolls over each, chin up; a pose with a hand on the hip and a look, a turn on the ball, back up the line, and a last pose.",
  quick: true,
  source: `move 8 beats ends 0 0 -360 keeps hips arms.L legs known feet roll sweep 1.5
  # down the line
  L 0.20-1.00  step -5.5 33 ball
  R 1.20-2.00  step 5.5 66 ball
  L 2.20-3.00  step -5.5 96 ball
  R 3.22-4.00  step -7 86 ball
  # the right side opens and walks away
  L 4.26-5.02  pivot yaw -180
  R 4.30-5.00  step 21 76 yaw -180 ball
  L 5.28-6.00  step -5 31 yaw -180 ball
  L 6.14-7.04  pivot yaw -360
  R 6.14-7.00  step 0 0 yaw -360 ball
  L 7.28-8.00  step 0 0 yaw -360 ball
  0     y -5, arms easy, hands soft, bend -9, nod -4, shrug 0, gazey 4
  0.5   y -1.5, roll -3, yaw 4, bend -14.5, nod -6, raise 13, elbow 12, wrist -10
  1     y -6.5, x 3, roll 7, yaw -9, twist -10, lean -4, tilt -22, raise.L 34, fwd.L -62, elbow.L 10, raise.R 32, fwd.R 66, elbow.R 22, wrist -22
  1.5   y -1, x 0, roll 0, yaw 0, raise 13, fwd 4, wrist -10
  2     y -6.5, x -3, roll -7, yaw 9, twist 10, lean 4, tilt 22, raise.R 34, fwd.R -62, elbow.R 10, raise.L 32, fwd.L 66, elbow.L 22, wrist -22
  2.5   y -1, x 0, roll 0, yaw 0, raise 13, fwd 4, wrist -10
  3     y -6.5, x 3, roll 7, yaw -9, twist -10, lean -4, tilt -22, raise.R 32, fwd.R 60, elbow.R 22, raise.L 44, fwd.L -26, rot.L -30, elbow.L 50, wrist -16, gazey 4
  # the pose: the hip goes out to the hand, the other knee closes in
  3.5   y -1.5, x 2, roll 3, yaw 0
  4     y -7, x 8, roll 9, yaw -6, twist 14, lean -11.5, tilt 22, look 4, nod -8, arm.L hip, raise.R 20, fwd.R -20, elbow.R 8, wrist.R -34, heel.R 26, knee.R -8, smile 0.5, brows 0.6
  4.05  turn 0
  4.28  y -4.5, x 5, roll 7, twist -6, look -6, tilt -13.5, nod -6, heel.R 20, heel.L 0
  4.5   arm.L hip, wrist.R -20
  4.56  turn -82
  4.7   y -1, x 0, roll 0, yaw 0, twist -12, lean 0, tilt 0, look 32, heel 0, knee 0, heel.L 20
  # back up the line
  4.94  turn -180
  5     raise.R 34, fwd.R -60, elbow.R 10, arm.L hip
  5   y -6, twist -4, roll -5, yaw 0, x -2, look -8, heel.L 0, brows 0
  5.5   y -1.5, roll 0, yaw 0, x 0, look 0
  6     raise.R 30, fwd.R 58, elbow.R 20, arm.L hip
  6.03  turn -180
  6.08  y -6, roll 5, yaw 0, x 2, twist -7, heel.L 0
  6.45  turn -279
  6.6   y -1, roll 0, yaw 0, x 0, look 34, twist -8, heel.L 20
  6.99  turn -360, twist 0
  7     raise.R 24, fwd.R -30, rot.R 0, elbow.R 24, arm.L hip
  7     y -6, roll -2, x -2, look -6, nod -6, heel.L 0
  7.5   arms hip
  7.55  y -1.5, roll 0, x 0, look 0
  # and a last pose
  7.9   y -6, x -6, roll -8, lean 10, twist -6, tilt -22, nod -7, arms hip, smile 0.6
  8     y -5, x -5, roll -7, lean 8, twist -5, tilt -22, arms hip, hands soft, nod -5, bend -12

variant opens called to the corner
  1     facing 20
  3     facing 45

variant diagonal called to the corner and back
  1     facing -18
  3     facing -26
  5     facing -26
  7     facing 0

variant low energy 0.5 called with bent knees
  add y -6

variant arms energy 0.5 called with an arm up
  drop arms.R 3.4-4.6
  4     arm.R second, hand.R soft
  4.2   arm.R second, raise.R 74
  drop arms.R 7.4-8
  7.4   arm.R second, raise.R 70
  8     arm.R fifth

variant side energy 0.5 called on the diagonal
  1     across 16
  3     across 46
  4     across 46
  7     across 60
`,
};
