import type { MoveDefinition } from "./definition.ts";

export const swingRightHand: MoveDefinition = {
  number: 11,
  energy: 0.5,
  styles: ["Hip Hop", "Freestyle", "Jazz Dance", "Breakdancing"],
  words: ["right", "hand", "swing", "throw"],
  accents: [1, 3],
  note: "The right arm swings as a pendulum, low across the body and out high to the side, the other hand on the hip; weight and chest give way to it.",
  source: `move 4 beats loop fixed keeps arms hands.R known arms.R
  # across on the even beats, out on the odd ones; the third beat throws highest
  R 0.24-1.00  step -20 0
  L 1.24-2.00  step 12 4
  L 2.24-3.00  step 0 0
  R 3.24-4.00  step 0 0
  0     y -8.5, x 5, lean 8, twist 16, roll 3, look 10, tilt 27, heel.R 12, reach.R 4 104 33, hand.R soft, palm.R 0, arm.L hip, hand.L flat
  0.5   y -2, x 0, reach.R 40 86 8, heel.R 0
  1     y -8.5, x -11, lean -13, twist -18, roll -4, look -18, tilt -32, heel.L 18, arm.R diagonal, raise.R 118, hand.R open, smile 0.6
  1.5   y -2, x 0, reach.R 37 79 13, heel.L 0
  2     y -8.5, x 11, lean 14.5, twist 22, roll 4, look 14, tilt 32, heel.R 20, reach.R -20 126 33, hand.R soft, smile 0.4
  2.5   y -2, x 0, reach.R 37 79 13, heel.R 0
  3     y -8.5, x -12, lean -18, twist -20, roll -4, look -24, nod -8, tilt -32, heel.L 24, arm.R diagonal, raise.R 140, hand.R open, smile 0.8
  3.5   y -2, x 0, nod 0, reach.R 38 85 16, heel.L 0

variant opens called opening to the left
  L 2.24-3.00  step 0 0 h 12
  1     facing 14
  2     facing 25
  3     facing 37

variant opens-right called opening to the right
  L 2.24-3.00  step 0 0 h 12
  1     facing -14
  1.25  facing -14
  2     facing -25
  2.25  facing -25
  3     facing -37

variant diagonal called to the corner
  L 1.24-2.00  step 0 0 h 12
  L 2.24-3.00  step 0 0 h 12
  1     facing -34
  2     facing -34
  3     facing 0

variant low energy 0.55 called down low
  size feet 1.25
  add y -7, bend -2

variant both energy 0.6 with opens opens-right diagonal called with both arms
  drop arms.L hands.L
  0     arm.L second, hand.L soft
  1     arm.L chest
  2     arm.L open
  3     arm.L chest
  3.5   arm.L salsaout

variant half pace 0.5 energy 0.3 called in half time
`,
};
