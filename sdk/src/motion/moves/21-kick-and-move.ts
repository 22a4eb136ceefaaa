import type { MoveDefinition } from "./definition.ts";

export const kickAndMove: MoveDefinition = {
  number: 21,
  energy: 0.8,
  styles: ["Jazz Dance", "Breakdancing", "Freestyle"],
  words: ["kick", "fight", "hit", "right", "left"],
  accents: [1, 3],
  note: "Knee up, snap to full length at hip height, out to the corner where it is seen, while the body leans away, one arm up and the other back; the kick carries one to that side; then the other leg back.",
  quick: true,
  source: `move 4 beats loop keeps legs hips arms known feet sweep 1.3
  # right leg: knee, kick on one, down to the right on two, close; then the left leg and back
  R 0.12-0.52  lift -8 -33 40 body point 20
  R 0.54-0.94  lift -38 2 70 body point 35
  R 1.00-1.50  step -38 0 h 18
  L 1.52-2.00  step -38 0 h 4
  L 2.12-2.52  lift 8 -33 40 body point 20
  L 2.54-2.94  lift 38 2 70 body point 35
  L 3.00-3.50  step 0 0 h 18
  R 3.52-4.00  step 0 0 h 4
  0     y -6, bend 12, pitch 2, lean 4, twist 0, arms guard, hands fist
  0.50  y -3.5, bend 23.5, pitch 4, nod 4
  1     y -2, bend 20.5, pitch -13, lean 16, x 2, twist 12, look -12, nod -4, smile 0.5
  1     arm.L diagonal, arm.R behind, raise.R 58, hands open
  1.5   y -10.2, bend 9, pitch 4, look -14, x -3
  2     y -6, bend 12, pitch 2, lean -4, twist 0, look 0, x 0, arms guard, hands fist
  2.50  y -3.5, bend 23.5, pitch 4, nod 4
  3     y -2, bend 20.5, pitch -13, lean -16, x -2, twist -12, look 12, nod -4
  3     arm.R diagonal, arm.L behind, raise.L 58, hands open
  3.5   y -10.2, bend 9, pitch 4, look 14, x 3

variant opens called opening to the side
  size hips 1.08
  1     facing 10
  2     facing 45

variant diagonal energy 0.85 called to both corners
  1     facing -28
  2     facing 0
  3     facing 28
  3.5   facing 10
  3.5   facing 0

variant forward energy 0.85 called coming forward
  size hips 1.16
  add y 0.6
  2     along 20
  3.5   along 36

variant arms energy 0.85 with opens diagonal called with open arms
  drop arms
  size hips 1.15
  0     arms second, raise 58
  1     arms second
  2     arms second, raise 58
  3     arms second

variant lean energy 0.85 called leaning away
  size hips 1.2, lean 1.85, pitch 1.5
  add y 1
`,
};
