import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 5,
  energy: 0.45,
  styles: ["Salsa", "Freestyle", "Contemporary", "Indian Classical"],
  words: ["swing", "sway", "side", "left", "right", "dance", "rock"],
  accents: [1, 3],
  note: "A pendulum: the weight goes fully onto one foot, the free heel rises, arms and chest follow and overshoot.",
  source: `move 4 beats loop mirror
  L 0.15-0.70  step 14 0 h 4
  L 1.35-1.90  step 0 0 h 3
  0     y -9, x 0, lean 0, twist 0, tilt 0
  0.55  y -8
  0.95  y -3, x 9, lean 9, twist 12, tilt 8, look 10, roll 3, heel.R 16, arm.L second, arm.R chest, hands soft
  1.45  y -9, x 3, heel.R 0
`,
};
