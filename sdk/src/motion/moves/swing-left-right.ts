import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 5,
  energy: 0.45,
  styles: ["Salsa", "Freestyle", "Contemporary", "Indian Classical"],
  words: ["swing", "sway", "side", "left", "right", "dance", "rock"],
  accents: [1, 3],
  note: "A pendulum: the weight goes fully onto one foot, the free heel rises, arms and chest follow and overshoot.",
  source: `move 4 beats loop mirror
  L 0.24-1.00  step 20 0 h 5
  L 1.24-2.00  step 0 0 h 4
  0     y -8.8, x 0, lean 0, twist 0, tilt 0, arms down
  0.5   y 1.2
  1     y -6.5, x 11, lean 10, twist 15, tilt 8, look 10, roll 3, heel.R 18, arm.L second, arm.R chest, hands soft
  1.5   y 1.2, x 4, heel.R 0
`,
};
