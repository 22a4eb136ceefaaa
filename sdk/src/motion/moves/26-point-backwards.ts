import type { MoveDefinition } from "./definition.ts";

export const pointBackwards: MoveDefinition = {
  number: 26,
  energy: 0.5,
  styles: ["Hip Hop", "Jazz Dance", "Freestyle", "Indian Classical", "Contemporary"],
  words: ["back", "behind", "there", "point", "past", "yesterday", "gone"],
  accents: [1, 2, 3],
  note: "The finger draws a line from the front, past the hip, to the back: the shoulder opens, weight and eyes go after it, it jabs once more; then the body turns away, the eyes come home, and the finger shoots straight back behind it.",
  source: `move 4 beats keeps arms.R hands.R spine known arms.R hands.R sweep 0.2 1
  R 0.30-1.00  step -10 -28 yaw -34 ball
  L 1.40-2.00  step 2 -2 h 9 flat
  R 2.40-3.00  step 3 20 yaw 32 ball
  L 3.10-3.50  step 0 0 h 3 flat
  R 3.54-4.00  step 0 0 yaw 0 h 3 flat
  # gathered in front
  0     y -5, hands soft
  0.5   y -1, z 3, twist 0, yaw 0, lean 0, bend 11, nod 2, look 4
  0.5   raise.R 64, fwd.R 22, rot.R 4, elbow.R 58, palm.R 10, wrist.R 0, dev.R 0, hand.R point
  # and back there: the eyes go along the arm
  1     y -9, z -7, x -4, twist -27, yaw -14, lean -7.5, bend -7, nod -2, tilt 18, look -56, gazex -20, brows 0.5, raise.R 84, fwd.R -14, rot.R 10, elbow.R 6, palm.R -20, shrug.R 6, arm.L bent, heel.L 18
  1.5   y -1, z -2, twist -22, yaw -10, lean -2, look -34, gazex -6, raise.R 72, fwd.R -8, elbow.R 46, shrug.R 0, arm.L bent, heel.L 0
  2     y -9.6, z -8, x -4, twist -30, yaw -16, lean -10.5, bend -10, look -58, gazex -20, raise.R 88, fwd.R -17, rot.R 12, elbow.R 10, shrug.R 10, arm.L float, hand.R point
  # drawn in, and straight back behind a body that has turned away
  2.5   y -1, z 0, x 0, twist -6, yaw -4, lean 0, tilt 0, look -4, gazex 0, raise.R 46, fwd.R 6, rot.R 0, elbow.R 88, palm.R 0, wrist.R 0, hand.R point, shrug.R 2, arm.L bent
  3     y -9.6, z 4, twist 24, yaw 27, lean 4.5, bend 9, nod 0, tilt 0, look -14, gazex -20, smile 0.7, brows 0.7, raise.R 78, fwd.R -40, rot.R 4, elbow.R 4, palm.R -16, hand.R point, shrug.R 4, arm.L chest
  3.5   y -1, z 0, twist 8, yaw 6, lean 0, bend 0, tilt 0, look -10, gazex 0, raise.R 34, fwd.R 8, rot.R 0, elbow.R 62, palm.R 0, hand.R loose, shrug.R 0, arm.L bent
  4     y -4, arms easy, hands soft, brows 0, smile 0.4

variant opens called opening to the side
  2     facing 22
  3.5   facing 45

variant diagonal called turned away
  1     facing -16
  2     facing -16
  3.5   facing 0

variant low energy 0.55 called down low
  add y -8, bend 6.5

variant forward called coming forward
  2     along 18
  3.5   along 37

variant half pace 0.5 energy 0.3 called in half time
  1     knee.L 0
  1.6   knee.L -10
  2.2   knee.L 0
`,
};
