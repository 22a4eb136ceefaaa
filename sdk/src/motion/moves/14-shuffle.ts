import type { MoveDefinition } from "./definition.ts";

export const shuffle: MoveDefinition = {
  number: 14,
  energy: 0.85,
  styles: ["Hip Hop", "Freestyle", "Breakdancing"],
  clashes: ["Ballet", "Contemporary"],
  words: ["shuffle", "run", "feet", "floor", "club", "bass", "drop"],
  accents: [0, 1, 2, 3],
  note: "The running man: a knee comes up and stamps forward while the standing foot slides away under it; the hips stay over one spot.",
  quick: true,
  source: `move 4 beats loop keeps legs arms known feet sweep 0.2
  R 0.27-0.64  lift 0 29 22 point 12
  R 0.66-1.00  step 0 18 h 2 flat
  L 0.72-1.16  slide 0 -17
  L 1.27-1.64  lift 0 29 22 point 12
  L 1.66-2.00  step 0 18 h 2 flat
  R 1.72-2.16  slide 0 -17
  R 2.27-2.64  lift 0 29 22 point 12
  R 2.66-3.00  step 0 18 h 2 flat
  L 2.72-3.16  slide 0 -17
  L 3.27-3.64  lift 0 29 22 point 12
  L 3.64-4.00  step 0 0 h 2 flat
  R 3.60-4.00  slide 0 0
  0     hands fist
  0     y -7, bend 21.5, lean -6, tilt -32, look 0, nod 6.4, raise.L 46, fwd.L -58, raise.R 60, fwd.R 72, elbow.L 34, elbow.R 116, twist -16
  0.58  y 0, bend 13, nod -4
  1     y -7, bend 21.5, lean 6, tilt 32, look 6, nod 6.4, raise.R 46, fwd.R -58, raise.L 60, fwd.L 72, elbow.R 34, elbow.L 116, twist 16
  1.58  y 0, bend 13, nod -4
  2     y -7, bend 21.5, lean -6, tilt -32, look -6, nod 6.4, raise.L 46, fwd.L -58, raise.R 60, fwd.R 72, elbow.L 34, elbow.R 116, twist -16
  2.58  y 0, bend 13, nod -4
  3     y -7, bend 21.5, lean 6, tilt 32, look 8, nod 6.4, raise.R 46, fwd.R -58, raise.L 60, fwd.L 72, elbow.R 34, elbow.L 116, twist 16
  3.58  y 0, bend 13, nod -4

variant opens called opening to the side
  1     facing 0
  2     facing 18
  3     facing 18
  4     facing 36

variant diagonal called to the corner
  2     facing 36
  4     facing 0

variant side energy 0.9 called running across
  add y 0.5
  1     across 0
  2     across 18
  3     across 18
  4     across 36

variant forward energy 0.9 called running forward
  4     along 20

variant low called down low
  size twist 0.88
  add y -5, bend 17.5, pitch -4

variant arms energy 0.9 with opens diagonal called with the arms pumping up
  drop arms
  0     arm.R punch, arm.L guard
  1     arm.L punch, arm.R guard
  2     arm.R punch, arm.L guard
  3     arm.L punch, arm.R guard
`,
};
