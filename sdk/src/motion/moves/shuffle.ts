import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 14,
  energy: 0.85,
  styles: ["Hip Hop", "Freestyle", "Breakdancing"],
  words: ["shuffle", "run", "feet", "floor", "club", "bass", "drop"],
  accents: [0, 1, 2, 3],
  note: "The running man: a knee comes up and stamps forward while the standing foot slides away under it; the hips stay over one spot.",
  quick: true,
  source: `move 4 beats loop keeps legs
  R 0.26-0.64  lift 0 18 12 point 10
  R 0.66-1.00  step 0 16 h 2 flat
  L 0.72-1.16  slide 0 -16
  L 1.26-1.64  lift 0 18 12 point 10
  L 1.66-2.00  step 0 16 h 2 flat
  R 1.72-2.16  slide 0 -16
  R 2.26-2.64  lift 0 18 12 point 10
  R 2.66-3.00  step 0 16 h 2 flat
  L 2.72-3.16  slide 0 -16
  L 3.26-3.64  lift 0 18 10 point 10
  L 3.66-4.00  step 0 0 h 2 flat
  R 3.60-4.00  slide 0 0
  0     hands fist
  0     y -7.5, bend 9, nod 4, raise.L 38, fwd.L -52, raise.R 54, fwd.R 66, elbow.L 70, elbow.R 112, twist -14
  0.58  y -0.5, bend 6, nod -3
  1     y -7.5, bend 9, nod 4, raise.R 38, fwd.R -52, raise.L 54, fwd.L 66, elbow.R 70, elbow.L 112, twist 14
  1.58  y -0.5, bend 6, nod -3
  2     y -7.5, bend 9, nod 4, raise.L 38, fwd.L -52, raise.R 54, fwd.R 66, elbow.L 70, elbow.R 112, twist -14
  2.58  y -0.5, bend 6, nod -3
  3     y -7.5, bend 9, nod 4, raise.R 38, fwd.R -52, raise.L 54, fwd.L 66, elbow.R 70, elbow.L 112, twist 14
  3.58  y -0.5, bend 6, nod -3
`,
};
