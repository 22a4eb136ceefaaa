import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 6,
  energy: 0.45,
  styles: ["Contemporary", "Hip Hop", "Freestyle"],
  words: ["rock", "back", "forth", "swing"],
  accents: [1, 2, 3],
  note: "Rocks onto the front foot with the chest rolling down and the arms thrown back, then onto the back foot with the chest open and the arms up: the whole spine swings.",
  source: `move 4 beats loop keeps spine hips
  # front on 1, back on 2, front on 3, back and home on 4
  L 0.24-1.00  step 2 23 h 5 flat
  L 3.24-4.00  step 0 0 h 5 ball
  0     y -7, z -6, pitch -7, bend -15, nod -7, arms arabesque, raise 66, fwd 74, hands soft, heel 0, smile 0.5
  0.5   y -2, z 2, bend -4, arms down, raise 38, nod -4
  1     y -10, z 10, pitch 18, bend 23, nod 4, arms behind, raise 34, fwd -44, rot 50, hands open, heel.R 34, gazey -6
  1.5   y -2, z 0, pitch 4, bend 8, arms down, raise 38, heel.R 0
  2     y -8, z -11, pitch -9, bend -19, nod -8, arms arabesque, raise 100, hands soft, toe.L 22, gazey 6
  2.5   y -2, z 0, pitch 4, bend 6, arms down, raise 38, toe.L 0
  3     y -10, z 10, pitch 18, bend 23, nod 4, arms behind, raise 34, fwd -44, rot 50, hands open, heel.R 34, gazey -6
  3.5   y -2, z 0, pitch 2, bend 4, arms down, raise 38, heel.R 0, gazey 0
`,
};
