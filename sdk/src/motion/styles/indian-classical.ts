import type { Style } from "./definition.ts";
import { around, at, type Mark } from "./drawing.ts";

/**
 * Aramandi: knees bent outwards, back straight, arms held in lines with mudras, head and eyes follow the hands, feet
 * stamp on the beat.
 */
export const style: Style = {
  style: "Indian Classical",
  stance: { width: 7, turnout: 38 },
  posture: { y: 0.3, bend: 0, knee: 6, nod: -2, raise: 4, wrist: -8, smile: 0.3, brows: 0.25 },
  size: { hips: 0.93, spine: 0.9, head: 0.99 },
  stride: 0.87,
  step: { height: 1.17, landing: "flat", swing: { ahead: 19, up: 6, point: -6 } },
  timing: { snap: 0.45, late: 0 },
  arms: 0.95,
  hands: 1,
  response: { quiet: 0.45, halfTime: 0.9 },
  crosses: 0.3,
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
  shows: [19, 4, 5, 7],
  closings: [27],
  livelier: 0,
  look: "bharatanatyam",
  color: "#e5484d",
  poster: { variant: "rose", front: [19, 1], left: [4, 1], right: [7, 1] },
  // The arch of flames behind a temple dancer; a pleated fan between the knees.
  drawing: {
    head: [100, 50],
    arms: [
      [115, 76, 146, 72, 138, 38],
      [85, 76, 56, 84, 26, 82],
    ],
    legs: [
      [108, 116, 152, 134, 120, 172, 142, 178],
      [92, 116, 48, 134, 80, 172, 58, 178],
    ],
    behind: [
      { shape: "circle", paint: "accent", cx: 100, cy: 104, r: 80, strokeWidth: 2.5 },
      ...Array.from({ length: 19 }, (_, flame): Mark => {
        const turn = -0.36 + flame * 0.04;
        const point = (by: number, radius: number) => at(around(turn + by, radius, 100, 104));
        return { shape: "path", paint: "fill-accent", d: `M${point(-0.012, 82)}L${point(0, 95)}L${point(0.012, 82)}Z` };
      }),
    ],
    before: [
      { shape: "path", paint: "fill-rose", d: "M92 116L108 116L146 142Q100 168 54 142Z" },
      ...Array.from({ length: 5 }, (_, fold): Mark => {
        const end = 150 + (fold === 2 ? 5 : fold % 2 ? 3 : 0);
        return { shape: "path", paint: "accent", d: `M100 118L${66 + fold * 17} ${end}`, strokeWidth: 2 };
      }),
      { shape: "circle", paint: "fill-accent", cx: 100, cy: 33, r: 7 },
    ],
  },
};
