import type { MoveDefinition } from "./definition.ts";

export const dribble: MoveDefinition = {
  number: 23,
  energy: 0.6,
  styles: ["Hip Hop", "Freestyle"],
  clashes: ["Ballet", "Contemporary", "Indian Classical"],
  words: ["ball", "game", "play", "bounce", "score", "court", "team"],
  accents: [0, 1, 2, 3],
  note: "Low over a wide stance, head up: a flat hand pounds the ball to the floor on the beat, meets it coming up, and sends it between the legs to the other hand; the free arm guards.",
  source: `move 4 beats loop mirror keeps arms hands spine known arms hands
  # a pound on the right, then across under the left leg
  L 0.34-1.00  step 28 24
  L 1.44-2.00  step 0 0
  0     y -7.3, x -4, z -5, pitch 20, bend 18, lean -8.5, twist -14, yaw -6, nod -22, look 4, hands open, spread 16, heel 0
  0     raise.R 57, fwd.R 42, rot.R -24, elbow.R 8, palm.R -34, wrist.R 22, dev.R 0
  0     raise.L 70, fwd.L 48, rot.L 4, elbow.L 80, palm.L -50, wrist.L -30, dev.L 0
  0.5   y -1.4, x -1, pitch 14, bend 13, lean -2, twist -6, nod -15, look 10
  0.5   raise.R 64, fwd.R 26, rot.R 2, elbow.R 84, palm.R -34, wrist.R -34, dev.R 4
  0.5   raise.L 62, fwd.L 40, rot.L 4, elbow.L 92, wrist.L -24
  1     y -7.3, x 4, pitch 22, bend 22.5, lean 6.5, twist 18, yaw 6, nod -28, look -6
  1     raise.R 58, fwd.R 82, rot.R -4, elbow.R 12, palm.R 34, wrist.R 20, dev.R -6
  1     raise.L 54, fwd.L 32, rot.L -4, elbow.L 40, palm.L 4, wrist.L -10
  1.22  raise.L 48, fwd.L 46, elbow.L 20, palm.L -6, wrist.L 6
  1.5   y -1.4, x 1, pitch 14, bend 13, lean 2, twist 8, yaw 2, nod -15, look 4
  1.5   raise.R 68, fwd.R 48, rot.R 4, elbow.R 80, palm.R -40, wrist.R -24, dev.R 0
  1.5   raise.L 64, fwd.L 26, rot.L 2, elbow.L 84, palm.L -34, wrist.L -34, dev.L 4

variant opens called opening to the side
  add y 1.8
  1     facing 22
  2     facing 36

variant diagonal called to both corners
  size look 0.8
  add y 1.5
  1     facing 38
  2     facing 0
  3     facing -38
  4     facing 0

variant forward energy 0.65 called running forward
  add y 1
  1     along 16
  2     along 26

variant side energy 0.65 called moving to the side
  add y 2.5
  1     across 12
  2     across 14

variant high energy 0.55 called standing up
  add y 5.5, pitch -13, bend -10, nod 12
`,
};
