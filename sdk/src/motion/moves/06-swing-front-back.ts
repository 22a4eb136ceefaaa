import type { MoveDefinition } from "./definition.ts";

export const swingFrontBack: MoveDefinition = {
  number: 6,
  energy: 0.45,
  styles: ["Contemporary", "Hip Hop", "Freestyle", "Breakdancing"],
  words: ["rock", "back", "forth", "swing"],
  accents: [1, 2, 3],
  note: "Rocks onto the front foot with the chest rolling down and the arms thrown back, then onto the back foot with the chest open and one arm up: the whole spine swings.",
  source: `move 4 beats loop keeps spine hips arms known pitch bend sweep 0 1
  # front on 1, back on 2, front on 3, back and home on 4
  L 0.24-1.00  step 3 28 flat
  R 1.24-2.00  step 0 -20 ball
  R 2.24-3.00  step 0 0
  L 3.24-4.00  step 0 0 ball
  0     y -7, z -8, pitch -7, bend -15, tilt 32, nod -6, arm.L arabesque, raise.L 108, arm.R chest, look 8, hands soft, heel 0, smile 0.5, toe.L 0
  0.5   y -2, z 2, bend -2.5, arms down, raise 28, rot 34, elbow 44, look 0, nod -4
  1     y -11, z 11, pitch 17, bend 22.5, nod 3, arms behind, raise 40, fwd -48, rot 50, hands open, heel.R 36, gazey -6
  1.5   y -2, z 0, pitch 4, bend 9, arms down, raise 28, rot 34, elbow 44, heel.R 0
  2     y -8, z -12, pitch -9, bend -18, tilt -32, nod -7, arm.R high, raise.R 128, arm.L chest, look -10, hands soft, toe.L 26, gazey 8
  2.5   y -2, z 0, pitch 4, bend 7, arms down, raise 28, rot 34, elbow 44, look 0, toe.L 0
  3     y -11, z 11, pitch 17, bend 22.5, nod 3, arms behind, raise 40, fwd -48, rot 50, hands open, heel.R 36, gazey -6
  3.5   y -2, z 2, pitch 2, bend 4.5, arms down, raise 28, rot 34, elbow 44, heel.R 0, gazey 0

variant opens called opening to the side
  R 1.30-2.00  step 0 0 h 12
  1     facing 22
  2     facing 45

variant diagonal called to the corner
  R 1.30-2.00  step 0 0 h 12
  R 2.30-3.00  step 0 0 h 12
  1     facing 42
  2     facing 42
  3     facing 0

variant low energy 0.55 called in a deep lunge
  size feet 1.2
  add y -5.6

variant forward energy 0.5 called coming forward
  R 1.30-2.00  step 0 0
  1     along 6
  2     along 20

variant arms energy 0.5 with opens diagonal called with both arms up
  0     arms chest
  2     arms high, raise 130

variant half pace 0.5 energy 0.25 called in half time
`,
};
