import type { Style } from "./definition.ts";
import { around, type Mark } from "./drawing.ts";

/**
 * Easy and open: an even bounce that sways from side to side, head and all, loose arms that swing out, nothing held.
 */
export const style: Style = {
  style: "Freestyle",
  stance: { width: 2, turnout: 7 },
  posture: { y: 4.25, bend: 7, pitch: -4, nod: 3, raise: 8, smile: 0.4 },
  size: { hips: 1.03, spine: 1.14, head: 0.94 },
  stride: 1.02,
  step: { height: 1.12, swing: { ahead: 28, up: 5, point: 14 } },
  timing: { snap: 0, late: 0 },
  arms: 0.5,
  hands: 0.7,
  response: { quiet: 0.45, halfTime: 0.8 },
  crosses: 0.4,
  strike: { amounts: { y: -4.5, bend: -8, nod: -9, raise: 18, elbow: -14 }, release: 0.5 },
  stillness: {
    poses: `move 2 beats
 0    y -6, x -6, lean -10, bend -9, twist 8, nod -10, look 30, tilt -4, smile 0.6, arm.L diagonal, raise.L 136, elbow.L 4, arm.R hip, hand.L point, hand.R relaxed
 1    y -9, x 8, lean 15, bend 5, twist -8, nod 6, look -24, tilt 12, smile 0.6, arm.L chest, raise.L 78, fwd.L 20, arm.R open, raise.R 84, elbow.R 4, palm.R 60, hand.L thumb, hand.R open
`,
    lingers: { look: 6, tilt: -3, shrug: 1.5, bend: -1.5 },
    apart: 46,
  },
  source: `move 4 beats loop
 0    y -5, x 2, lean 10, tilt 32, bend 18, look 9.5, arm.L ready, arm.R behind, hands relaxed
 0.5  y 1, lean 0
 1    y -5, x -2, lean -10, tilt -32, look -9.5, arm.L behind, arm.R ready
 1.5  y 1, lean 0
 2    y -5, x 2, lean 10, tilt 32, bend -13.5, look 9.5, arm.L diagonal, elbow.L 12, arm.R chest
 2.5  y 1, lean 0
 3    y -5, x -2, lean -10, tilt -32, look -7, arm.L chest, arm.R diagonal, elbow.R 12
 3.5  y 1, lean 0
`,
  shows: [16, 1, 14, 25],
  closings: [27, 1, 19],
  livelier: 0.04,
  look: "street",
  color: "#e8c21c",
  poster: { variant: "teal", front: [25, 1], left: [16, 1], right: [1, 2], back: 0.5 },
  // Paper that flies.
  drawing: {
    head: [104, 42],
    arms: [
      [114, 68, 142, 56, 166, 30],
      [88, 68, 62, 58, 42, 32],
    ],
    legs: [
      [108, 104, 144, 110, 150, 146, 164, 150],
      [92, 104, 64, 124, 32, 128, 24, 118],
    ],
    behind: [
      { shape: "ellipse", paint: "fill-line", cx: 100, cy: 186, rx: 46, ry: 6 },
      ...Array.from({ length: 26 }, (_, piece): Mark => {
        // The golden angle spreads them evenly.
        const turn = piece * 0.381966;
        const [x, y] = around(turn, 30 + piece * 3.1, 100, 92);
        return {
          shape: "rect",
          paint: (["fill-accent", "fill-rose", "fill-teal"] as const)[piece % 3] ?? "fill-accent",
          x,
          y,
          width: 9,
          height: 5,
          rx: 1.5,
          transform: `rotate(${(turn * 720) % 360} ${x} ${y})`,
        };
      }),
    ],
    before: [],
  },
};
