import type { MoveDefinition } from "./definition.ts";

export const nod: MoveDefinition = {
  number: 20,
  energy: 0.25,
  styles: ["Hip Hop", "Freestyle", "Breakdancing"],
  words: ["yes", "yeah", "nod", "agree", "ok", "know", "right", "head"],
  accents: [0, 1, 2, 3],
  note: "The chin drops on each beat and comes up between; chest and knees answer, smaller and later.",
  held: true,
  source: `move 4 beats loop keeps head known nod sweep 1.5
  # two big ones
  0     nod 31, y -8, bend 19, smile 0.4, brows 0
  0.5   nod -15, y -3, bend -9, shrug 2, brows 0.4
  1     nod 31, y -8, bend 19, x 2, tilt 8, brows 0
  1.5   nod -15, y -3, bend -9, brows 0.4
  # a quick double with a grin
  2     nod 29, y -8, bend 19, x 0, tilt 0, smile 0.6, brows 0
  2.28  nod 2
  2.56  nod 24, y -3, bend 0
  2.78  nod -4, bend -9
  3     nod 31, y -8, bend 19, x -2, tilt -8
  3.5   nod -15, y -3, bend -9, brows 0.5

variant opens called opening to the side
  L 0.24-1.00  step 3 0 h 12
  R 1.24-2.00  step 0 0 h 12
  L 2.24-3.00  step 0 0 h 12
  1     facing 30
  2     facing 45

variant diagonal called to the corner
  L 0.24-1.00  step 4 0 h 12
  R 1.24-2.00  step 0 0 h 12
  L 2.24-3.00  step 0 0 h 12
  R 3.24-4.00  step 0 0 h 12
  1     facing 40
  2     facing 40
  3     facing 0

variant away energy 0.3 called turning the back
  L 0.24-1.00  step 3 0 h 12
  R 1.24-2.00  step -3 0 h 12
  L 2.24-3.00  step 0 0 h 12
  R 3.24-4.00  step 0 0 h 12
  R 0.30-1.00  pivot yaw 0
  L 1.10-2.00  pivot yaw 0
  R 2.10-2.95  pivot yaw 0
  0.2   facing 0
  3     facing 180

variant quick energy 0.45 called with quick steps
  L 0.12-0.50  step 10 12 h 5
  R 0.60-1.00  step -10 12 h 5
  L 1.10-1.50  step 0 0 h 5
  R 1.60-2.00  step 0 0 h 5
  L 2.10-2.50  step 10 12 h 5
  R 2.60-3.00  step -10 12 h 5
  L 3.10-3.50  step 0 0 h 5
  R 3.60-4.00  step 0 0 h 5

variant step energy 0.4 called with steps to both sides
  L 0.24-1.00  step 22 0
  L 1.24-2.00  step 0 0
  R 2.24-3.00  step -22 0
  R 3.24-4.00  step 0 0
  1     lean 11.5, x 8
  2     lean 0
  3     lean -11.5, x -8

variant forward energy 0.4 called walking forward
  L 0.24-1.00  step 0 0
  R 1.24-2.00  step 0 0
  L 2.24-3.00  step 0 0
  1     along 22
  2     along 44

variant low energy 0.35 called down low
  L 0.24-1.00  step 10 0 h 12
  R 1.24-2.00  step -10 0 h 12
  L 2.24-3.00  step 0 0 h 12
  R 3.24-4.00  step 0 0 h 12
  add y -4

variant half pace 0.5 energy 0.15 called in half time
  add y -3
`,
};
