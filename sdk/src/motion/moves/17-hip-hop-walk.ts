import type { MoveDefinition } from "./definition.ts";

export const hipHopWalk: MoveDefinition = {
  number: 17,
  energy: 0.65,
  styles: ["Hip Hop", "Breakdancing"],
  clashes: ["Ballet", "Indian Classical"],
  words: ["street", "walk", "swagger", "city", "cool", "block", "town"],
  accents: [0, 1, 2, 3, 4, 6],
  note: "A swagger: wide heavy steps, the knee gives on each, the shoulder of the stepping side rolls down after it, arms swing across; up to the front and back again.",
  source: `move 8 beats loop keeps legs hips spine arms known lean sweep 0.6
  # up to the front with heavy heels
  L 0.25-1.00  step 3 42 heel
  R 1.25-2.00  step -3 80 heel
  L 2.25-3.00  step 3 112 heel
  R 3.28-4.00  step -5 104 flat
  # and back, laid back
  L 4.28-5.00  step 4 62 ball
  R 5.28-6.00  step -4 34 ball
  L 6.28-7.00  step 3 4 ball
  R 7.10-7.50  step 0 0 h 6 ball
  L 7.54-8.00  step 0 0 h 3 flat
  0     y -9.5, hands loose, smile 0.4, nod 3, bend 9, lean 3.5, twist 8, yaw 4, tilt 32
  0     raise.L 52, fwd.L 58, elbow.L 84, rot.L -6, raise.R 36, fwd.R -44, elbow.R 30, rot.R 0, shrug 0
  0.5   y -0.5, nod -5, bend 7
  1     y -9.5, nod 4, bend 3.5, lean 9.5, tilt 32, twist -17, yaw -10, x 4, shrug.L -6, shrug.R 12, raise.L 36, fwd.L -44, elbow.L 30, rot.L 0, raise.R 58, fwd.R 62, elbow.R 96, rot.R -6
  1.5   y -0.5, nod -5, bend 9, x 0
  2     y -9.5, nod 4, bend 13, lean -9.5, tilt -32, twist 17, yaw 10, x -4, shrug.R -6, shrug.L 12, raise.R 36, fwd.R -44, elbow.R 30, rot.R 0, raise.L 58, fwd.L 62, elbow.L 96, rot.L -6
  2.5   y -0.5, nod -5, bend 9, x 0
  3     y -9.5, nod 4, bend 3.5, lean 9.5, tilt 32, twist -17, yaw -10, x 4, shrug.L -6, shrug.R 12, raise.L 36, fwd.L -44, elbow.L 30, rot.L 0, raise.R 58, fwd.R 62, elbow.R 96, rot.R -6
  3.5   y -0.5, nod -8, bend -4.5, x 0, gazex 0
  # a stop with attitude
  4     y -10, nod -8, bend -11, lean -8.5, tilt -32, twist 12, yaw 6, x -4, shrug 7, raise 54, fwd.L 26, fwd.R 14, elbow 54, rot 6, palm 40, hands open, smile 0.7
  4.5   y -1, nod -2, bend -9, lean 0, twist 0, shrug 0, palm 0, hands loose
  5     y -9.5, nod 3, bend -4.5, lean 9.5, tilt 32, twist 15, yaw 8, x 4, shrug.L -6, shrug.R 12, raise.R 36, fwd.R -44, elbow.R 30, rot.R 0, raise.L 58, fwd.L 62, elbow.L 96, rot.L -6
  5.5   y -0.5, nod -5, bend -1.2, x 0
  6     y -9.5, nod 3, bend 3.5, lean -9.5, tilt -32, twist -15, yaw -8, x -4, shrug.R -6, shrug.L 12, raise.L 36, fwd.L -44, elbow.L 30, rot.L 0, raise.R 58, fwd.R 62, elbow.R 96, rot.R -6
  6.5   y -0.5, nod -5, bend 3.5, x 0
  7     y -9.5, nod 3, bend 3.5, lean 7.5, tilt 32, twist 12, yaw 6, x 2, shrug.L -4, shrug.R 6, raise.R 36, fwd.R -44, elbow.R 30, rot.R 0, raise.L 58, fwd.L 62, elbow.L 96, rot.L -6
  7.5   y -1, nod -5, bend 3.5, x 0, lean -2, shrug 0

variant opens called to the corner
  1     facing 25
  3     facing 45

variant diagonal called to the corner and back
  1     facing 30
  4     facing 40
  6     facing 30
  7.5   facing 0

variant low energy 0.7 called down low
  add y -7, bend 8.5

variant wave energy 0.7 called in a curve
  1     facing 12
  3     facing -12
  5     facing -16
  7     facing 0

variant arms energy 0.7 with opens diagonal called with an arm up
  drop arms.R 0.6-3.4
  1     arm.R high, hand.R open
  1.5   arm.R punch
  2     arm.R high
  2.5   arm.R punch
  3     arm.R high
`,
};
