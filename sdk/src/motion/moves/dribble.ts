import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 23,
  energy: 0.6,
  styles: ["Hip Hop", "Freestyle"],
  words: ["ball", "game", "play", "bounce", "score", "court", "team"],
  accents: [0, 1, 2, 3],
  note: "Low over a wide stance, head up: a flat hand pounds the ball to the floor on the beat, meets it coming up, and sends it between the legs to the other hand; the free arm guards.",
  source: `move 4 beats loop mirror keeps arms hands spine
  # a pound on the right, then across under the left leg
  L 0.34-1.00  step 24 22 h 6
  L 1.38-2.00  step 0 0 h 5
  0     y -8, x -3, z -4, pitch 12, bend 13, lean -5, twist -10, yaw -4, nod -13, look 0, hands open, spread 16, heel 0
  0     raise.R 44, fwd.R 52, rot.R -10, elbow.R 10, palm.R -34, wrist.R 14, dev.R 4
  0     raise.L 52, fwd.L 22, rot.L -4, elbow.L 84, palm.L -14, wrist.L -22, dev.L 0
  0.5   y -1.5, x 0, pitch 9, bend 9, lean 2, twist -4, nod -8, look 10
  0.5   raise.R 58, fwd.R 24, rot.R -8, elbow.R 76, palm.R -34, wrist.R -30, dev.R 8
  0.5   raise.L 60, fwd.L 34, rot.L 4, elbow.L 96, wrist.L -30
  1     y -8.5, x 4, pitch 18, bend 20, lean 6, twist 16, yaw 6, nod -20, look -6
  1     raise.R 46, fwd.R 96, rot.R -4, elbow.R 8, palm.R 34, wrist.R 16, dev.R -6
  1     raise.L 42, fwd.L 34, rot.L -4, elbow.L 34, palm.L 4, wrist.L -10
  1.22  raise.L 44, fwd.L 50, elbow.L 18, palm.L -6, wrist.L 0
  1.5   y -1.5, x 1, pitch 9, bend 9, lean 2, twist 6, yaw 2, nod -8, look 4
  1.5   raise.R 50, fwd.R 30, rot.R -2, elbow.R 82, palm.R -4, wrist.R -16, dev.R 0
  1.5   raise.L 58, fwd.L 24, rot.L -8, elbow.L 76, palm.L -34, wrist.L -30, dev.L 8
`,
};
