import type { MoveDefinition } from "./definition.ts";

export const dancingHandstand: MoveDefinition = {
  number: 22,
  energy: 0.95,
  styles: ["Breakdancing"],
  words: ["upside", "down", "world", "hands", "over"],
  accents: [2, 3, 4, 5, 7],
  note: "A lunge, hands down, one leg swings up and the other follows; over the hands the legs scissor, spread and bend on the beat; back the way it came.",
  acrobatic: true,
  source: `move 8 beats keeps hips legs known hips
  L 0.12-0.50  step 0 12 h 6
  R 1.28-2.55  lift 0 -81 -18 body point 35 h 15
  L 2.22-2.82  lift 0 -82 6 body point 35
  hand L 2.00-6.20 support 21 80
  hand R 2.00-6.20 support -21 80
  # the legs' dance: scissors, straddle, a bend of both, scissors
  R 3.08-3.50  lift 0 -69 46 body point 35
  L 3.08-3.50  lift 0 -80 -20 body point 35
  R 3.58-4.00  lift -58 -58 5 body point 35
  L 3.58-4.00  lift 58 -58 5 body point 35
  R 4.10-4.50  lift 0 -54 20 body point 20
  L 4.10-4.50  lift 0 -83 0 body point 35
  R 4.58-5.00  lift 0 -80 -20 body point 35
  L 4.58-5.00  lift 0 -69 46 body point 35
  # and down again
  L 5.40-6.00  step 0 12 h 2
  R 5.70-7.00  step 0 0 h 14
  L 7.08-7.50  step 0 0 h 4
  0     y -3, pitch 0, bend 0, arms easy, hands open, z 0
  0.7   y -1, pitch -4, bend -11, nod -8, z 0
  1     arms high
  1.38  y -10, pitch 56, bend 30.5, nod -16, z 10, raise 150, elbow 10
  1.58  heel.L 0
  1.70  z 23
  2.00  y -12, pitch 92, bend 58, nod -20, z 28, raise 160, fwd 10, elbow 34, wrist 20, heel.L 20
  2.25  z 16
  2.55  heel.L 0, y -6, pitch 138, bend 36, z -16
  3.05  y 1, pitch 178, bend 24, nod -20, z 0
  3.50  y -1, pitch 176, x 1.5
  3.75  y 3
  4.00  y -1, pitch 180, x 0
  4.50  y -2, pitch 176, x -1.5
  4.75  y 3
  5.05  y 0, pitch 178, x 0, bend 24, z 0
  5.65  y -6, pitch 134, bend 38, z -16
  5.80  heel.L 0
  5.95  z 16
  6.16  heel.L 20
  6.20  y -12, pitch 92, bend 58, z 26, nod -20, raise 160, fwd 10, elbow 34, wrist -24
  6.60  heel.L 0
  6.82  y -10, pitch 50, bend 29, nod -16, z 10
  7.48  y -1, pitch -4, bend -11, nod -8, smile 0.9, z 0
  7.5   arms victory
  7.65  y -5
  8     arms easy, y -3, bend 0, nod 0

variant opens called on the diagonal
  L 0.12-0.50  step 0 7 h 6
  0.5   facing 22
  2.1   facing 40

variant side called in profile
  L 0.12-0.50  step 0 6 h 6
  0.5   facing 30
  2.3   facing 48
  6.1   facing 48
  7     facing 0

variant straddle called in a straddle
  R 3.08-3.50  lift -58 -58 5 body point 35
  L 3.08-3.50  lift 58 -58 5 body point 35
  R 3.58-4.00  lift 0 -83 0 body point 35
  L 3.58-4.00  lift 0 -83 0 body point 35
  R 4.10-4.50  lift -58 -58 5 body point 35
  L 4.10-4.50  lift 58 -58 5 body point 35
  R 4.58-5.00  lift 0 -80 -20 body point 35
  L 4.58-5.00  lift 0 -69 46 body point 35

variant still energy 0.85 called held straight
  R 3.08-3.50  lift 0 -83 0 body point 35
  L 3.08-3.50  lift 0 -83 0 body point 35
  R 3.58-4.00  lift 0 -83 0 body point 35
  L 3.58-4.00  lift 0 -54 20 body point 20
  R 4.10-4.50  lift 0 -83 0 body point 35
  L 4.10-4.50  lift 0 -54 20 body point 20
  R 4.58-5.00  lift 0 -80 -20 body point 35
  L 4.58-5.00  lift 0 -69 46 body point 35

variant forward called starting further forward
  0.5   along 10
  1.9   along 22
`,
};
