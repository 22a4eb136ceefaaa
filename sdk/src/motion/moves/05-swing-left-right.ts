import type { MoveDefinition } from "./definition.ts";

export const swingLeftRight: MoveDefinition = {
  number: 5,
  energy: 0.45,
  styles: ["Salsa", "Freestyle", "Contemporary", "Indian Classical", "Ballet"],
  words: ["swing", "sway", "side", "left", "right", "dance", "rock"],
  accents: [1, 3],
  note: "A pendulum: low in the middle, the weight goes fully onto one foot and the free heel rises; both arms swing to the same side, one long and high and one folded to the chest, and the chest overshoots.",
  source: `move 4 beats loop mirror keeps spine hips arms known lean x sweep 1
  L 0.24-1.00  step 27 0
  L 1.24-2.00  step 0 0 h 12
  0     y -10, x 0, lean 0, bend -2.5, twist 0, tilt 0, look 0, arms first, raise 40, hands soft
  0.5   y 0
  1     y -6.5, x 15, lean 15.5, bend 15, twist 16, tilt 32, look 16, roll 5, heel.R 26, arm.L high, raise.L 158, arm.R chest
  1.5   y 0, x 6, heel.R 0

variant low energy 0.55 called low and wide
  size feet 1.5
  add y -9
  add bend 8.5
  0     pitch 6, bend 4.5

variant diagonal called to both corners
  1     facing 42
  1.25  facing 42
  2     facing 0
  2.25  facing 0
  3     facing -42
  3.25  facing -42
  4     facing 0

variant opens called opening to the side
  1     facing 22
  1.25  facing 22
  2     facing 45

variant forward energy 0.5 called coming forward
  1     along 12
  2     along 30

variant over energy 0.5 mirror with opens diagonal called with an arm over the head
  1     arm.L low, raise.L 48, arm.R fifth

variant half pace 0.5 energy 0.25 called in half time

variant turns energy 0.6 called turning round
  size feet 0.3
  R 0.30-1.00  pivot yaw 0
  R 1.10-2.00  pivot yaw 0
  L 2.10-3.00  pivot yaw 0
  L 3.08-3.50  step 0 0 h 5
  R 3.58-4.00  step 0 0 h 5
  0.1   facing 0
  1     facing 115
  2     facing 245
  3     facing 360
`,
};
