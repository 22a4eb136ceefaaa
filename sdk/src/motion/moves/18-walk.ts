import type { MoveDefinition } from "./definition.ts";

export const walk: MoveDefinition = {
  number: 18,
  energy: 0.4,
  styles: ["Freestyle", "Contemporary", "Hip Hop"],
  words: ["walk", "go", "come", "road", "street", "step", "way", "follow"],
  accents: [0, 1, 2, 3],
  note: "Heel first, hips level to 4 cm, arms and legs against each other; three paces forward and a close.",
  source: `move 4 beats ends 0 96 0 keeps legs
  L 0.22-1.00  step 0 38 heel
  R 1.22-2.00  step 0 74 heel
  L 2.22-3.00  step 0 96 heel
  R 3.24-4.00  step 0 96 flat
  0     y -6.5, twist 0, hands relaxed
  0.5   y 0
  1     y -8.4, twist -11, yaw 5, raise.L 40, fwd.L -74, raise.R 56, fwd.R 76, elbow.L 10, elbow.R 84, rot.R -6, lean 4, bend 6, tilt 27
  1.5   y 0
  2     y -8.9, twist 11, yaw -5, raise.R 40, fwd.R -74, raise.L 56, fwd.L 76, elbow.R 10, elbow.L 84, rot.L -6, lean -4, tilt -27
  2.5   y 0
  3     y -8.4, twist -11, yaw 5, raise.L 40, fwd.L -74, raise.R 56, fwd.R 76, elbow.L 10, elbow.R 84, rot.R -6, lean 4, tilt 27
  3.5   y 0, twist 0
  4     arms easy, y -7, bend 3, lean 0, tilt 0, yaw 0

variant opens called in a curve
  1     facing 15
  3     facing 45

variant run energy 0.7 called running
  drop feet
  L 0.12-0.50  step 0 16 h 12 ball
  R 0.60-1.00  step 0 30 h 12 ball
  L 1.10-1.50  step 0 44 h 12 ball
  R 1.60-2.00  step 0 58 h 12 ball
  L 2.10-2.50  step 0 72 h 12 ball
  R 2.60-3.00  step 0 84 h 12 ball
  L 3.10-3.50  step 0 96 h 10 ball
  R 3.60-4.00  step 0 96 h 8 ball
  size y 1.1
  add pitch 4, bend 8.5

variant quarter called turning a corner
  drop feet
  L 0.22-1.00  step 0 0 heel
  R 1.22-2.00  step 0 0 heel
  L 2.22-3.00  step 0 0 heel
  R 3.24-4.00  step 0 0 flat
  size feet 0
  1     along 34, facing 15
  2     along 64, across 12, facing 50
  3     along 76, across 40, facing 90

variant backwards called backwards
  size feet -0.75
  L 0.22-1.00  step 0 -30 ball
  R 1.22-2.00  step 0 -58 ball
  L 2.22-3.00  step 0 -72 ball
  R 3.24-4.00  step 0 -72 ball
  size fwd 1.2, y 1.2
  0     pitch 4

variant low energy 0.5 called prowling
  add y -8
  0     pitch 10, bend 25.5, nod -8

variant side called crossing the stage
  size feet 0.55
  1     across 24, facing 30
  2     across 44, facing 30
  3     across 60, facing 0

variant half pace 0.5 energy 0.2 called in half time
`,
};
