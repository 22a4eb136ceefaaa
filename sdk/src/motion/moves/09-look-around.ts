import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 9,
  energy: 0.25,
  styles: ["Contemporary", "Indian Classical", "Freestyle"],
  words: ["look", "see", "eyes", "where", "watch", "find", "search"],
  accents: [1, 3],
  note: "The eyes go first, then the head, then the chest; a hand shades the brow while the look sweeps from one side to the other.",
  held: true,
  source: `move 4 beats keeps head face arms.R hands.R spine
  L 0.24-1.00  step 12 2 yaw 16 h 4
  R 1.24-2.00  step -12 2 yaw -16 h 4
  L 2.24-3.00  step 0 0 yaw 0 h 3
  R 3.24-4.00  step 0 0 yaw 0 h 3
  0     y -5, arm.R bent, raise.R 30, arm.L easy, gazex 0, look 0
  0.3   gazex 30, brows 0.3
  0.55  look 14
  1     look 52, twist 18, yaw 8, x 6, y -8, bend 8, arm.R shade, fwd.R 56, raise.R 115, hand.R flat, arm.L behind, brows 0.7, lean 3, nod 2
  1.5   look 56, twist 22, y -2, bend 4, nod -6, gazex 26, arm.R shade, fwd.R 56, raise.R 115, hand.R flat
  1.8   gazex -30, look 48, twist 20, arm.L bent, arm.R shade, fwd.R 56, raise.R 115
  2     y -7, look 0
  3     look -52, twist -18, yaw -8, x -6, bend 8, lean -3, nod 2, arm.R shade, hand.R flat, y -8
  3.5   look -54, twist -20, y -2, bend 3, nod -6, gazex -24, brows 0.7
  3.75  gazex 0, look -16
  4     arm.R bent, raise.R 30, arm.L easy, y -5, look 0, hands relaxed
`,
};
