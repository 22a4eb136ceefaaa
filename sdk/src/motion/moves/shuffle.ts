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
  R 0.02-0.34  lift 0 22 12 point 10
  R 0.34-0.58  step 0 15 h 2 flat
  L 0.40-0.86  slide 0 -15
  L 1.02-1.34  lift 0 22 12 point 10
  L 1.34-1.58  step 0 15 h 2 flat
  R 1.40-1.86  slide 0 -15
  R 2.02-2.34  lift 0 22 12 point 10
  R 2.34-2.58  step 0 15 h 2 flat
  L 2.40-2.86  slide 0 -15
  L 3.02-3.34  lift 0 20 10 point 10
  L 3.34-3.58  step 0 0 h 2 flat
  R 3.40-3.86  slide 0 0
  0     y -7, bend 7, pitch 4
  0.3   y -3, raise.R 26, fwd.R -30, raise.L 34, fwd.L 60, elbow 84, hands fist, twist 8, nod -2
  0.72  y -9, bend 10, nod 4
  1     y -6, bend 7
  1.3   y -3, raise.L 26, fwd.L -30, raise.R 34, fwd.R 60, elbow 84, twist -8, nod -2
  1.72  y -9, bend 10, nod 4
  2     y -6, bend 7
  2.3   y -3, raise.R 26, fwd.R -30, raise.L 34, fwd.L 60, elbow 84, twist 8, nod -2
  2.72  y -9, bend 10, nod 4
  3     y -6, bend 7
  3.3   y -3, raise.L 26, fwd.L -30, raise.R 34, fwd.R 60, elbow 84, twist -8, nod -2
  3.72  y -9, bend 9, nod 4
`,
};
