import type { MoveDefinition } from "./definition.ts";

export const rumba: MoveDefinition = {
  number: 12,
  energy: 0.5,
  styles: ["Salsa", "Jazz Dance"],
  words: ["rumba", "love", "slow", "night", "kiss"],
  accents: [1, 3, 5, 7],
  note: "A box, slow quick quick: forward, side, close, back, side, close; the hips roll into each step a moment later, the arms keep the frame of a couple and open from it in long lines.",
  source: `move 8 beats loop keeps hips legs arms known feet roll sweep 0.1 1
  # slow, quick, quick; arms hold a partner who is not there, and open from that frame
  L 0.24-1.00  step 0 34 h 12 ball
  R 2.24-3.00  step -30 34 h 12 ball
  L 3.24-4.00  step -30 34 h 12
  R 4.24-5.00  step -30 0 h 12 ball
  L 6.24-7.00  step 0 0 h 12 ball
  R 7.24-8.00  step 0 0 h 12
  0     y -8, x -5, roll -8, yaw -4, twist 4, lean 6, reach.L 50 140 26, palm.L 10, arm.R first, raise.R 70, elbow.R 72, hands soft, look 14, smile 0.5
  0.5   y -2, x 0, roll 0
  1     y -8.5, x 8, roll 9, yaw 12, twist -14, lean -8, look 30, tilt 32, arm.L diagonal, arm.R chest
  1.5   y -2.5, x 8, roll -3, yaw -3
  2     y -9.5, x 12, roll 12, yaw -16, twist 16, lean -11.5, reach.L 50 140 26, palm.L 10, arm.R first, raise.R 70, elbow.R 72, look 12, tilt -32
  2.5   y -2, x 2, roll 0, yaw 0
  3     y -8.5, x -8, roll -9, yaw -10, twist 4, lean 8, arm.R diagonal, arm.L chest, look -30, tilt 0
  3.5   y -2, x 0, roll 0, arm.L salsa
  4     y -8.5, x 8, roll 9, yaw 8, twist -8, lean -8, reach.L 50 140 26, palm.L 10, arm.R first, raise.R 70, elbow.R 72, look 14
  4.5   y -2, x 0, roll 0
  5     y -8.5, x -8, roll -9, yaw -12, twist 14, lean 8, look -28, tilt 32, arm.R second, arm.L chest
  5.5   y -2.5, x -8, roll 3, yaw 3
  6     y -9.5, x -12, roll -12, yaw 16, twist -16, lean 11.5, reach.L 50 140 26, palm.L 10, arm.R first, raise.R 70, elbow.R 72, look 4, tilt 32
  6.5   y -2, x -2, roll 0, yaw 0, arm.R salsa, arm.L first
  7     y -8.5, x 8, roll 9, yaw 10, twist -4, lean -8, arm.L fifth, arm.R salsa, look 24, tilt 0
  7.5   y -2, x 0, roll 0, arm.L victory, arm.R salsaout

variant opens called opening to the side
  1     facing 15
  5     facing 45

variant diagonal called to both corners
  1     facing 20
  3     facing 20
  5     facing -18
  7     facing 0

variant quarter called as a turning box
  1     facing 10
  7     facing 90

variant low energy 0.55 called with bent knees
  add y -10, bend 11

variant arms with opens diagonal called with long arms
  drop arms
  0     arm.L second, arm.R first
  1     arms first
  2     arm.R fifth, arm.L second
  3     arms second
  4     arms first
  5     arm.L fifth, arm.R second
  6     arms second
  7     arms first
`,
};
