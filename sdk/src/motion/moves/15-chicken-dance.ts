import type { MoveDefinition } from "./definition.ts";

export const chickenDance: MoveDefinition = {
  number: 15,
  energy: 0.7,
  styles: ["Freestyle", "Hip Hop"],
  clashes: ["Ballet", "Contemporary", "Indian Classical"],
  words: ["chicken", "bird", "funny", "wings", "silly", "feathers"],
  accents: [0, 2, 4, 6],
  note: "Four beaks, two big flaps of the elbows, tail feathers wiggled down to the floor and two claps on the way up; the head pecks.",
  source: `move 8 beats loop keeps arms hands known arms hands sweep 1.5
  # beaks: hands beside the shoulders, seen from their edge, open and snap shut
  L 0.40-1.00  step 14 2
  R 1.40-2.00  step -6 0 h 12
  # wings: a march on the spot
  L 2.40-3.00  step 10 0
  R 3.40-4.00  step -10 0
  # claps: together again
  L 6.40-7.00  step 0 0
  R 7.40-8.00  step 0 0
  0     y -7.4, x 0, roll 0, yaw 0, twist 0, lean 0, bend 12, pitch 2, z 0, smile 0.6
  0     raise 40, fwd 24, rot 44, elbow 110, palm -54, wrist 42, dev 22, nod 10
  # the fingers come a tenth of a second late by themselves
  0.05  hands open, thumb 10, index -12, middle -12, ring -12, little -12, spread 0
  0.25  wrist 8, nod -6
  0.3   hands beak, thumb 34, index 48, middle 48, ring 48, little 48
  0.5   y -0.8, x 6.5, lean 10, raise 52, elbow 132, wrist 42, nod 10
  0.55  hands open, thumb 10, index -12, middle -12, ring -12, little -12, spread 0
  0.75  wrist 8, nod -6
  0.8   hands beak, thumb 34, index 48, middle 48, ring 48, little 48
  1     y -7.4, x 0, lean 0, raise 40, elbow 110, wrist 42, nod 10
  1.05  hands open, thumb 10, index -12, middle -12, ring -12, little -12, spread 0
  1.25  wrist 8, nod -6
  1.3   hands beak, thumb 34, index 48, middle 48, ring 48, little 48
  1.5   y -0.8, x -6.5, lean -10, raise 52, fwd 24, rot 44, elbow 132, palm -54, wrist 42, dev 22, nod 10
  2     y -7, x 0, lean 0, nod 4, bend 20.5, raise 54, fwd -10, rot -33, elbow 143, palm 40, wrist 3, dev 26, hands loose
  2.5   y -0.8, x 6, lean 8, nod -6, bend 6, raise 118, rot -26
  3     y -7, x 0, lean 0, nod 8, bend 20.5, raise 54, rot -33
  3.5   y -0.8, x -6, lean -8, nod -6, bend 6, raise 116, rot -26
  4     y -6.1, x -8, yaw -17, roll -5, twist 11, lean 0, pitch 6, nod -4, raise 56, fwd -26, rot -40, elbow 138
  4.5   y -7.7, x 9, yaw 20, roll 7, twist -14, pitch 10, bend 12, nod -10, z -4, raise.L 68, raise.R 48
  5     y -11.9, x -9, yaw -20, roll -7, twist 14, pitch 13, nod -12, raise.L 48, raise.R 68
  5.5   y -14.7, x 9, yaw 19, roll 6, twist -14, pitch 14, bend 17, nod -14, z -6, raise 54, fwd 20, rot 0, elbow 112, palm 30, wrist -34, dev -4, hands flat, smile 0.9
  6     y -11.9, x -3, yaw -6, roll -2, twist 4, pitch 8, bend 12, nod 0, z -4, raise 50, fwd 72, rot 24, elbow 96, palm 17, wrist -52, dev -6
  6.5   y -3.8, x 5, yaw 0, roll 0, twist 0, pitch 0, bend 0, lean 8, nod -2, z 0, fwd 14, elbow 110
  7     y -7, x 0, lean 0, bend 12, nod 5, fwd 72, elbow 96
  7.5   y -1.2, x -4, lean -8, bend 0, nod -4, raise 60, fwd 18, rot 40, elbow 106, palm -4, wrist -20, dev 2, hands flat
  7.8   hands beak, thumb 34, index 48, middle 48, ring 48, little 48

variant opens called opening to the side
  1     facing 20
  3     facing 45

variant diagonal called to the corner
  1     facing 30
  3     facing 45
  6     facing 45
  7     facing 0

variant side energy 0.75 called with the tail to the side
  1     facing 30
  4     facing 90
  6     facing 90
  7     facing 0

variant quick energy 0.8 called with quick steps
  drop feet
  add y 3.5
  L 0.12-0.50  step 10 8 h 6
  R 0.60-1.00  step -10 8 h 6
  L 1.10-1.50  step 0 0 h 6
  R 1.60-2.00  step 0 0 h 6
  L 2.10-2.50  step 10 8 h 6
  R 2.60-3.00  step -10 8 h 6
  L 3.10-3.50  step 0 0 h 6
  R 3.60-4.00  step 0 0 h 6
  L 6.10-6.50  step 6 0 h 6
  R 6.60-7.00  step -6 0 h 6
  L 7.10-7.50  step 0 0 h 6
  R 7.60-8.00  step 0 0 h 6

variant low energy 0.7 called down low
  size feet 1.5
  add y -8 0-4.4
  add y -8 6.6-8
  5     y -10.2, knee 0
  5.5   y -11.1, yaw 9, x 5, knee -12
  6     y -10.2, knee 0

variant forward energy 0.75 called coming forward
  1     along 14
  7     along 56
`,
};
