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
  R 0.02-0.34  lift 0 18 12 point 10
  R 0.34-0.58  step 0 16 h 2 flat
  L 0.40-0.86  slide 0 -16
  L 1.02-1.34  lift 0 18 12 point 10
  L 1.34-1.58  step 0 16 h 2 flat
  R 1.40-1.86  slide 0 -16
  R 2.02-2.34  lift 0 18 12 point 10
  R 2.34-2.58  step 0 16 h 2 flat
  L 2.40-2.86  slide 0 -16
  L 3.02-3.34  lift 0 18 10 point 10
  L 3.34-3.58  step 0 0 h 2 flat
  R 3.40-3.86  slide 0 0
  0     hands fist
  0     y -9, bend 9, nod 4
  0.32  y -1.5, bend 6, raise.R 38, fwd.R -52, raise.L 54, fwd.L 66, elbow.R 70, elbow.L 112, twist 14, nod -3
  1     y -9, bend 9, nod 4
  1.32  y -1.5, bend 6, raise.L 38, fwd.L -52, raise.R 54, fwd.R 66, elbow.L 70, elbow.R 112, twist -14, nod -3
  2     y -9, bend 9, nod 4
  2.32  y -1.5, bend 6, raise.R 38, fwd.R -52, raise.L 54, fwd.L 66, elbow.R 70, elbow.L 112, twist 14, nod -3
  3     y -9, bend 9, nod 4
  3.32  y -1.5, bend 6, raise.L 38, fwd.L -52, raise.R 54, fwd.R 66, elbow.L 70, elbow.R 112, twist -14, nod -3
`,
};
