import type { StyleDefinition } from "./layer.ts";

/**
 * Aramandi: knees bent outwards, back straight, arms held in lines with mudras, head and eyes follow the hands, feet
 * stamp on the beat.
 */
export const style: StyleDefinition = {
  style: "Indian Classical",
  stance: { width: 7, turnout: 38 },
  posture: { y: 0.3, bend: 0, knee: 6, nod: -2, raise: 4, wrist: -8, smile: 0.3, brows: 0.25 },
  size: { hips: 0.93, spine: 0.9, head: 0.99 },
  stride: 0.87,
  step: { height: 1.84, landing: "flat", swing: { ahead: 19, up: 6, point: -6 } },
  timing: { snap: 0.45, late: 0 },
  arms: 0.95,
  hands: 1,
  response: { quiet: 0.45, halfTime: 0.9 },
  crosses: 0.38,
  strike: { amounts: { y: -4.5, bend: -7, tilt: 9, nod: 6, raise: 12, wrist: -14, brows: 0.4 }, release: 0.45 },
  stillness: {
    poses: `move 2 beats
 0    y -16, knee 14, lean -5, bend -4, look 28, tilt 9, smile 0.5, brows 0.5, arm.L open, raise.L 92, elbow.L 6, arm.R chest, hand.L alapadma, hand.R katakamukha
 1    y -15, x 5, knee 14, lean -12, bend -5, nod 4, look -20, tilt -12, smile 0.5, brows 0.5, arm.L crown, raise.L 146, elbow.L 62, arm.R natyarambha, hand.L alapadma, hand.R pataka
`,
    lingers: { gazex: 8, look: 4, tilt: -3, wrist: -4 },
    apart: 42,
  },
  source: `move 8 beats loop
 0    arms natyarambha, hands pataka, y -4, tilt 0, look 0, brows 0.5, lean 0, bend 0
 0.5  y 1.5
 1    y -4, tilt 32, look 16.5, lean 13, arm.L open, hand.L alapadma
 1.5  y 1.5
 2    bend 28, y -4, tilt -32, look 18.5, lean -19.5, gazey 12, arm.L diagonal, hand.L alapadma, arm.R open, raise.R 54, elbow.R 8, hand.R tripataka
 2.5  y 1.5
 3    y -4, tilt 0, look 0, gazex 0, gazey 0, lean 0, arm.L chest, hand.L katakamukha, arm.R chest, hand.R katakamukha
 3.5  y 1.5
 4    y -4, arms natyarambha, hands pataka, brows 0
 4.5  y 1.5
 5    y -4, tilt -32, look -16.5, lean -13, arm.R open, hand.R alapadma
 5.5  y 1.5
 6    bend 28, y -4, tilt 32, look -18.5, lean 19.5, gazey 12, arm.R diagonal, hand.R alapadma, arm.L open, raise.L 54, elbow.L 8, hand.L tripataka
 6.5  y 1.5
 7    y -4, tilt 0, look 0, gazex 0, gazey 0, lean 0, arms chest, hands hamsasya
 7.5  y 1.5
`,
};
