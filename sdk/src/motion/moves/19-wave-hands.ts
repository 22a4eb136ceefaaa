import type { MoveDefinition } from "./definition.ts";

export const waveHands: MoveDefinition = {
  number: 19,
  energy: 0.5,
  styles: ["Freestyle", "Hip Hop", "Jazz Dance", "Contemporary", "Indian Classical"],
  words: ["wave", "hands", "hello", "hi", "goodbye", "bye", "air"],
  accents: [0, 1, 2, 3],
  note: "Both arms high over the head, palms open, swing left and right together like grass in the wind; the hands trail and the body sways under them.",
  source: `move 4 beats loop keeps arms hands known arms hands sweep 1.5
  L 0.24-1.00  step 24 0
  L 2.24-3.00  step 0 0
  R 1.24-2.00  step 16 0
  R 3.24-4.00  step 0 0
  # right
  0     hands open, spread 18, y -9.6, x -9, lean -14.5, tilt -32, nod -6, look -8, shrug 5, smile 0.7
  0     raise.R 114, fwd.R 16, rot.R 40, elbow.R 10, palm.R 40, wrist.R -12, dev.R -10, raise.L 150, fwd.L 34, rot.L 68, elbow.L 58, palm.L 10, wrist.L -10, dev.L 14
  0.5   y -1.5, raise 144, fwd 16, dev 0
  # left
  1     y -9.6, x 9, lean 14.5, tilt 32, look 8, smile 0.9
  1     raise.L 114, fwd.L 16, rot.L 40, elbow.L 10, palm.L 40, wrist.L -12, dev.L -10, raise.R 150, fwd.R 34, rot.R 68, elbow.R 58, palm.R 10, wrist.R -10, dev.R 14
  1.5   y -1.5, raise 144, fwd 16, dev 0
  2     y -9.6, x -9, lean -14.5, tilt -32, look -8
  2     raise.R 114, fwd.R 16, rot.R 40, elbow.R 10, palm.R 40, wrist.R -12, dev.R -10, raise.L 150, fwd.L 34, rot.L 68, elbow.L 58, palm.L 10, wrist.L -10, dev.L 14
  2.5   y -1.5, raise 144, fwd 16, dev 0
  3     y -9.6, x 9, lean 14.5, tilt 32, look 8
  3     raise.L 114, fwd.L 16, rot.L 40, elbow.L 10, palm.L 40, wrist.L -12, dev.L -10, raise.R 150, fwd.R 34, rot.R 68, elbow.R 58, palm.R 10, wrist.R -10, dev.R 14
  3.5   y -1.5, raise 144, fwd 16, dev 0

variant opens called opening to the side
  1     facing 20
  3     facing 45

variant diagonal called to the corner
  1     facing 48
  2     facing 48
  3     facing 0

variant away energy 0.55 called turning the back
  size lean 0.9
  size feet 0.35
  R 0.30-1.00  pivot yaw 0
  L 1.10-2.00  pivot yaw 0
  R 2.10-2.95  pivot yaw 0
  0.2   facing 0
  3     facing 180

variant low energy 0.55 called down low
  size feet 1.15
  add y -9

variant quick energy 0.65 called with quick steps
  drop feet
  add y 3.6
  L 0.12-0.50  step 12 14 h 6
  R 0.60-1.00  step -12 14 h 6
  L 1.10-1.50  step 0 0 h 6
  R 1.60-2.00  step 0 0 h 6
  L 2.10-2.50  step 12 14 h 6
  R 2.60-3.00  step -12 14 h 6
  L 3.10-3.50  step 0 0 h 6
  R 3.60-4.00  step 0 0 h 6

variant side energy 0.55 called moving to the side
  size feet 0.5
  add y 1
  1     across 16
  3     across 44

variant turns energy 0.6 called turning round
  size lean 0.8
  size feet 0.18
  R 0.30-1.00  pivot yaw 0
  L 1.10-2.00  pivot yaw 0
  R 2.10-2.95  pivot yaw 0
  add y 1.5, pitch 5
  0.1   facing 0
  3     facing 360

variant half pace 0.5 energy 0.3 called in half time
`,
};
