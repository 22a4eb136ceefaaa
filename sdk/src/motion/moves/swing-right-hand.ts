import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 11,
  energy: 0.5,
  styles: ["Hip Hop", "Freestyle", "Jazz Dance"],
  words: ["right", "hand", "swing", "throw"],
  accents: [1, 3],
  note: "The right arm swings as a pendulum, low across the body and out high to the side, the other hand on the hip; weight and chest give way to it.",
  source: `move 4 beats loop fixed keeps arms hands.R
  # across on the even beats, out on the odd ones; the third beat throws highest
  R 0.24-1.00  step -20 0 h 5
  R 3.24-4.00  step 0 0 h 5
  0     y -9, x 5, lean 4, twist 16, roll 3, look 10, tilt 4, heel.R 12, reach.R 4 104 33, hand.R soft, palm.R 0, arm.L hip, hand.L flat
  0.5   y -2, x 0, reach.R 37 79 13, heel.R 0
  1     y -9, x -9, lean -5, twist -16, roll -3, look -14, tilt -4, heel.L 14, arm.R diagonal, raise.R 102, hand.R open, smile 0.6
  1.5   y -2, x 0, reach.R 37 79 13, heel.L 0
  2     y -9, x 8, lean 6, twist 18, roll 3, look 10, tilt 4, heel.R 14, reach.R -18 120 34, hand.R soft, smile 0.4
  2.5   y -2, x 0, reach.R 37 79 13, heel.R 0
  3     y -10, x -10, lean -8, twist -18, roll -3, look -16, tilt -6, heel.L 18, arm.R diagonal, raise.R 122, hand.R open, smile 0.8
  3.5   y -2, x 0, reach.R 38 85 16, heel.L 0
`,
};
