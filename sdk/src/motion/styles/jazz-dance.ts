import type { Style } from "./definition.ts";
import { around, at, type Mark } from "./drawing.ts";

/**
 * Isolation: one part hits while the rest is still; long lines, jazz hands, a hip out against the chest, a look at the
 * audience.
 */
export const style: Style = {
  style: "Jazz Dance",
  stance: { width: 3, turnout: -5 },
  posture: { y: 5.2, bend: -9, nod: -6, wrist: -12, elbow: -6, raise: 3, smile: 0.3 },
  size: { hips: 0.98, spine: 1, arms: 1, head: 0.65 },
  stride: 1.12,
  step: { height: 0.92, swing: { ahead: 31, up: 6, point: 34 } },
  timing: { snap: 0.35, late: 0 },
  arms: 0.85,
  hands: 1,
  response: { quiet: 0.47, halfTime: 0.9 },
  crosses: 0.24,
  strike: { amounts: { y: -3.5, bend: -11, nod: -9, raise: 18, wrist: -12, spread: 6 }, release: 0.35 },
  stillness: {
    poses: `move 2 beats
 0    y -5, x 7, roll 8, lean -11, bend -9, twist -6, nod -6, look -44, smile 0.6, arm.L high, raise.L 158, elbow.L 3, arm.R open, raise.R 92, elbow.R 3, hands jazz, heel.R 44, knee.R -8
 1    y -8, x -8, roll -9, lean 12, bend 8, twist 8, nod 17, look -24, tilt -8, smile 0.6, arm.L jazzlow, raise.L 48, elbow.L 4, shrug.L 8, arm.R shade, hand.L jazz, hand.R soft, heel.L 48, knee.L -12
`,
    lingers: { raise: 2, look: -5, nod: -3, smile: 0.2 },
    apart: 46,
  },
  source: `move 8 beats loop
 0    y -5, bend 18.5, x 4, roll 9.5, lean -12, arm.L jazzlow, arm.R jazz, hands jazz, look 8.5, tilt -32
 0.5  y 0, bend 8
 1    y -5, bend 18.5, x 4, roll 9.5, lean -12
 1.5  y 0, bend 8
 2    y -5, bend -15, x -4, roll -9.5, lean 12, arm.R jazzlow, arm.L jazz, look -8.5, tilt 32
 2.5  y 0, bend -20
 3    y -5, bend -15, x -4, roll -9.5, lean 12, twist 0
 3.5  y 0, bend -20
 4    y -5, bend 18.5, x 4, roll 9.5, lean -12, arms second, hands jazz, twist 12.5, look -6.5, tilt -32
 4.5  y 0, bend 8
 5    y -5, bend 18.5, x -4, roll -9.5, lean 12, arms second
 5.5  y 0, bend 8
 6    y -5, bend -15, x 4, roll 9.5, lean -12, arms chest, hands fist, twist -12.5, tilt 32
 6.5  y 0, bend -20
 7    y -5, bend -15, x -4, roll -9.5, lean 12, arms victory, hands jazz, twist 0
 7.5  y 0, bend -20
`,
  shows: [2, 21, 25, 24],
  closings: [27],
  livelier: 0.1,
  look: "practice",
  color: "#4fc37a",
  poster: { variant: "night", front: [25, 3], left: [2, 0], right: [2, 7], back: 0.5 },
  // The rays of a theatre of 1930; a hat and a band.
  drawing: {
    head: [80, 50],
    arms: [
      [98, 74, 126, 78, 152, 98],
      [74, 76, 48, 66, 28, 42],
    ],
    legs: [
      [106, 106, 140, 86, 168, 56, 182, 46],
      [94, 110, 94, 142, 92, 174, 110, 180],
    ],
    behind: Array.from({ length: 11 }, (_, ray) => {
      const point = (by: number) => at(around(-0.25 + ray * 0.05 + by, 210, 100, 196));
      return {
        shape: "path",
        paint: ray % 2 ? "fill-teal" : "fill-accent",
        d: `M100 196L${point(-0.011)}L${point(0.011)}Z`,
        opacity: 0.45,
      };
    }),
    before: [
      { shape: "path", paint: "dancer", d: "M58 45L104 37", strokeWidth: 6, strokeLinecap: "round" },
      { shape: "path", paint: "fill-dancer", d: "M68 42L71 26Q80 30 90 22L94 38Z" },
      { shape: "path", paint: "accent", d: "M69 40L93 36", strokeWidth: 4 },
      ...Array.from({ length: 4 }, (_, finger): Mark => {
        const point = (radius: number) => at(around(-0.16 + finger * 0.07, radius, 28, 42));
        return { shape: "path", paint: "accent", d: `M${point(5)}L${point(15)}`, strokeWidth: 3 };
      }),
    ],
  },
};
