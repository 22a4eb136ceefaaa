import type { MoveDefinition } from "./definition.ts";

export const jump: MoveDefinition = {
  number: 8,
  energy: 0.9,
  styles: ["Hip Hop", "Freestyle", "Breakdancing"],
  words: ["jump", "up", "high", "fly", "bounce", "sky"],
  accents: [1, 2],
  note: "A deep crouch with the arms back, a full stretch in the air with the arms up, and a soft landing that sinks.",
  quick: true,
  source: `move 4 beats keeps arms hips sweep 0.25
  jump 1.10-2.00 h 27 tuck -5
  L 2.60-3.00  step 0 0 h 8
  R 3.24-4.00  step 0 0
  0     y -1, bend -6, raise 26, fwd 40, elbow 20, hands open
  0.5   pitch 10, bend 27, nod -14, arms behind, hands loose
  0.58  y -25, z -3
  1     pitch 2, bend -12, arms high, hands open
  1.12  y -2, nod -10, z 0
  1.5   arms victory
  1.55  y 0, bend -20.5, smile 1, brows 0.6
  2     arms wide
  2.02  y -3, bend 6
  2.42  y -17, pitch 6, bend 25.5, nod -6
  2.5   arms press, raise 62, hands open
  3     y -1, heel 14, pitch 0, bend -12, nod -4, arms guard, raise 46, elbow 108, hands fist, smile 0.8
  3.5   y -8.4, heel 0, bend 14.5, nod 3, arms bent, raise 44, hands loose
  4     arms easy, y -2, bend 0, nod 0, hands relaxed

variant star energy 1 called as a star jump
  jump 1.10-2.00 h 27 tuck 0 apart 15
  1.5   arms wide

variant tuck energy 1 called as a tuck jump
  jump 1.10-2.00 h 27 tuck 10
  drop feet
  add y 5 2-4
  1.5   arms arabesque

variant opens called turning in the air
  1.1   facing 0
  1.95  facing 60

variant forward called to the front
  1.1   along 0
  2     along 38

variant side called to the side
  1.1   across 0
  2     across 30
  1.5   lean 11.5
`,
};
