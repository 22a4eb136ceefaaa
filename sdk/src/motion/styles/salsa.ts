import type { Style } from "./definition.ts";
import { around, at } from "./drawing.ts";

/**
 * Hips: each half of the pelvis settles on its beat under a quiet chest; bent arms, small quick steps, a smile to the
 * partner.
 */
export const style: Style = {
  style: "Salsa",
  stance: { width: -2.5, turnout: 18 },
  posture: { y: 4.85, bend: -6, pitch: 4, nod: -3, elbow: 12, smile: 0.45 },
  size: { hips: 0.93, spine: 1.14, head: 1.06 },
  stride: 0.97,
  step: { height: 0.88, landing: "ball", swing: { ahead: -27, up: 7.5, point: 32 } },
  timing: { snap: 0.1, late: 0 },
  arms: 0.85,
  hands: 0.9,
  response: { quiet: 0.47, halfTime: 0.6 },
  crosses: 0.3,
  strike: { amounts: { x: 3.5, roll: 6, y: -3, bend: -6, raise: 11, look: 8 }, release: 0.4 },
  stillness: {
    poses: `move 2 beats
 0    y -5, x -9, roll -13, lean 12, bend -7, twist -8, nod -4, look -26, tilt 8, smile 0.8, arm.L high, raise.L 150, elbow.L 32, arm.R hip, hands soft, heel.L 46, knee.L -8
 1    y -5, x 9, roll 13, lean -11, bend -8, yaw 10, twist -10, nod -2, look 24, tilt -8, smile 0.8, arm.L open, raise.L 88, elbow.L 10, arm.R salsa, hands soft, heel.R 46, knee.R -8
`,
    lingers: { look: 7, smile: 0.2, shrug: 1.2, bend: -1.5 },
    apart: 34,
  },
  source: `move 4 beats loop
 0    x -6.5, roll -10, yaw -11.4, twist 9, y -4.5, lean 9.5, bend 10.5, look -9, tilt -23.5, arm.R salsaout, arm.L guard, hands soft
 0.5  y 1
 1    x 6.5, roll 10, yaw 11.4, twist -9, y -4.5, lean -9.5, bend 10.5, look 13.5, tilt 23.5, arm.L open, elbow.L 6, arm.R chest
 1.5  y 1
 2    x -6.5, roll -10, yaw -11.4, twist 9, y -4.5, lean 9.5, bend -11, look -16, tilt -32, arm.R high, arm.L hip
 2.5  y 1
 3    x 6.5, roll 10, yaw 11.4, twist -9, y -4.5, lean -9.5, bend -11, look 9, tilt 23.5, arm.L salsaout, arm.R guard
 3.5  y 1
`,
  shows: [13, 12, 5, 4],
  closings: [27, 1, 19],
  livelier: 0,
  look: "practice",
  color: "#c94fe0",
  poster: { variant: "light", front: [12, 7], left: [13, 3], right: [13, 7] },
  // A sun that turns; a skirt that opens.
  drawing: {
    head: [90, 48],
    arms: [
      [106, 72, 134, 56, 122, 26],
      [80, 76, 52, 86, 44, 116],
    ],
    legs: [
      [110, 110, 126, 144, 110, 174, 96, 182],
      [94, 110, 76, 142, 78, 172, 62, 180],
    ],
    behind: Array.from({ length: 16 }, (_, ray) => {
      const point = (turn: number, radius: number) => at(around(ray / 16 + turn, radius, 106, 92));
      return {
        shape: "path",
        paint: ray % 2 ? "rose" : "accent",
        d: `M${point(0, 40)}Q${point(0.05, 70)} ${point(0.02, 96)}`,
        strokeWidth: 7,
        opacity: 0.55,
      };
    }),
    before: [
      {
        shape: "path",
        paint: "fill-rose",
        d: "M90 100Q104 106 114 98Q160 106 182 148Q160 142 150 154Q136 144 122 156Q106 146 92 152Q78 142 60 146Q84 128 90 100Z",
      },
      {
        shape: "path",
        paint: "accent",
        d: "M182 148Q160 142 150 154Q136 144 122 156Q106 146 92 152Q78 142 60 146",
        strokeWidth: 4,
      },
      { shape: "circle", paint: "fill-accent", cx: 101, cy: 38, r: 6 },
    ],
  },
};
