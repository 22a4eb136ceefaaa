import type { MoveDefinition } from "./definition.ts";

export const cheer: MoveDefinition = {
  number: 1,
  energy: 0.8,
  styles: ["Hip Hop", "Freestyle", "Jazz Dance"],
  words: ["hey", "yeah", "shout", "cheer", "hooray", "hands", "up", "party"],
  accents: [1, 2, 3],
  note: "Two fists thrown up in a V, twice, then hands cupped round the mouth and a long hoot, chest forward; the knees pump all the time.",
  source: `move 4 beats loop keeps arms hands known arms hands sweep 0 0.1
  # two pumps, then a long hoot
  L 0.24-1.00  step 24 4
  R 1.24-2.00  step 16 4
  R 2.24-3.00  step 0 0
  L 3.24-4.00  step 0 0
  0     arms guard, raise 50, elbow 112, hands fist, y -9, bend 12, nod 2, lean 0, smile 0.7, brows 0.2
  0.5   y -2, arms guard, raise 44, elbow 120, bend 14.5, nod 3
  1     arms victory, raise 126, elbow 16, y -9, bend -17, nod -8, lean 8, smile 1
  1.5   y -2, arms guard, raise 50, elbow 112, bend 12, nod 2
  2     arms victory, raise 124, elbow 18, y -9, bend -17, nod -8, lean -6, smile 0.9, hands fist
  2.5   y -2, bend 12, nod 0
  3     reach 9 145 19, palm 40, wrist -20, dev 0, hands ardhachandra, y -9, bend 17, nod -6, lean 0, brows 0.7
  3.5   reach 10 147 22, palm 40, wrist -20, dev 0, hands ardhachandra, y -2, bend 23.5, nod -12, smile 0.6

variant opens called opening to the side
  1     facing 20
  3     facing 45

variant diagonal called to the corner
  1     facing 55
  2     facing 55
  3     facing 0

variant quick energy 0.9 called with quick steps
  size y 1.1
  drop feet
  add y 1.5
  L 0.12-0.50  step 12 14 h 6
  R 0.60-1.00  step -12 14 h 6
  L 1.10-1.50  step 0 0 h 6
  R 1.60-2.00  step 0 0 h 6
  L 2.10-2.50  step 12 14 h 6
  R 2.60-3.00  step -12 14 h 6
  L 3.10-3.50  step 0 0 h 6
  R 3.60-4.00  step 0 0 h 6

variant low energy 0.75 called down low
  size feet 1.15
  add y -9.7, bend 11

variant hop energy 0.95 called hopping
  drop feet
  jump 0.50-1.00 h 7
  jump 1.50-2.00 h 7
  add y 2
  L 2.24-3.00  step 12 6
  L 3.24-4.00  step 0 0

variant forward called coming forward
  1     along 18
  3     along 46

variant turns energy 0.9 called turning round
  size spine 0.2
  add y 2.5
  L 0.24-1.00  step 7 1 h 9
  R 1.24-2.00  step 5 1 h 9
  R 2.24-3.00  step 0 0 h 9
  L 3.24-4.00  step 0 0 h 9
  R 0.30-1.00  pivot yaw 0
  L 1.10-2.00  pivot yaw 0
  L 2.10-3.00  pivot yaw 0
  R 3.10-3.95  pivot yaw 0
  0.1   facing 0
  1     facing 135
  2     facing 250
  3     facing 360
`,
};
