import type { Style } from "./definition.ts";

/**
 * Lifted and turned out: long neck, shoulders down, round arms through first, second and fifth, soft pliés, nothing
 * abrupt.
 */
export const style: Style = {
  style: "Ballet",
  stance: { width: -1.5, turnout: 34 },
  posture: { y: 1.5, bend: -6, nod: -5, shrug: -6, knee: 6, raise: 3, elbow: 4, wrist: 8, smile: 0.1, brows: 0.15 },
  size: { hips: 1, spine: 0.8, arms: 1, head: 1.2 },
  stride: 1.05,
  step: { height: 1.1, landing: "ball", swing: { ahead: 30, up: 5, point: 36 } },
  timing: { snap: -0.15, late: 0 },
  arms: 0.95,
  hands: 1,
  response: { quiet: 0.43, halfTime: 1.4 },
  crosses: 0.18,
  strike: { amounts: { y: 3.2, bend: -8, nod: -8, raise: 14, wrist: -8 }, release: 0.9 },
  stillness: {
    poses: `move 2 beats
 0    y -1, x 3, lean -5, bend -14, twist 6, nod -9, look 26, tilt -6, arm.L arabesque, raise.L 122, fwd.L 52, arm.R second, raise.R 72, fwd.R -12, shrug -6, hands ballet, heel.R 48
 1    y -2.5, x -3, lean 9, bend -11, twist -8, nod 2, look -20, tilt -10, arm.L fifth, arm.R first, shrug -6, hands ballet, heel.L 48
`,
    lingers: { raise: 3, nod: -3, tilt: 3, wrist: -5, bend: -1.5 },
    apart: 24,
  },
  source: `move 8 beats loop
 0    y -6.5, heel 0, arms low, hands ballet, tilt 0, look 0, twist 0, lean 0, bend 7.5
 1    y 1.5, heel 6, arm.L first, raise.L 60, arm.R second, tilt -30.5
 2    y -6.5, heel 0, arm.L second, arm.R first, raise.R 72, tilt 32, look 12, twist 9, lean 10, bend -7.5
 3    y 1.5, heel 6, arm.L second, raise.L 92, arm.R fifth, lean 10, tilt 32, look 14, bend -19
 4    y -6.5, heel 0, arm.L second, raise.L 72, arm.R fifth, lean -10, bend 10, tilt -32, look -10, twist -7
 5    y 1.5, heel 6, arms fifth, lean 0, bend -17.5, tilt 0, look 0, nod -4
 6    y -6.5, heel 0, arm.L wide, elbow.L 12, arm.R diagonal, look -12, tilt -32, lean -10, twist -6, bend 7.5, nod 0
 7    y 1.5, heel 6, arms second, raise 82, tilt 32, look -6, twist 0, lean 5.5, bend -12, hands ballet
`,
  shows: [19, 7, 25, 5],
  closings: [27],
  livelier: -0.06,
  look: "ballet",
  color: "#e585c4",
  poster: { variant: "plum", front: [25, 3], left: [19, 1], right: [7, 3], back: 0.5 },
  // The moon of the white act; a skirt of tulle.
  drawing: {
    head: [76, 48],
    arms: [
      [90, 70, 116, 64, 142, 56],
      [76, 72, 52, 58, 24, 46],
    ],
    legs: [
      [104, 104, 142, 92, 172, 76, 186, 66],
      [96, 108, 97, 142, 98, 172, 100, 186],
    ],
    behind: [
      { shape: "circle", paint: "fill-teal", cx: 118, cy: 84, r: 70, opacity: 0.3 },
      { shape: "circle", paint: "fill-teal", cx: 118, cy: 84, r: 52, opacity: 0.3 },
    ],
    before: [
      {
        shape: "ellipse",
        paint: "fill-rose",
        cx: 102,
        cy: 106,
        rx: 44,
        ry: 11,
        opacity: 0.75,
        transform: "rotate(-20 100 106)",
      },
      { shape: "ellipse", paint: "fill-rose", cx: 102, cy: 103, rx: 34, ry: 7, transform: "rotate(-20 100 106)" },
      { shape: "circle", paint: "fill-dancer", cx: 86, cy: 37, r: 6 },
    ],
  },
};
