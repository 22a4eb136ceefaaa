import type { MoveDefinition } from "./definition.ts";

export const lookAround: MoveDefinition = {
  number: 9,
  energy: 0.25,
  styles: ["Contemporary", "Indian Classical", "Freestyle"],
  words: ["look", "see", "eyes", "where", "watch", "find", "search"],
  accents: [1, 3],
  note: "The eyes go first, then the head, then the chest; a hand shades the brow while the look sweeps from one side to the other.",
  held: true,
  source: `move 4 beats keeps head face arms.R hands.R spine known look
  L 0.24-1.00  step 24 2 yaw 16 h 12
  R 1.24-2.00  step 14 4 yaw -6 h 12
  L 2.24-3.00  step 0 0 yaw 0 h 9
  R 3.24-4.00  step 0 0 yaw 0 h 9
  0     y -5, bend -2.5, arm.R bent, raise.R 30, arm.L easy, gazex 0, look 0
  0.3   gazex 30, brows 0.3
  0.55  look 14
  1     look 52, twist 18, yaw 8, x 6, y -8, bend 16, tilt 12.5, arm.R shade, fwd.R 56, raise.R 115, hand.R flat, arm.L behind, brows 0.7, lean 3.5, nod 2
  1.5   look 56, twist 22, y -2, bend 9, nod -6, gazex 26, arm.R shade, fwd.R 56, raise.R 115, hand.R flat
  1.8   gazex -30, look 48, twist 20, arm.L bent, arm.R shade, fwd.R 56, raise.R 115
  2     y -7, look 0, bend -7, tilt 0, arm.R shade, fwd.R 62, raise.R 100, elbow.R 90
  3     look -52, twist -18, yaw -8, x -6, bend 16, tilt -12.5, lean -3.5, nod 2, arm.R shade, hand.R flat, y -8
  3.5   look -54, twist -20, y -2, bend 8, nod -6, gazex -24, brows 0.7
  3.75  gazex 0, look -16
  4     arm.R bent, raise.R 30, arm.L easy, y -5, look 0, hands relaxed

variant opens called opening to the side
  1     facing 22
  3     facing 45

variant around energy 0.35 called turning to both sides
  drop feet
  L 0.24-1.00  step 8 0 yaw 10 h 12
  R 1.24-2.00  step 0 0 yaw 0 h 12
  L 2.24-3.00  step 0 0 yaw -10 h 12
  R 3.04-3.50  step 0 0 yaw 0 h 3
  L 3.54-4.00  step 0 0 yaw 0 h 3
  1     facing 42
  2     facing 0
  3     facing -42
  3.5   facing 0

variant low energy 0.3 called searching the ground
  size feet 1.15
  add y -9.7
  add bend 11, nod 10
  0     pitch 8

variant high energy 0.3 called on tiptoe
  add y 5, bend -4.5
  0     heel 0
  0.5   heel 11
  3.5   heel 11
  4     heel 0

variant forward energy 0.35 called creeping forward
  1     along 16
  3     along 48

variant half pace 0.5 energy 0.15 called in half time
`,
};
