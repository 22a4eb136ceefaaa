import type { MoveDefinition } from "./definition.ts";

export const maraschino: MoveDefinition = {
  number: 2,
  energy: 0.6,
  styles: ["Jazz Dance", "Freestyle", "Salsa"],
  words: ["sweet", "cherry", "sugar", "honey", "step"],
  accents: [0, 4],
  note: "A jaunty side step with a cross behind and a heel tap, both arms swinging along, then a hand on the hip and a snap of the fingers over the head; back again and close with a snap.",
  source: `move 8 beats loop keeps legs arms hands known feet sweep 1.5
  # side, behind, side, heel and snap; and back: side, behind, side, close and snap
  L 0.24-1.00  step 24 0
  R 1.24-2.00  step 44 -16 ball
  L 2.24-3.00  step 48 0
  R 3.24-4.00  step 30 24 heel
  R 4.46-5.00  step 24 0
  L 5.20-6.00  step 4 -16 ball
  R 6.24-7.00  step 0 0
  L 7.24-8.00  step 0 0
  0     y -9.5, x -4, roll -6, lean 13, tilt -32, look 16, nod -4, arm.L wave, raise.L 118, elbow.L 58, hand.L loose, arm.R hip, hand.R flat, smile 0.9, brows 0.5, twist 6, heel.L 12, yaw 4
  0.5   y -1.5, x 0, roll 0, lean 0, tilt 0, heel.L 0, yaw 0
  1     y -8.5, x 5, roll 6, lean -10, look 14, twist 14, smile 0.6, brows 0, nod 0, arm.L jazzlow, raise.L 84, elbow.L 10, hand.L open, reach.R -2 122 26, hand.R soft
  1.5   y -1.5, roll 0, lean 4
  2     y -9, x 2, roll -5, lean 11.5, twist -16, yaw -8, look 8, tilt 32, arm.R jazzlow, raise.R 84, elbow.R 10, hand.R open, reach.L -2 122 26, hand.L soft
  2.5   y -1.5, roll 0, lean 0
  3     y -9, x 5, roll 5, lean -8, twist 14, yaw 4, look 6, tilt 0, arm.L jazzlow, raise.L 84, elbow.L 10, hand.L open, reach.R 6 110 32, hand.R beak
  3.5   y -2, toe.R 0
  4     y -9.5, x 12, z -5, toe.R 22, roll 6, lean -13, tilt 32, look -16, nod -4, arm.R wave, raise.R 118, elbow.R 58, hand.R loose, arm.L hip, hand.L flat, smile 0.9, brows 0.5, twist -6, yaw -4
  4.5   y -1.5, x 2, z 0, toe.R 0, roll 0, lean 0, tilt 0, yaw 0
  5     y -8.5, x -4, roll -5, lean 10, look -14, twist -14, smile 0.6, brows 0, nod 0, arm.R jazzlow, raise.R 84, elbow.R 10, hand.R open, reach.L -2 122 26, hand.L soft
  5.5   y -1.5, roll 0, lean -4
  6     y -9, x -2, roll 5, lean -11.5, twist 16, yaw 8, look -8, tilt -32, arm.L jazzlow, raise.L 84, elbow.L 10, hand.L open, reach.R -2 122 26, hand.R soft
  6.5   y -1.5, roll 0, lean 0
  7     y -9, x -5, roll -5, lean 8, twist -14, yaw -4, look -6, tilt 0, arm.R jazzlow, raise.R 84, elbow.R 10, hand.R open, reach.L 6 110 32, hand.L beak
  7.5   y -2

variant opens called opening to the side
  1     facing 22
  3     facing 45

variant diagonal energy 0.65 called from corner to corner
  add y 1
  1     facing 38
  3     facing 38
  5     facing -18
  6     facing -18
  7     facing 0

variant low energy 0.65 called down low
  add y -4.4, bend 13

variant forward energy 0.65 called coming forward
  3     along 24
  4     along 24
  7     along 50

variant arms with opens diagonal forward called with long arms
  drop arms hands
  0     arm.L fifth, arm.R second, hands soft
  1     arm.L second, arm.R first
  2     arm.L first, arm.R second
  3     arm.L second, arm.R first
  4     arm.R fifth, arm.L second
  5     arm.R second, arm.L first
  6     arm.R first, arm.L second
  7     arm.R second, arm.L first
`,
};
