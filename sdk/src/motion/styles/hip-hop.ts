import type { Style } from "./definition.ts";

/**
 * Low and loose: the body drops on every beat, a little late, chest over soft knees, arms heavy and bent, a shoulder
 * leading.
 */
export const style: Style = {
  style: "Hip Hop",
  stance: { width: 6.5, turnout: 3 },
  posture: { y: 5.4, bend: 8, pitch: 4, nod: -2, shrug: 3, elbow: 8, knee: 3, smile: -0.15, brows: -0.3 },
  size: { hips: 1.08, spine: 1.3, head: 0.81 },
  stride: 1.07,
  step: { height: 1.17, landing: "flat", swing: { ahead: -27, up: 9, point: 24 } },
  timing: { snap: 0.3, late: 0.006 },
  arms: 0.7,
  hands: 0.9,
  response: { quiet: 0.6, halfTime: 0.6 },
  crosses: 0.5,
  strike: { amounts: { y: -5.5, bend: 12, nod: 12, shrug: 6, raise: 12, elbow: 14 }, release: 0.4 },
  stillness: {
    poses: `move 2 beats
 0    y -13, x 8, lean 10, bend 20, twist -10, nod 14, look 22, tilt 12, arm.L guard, arm.R behind, raise.R 48, elbow.R 10, shrug 5, hands fist
 1    y -10, x -7, lean -13, bend 9, twist -12, nod 20, look -28, tilt -6, arm.L diagonal, raise.L 124, arm.R guard, raise.R 88, fwd.R 62, elbow.R 112, hands flat
`,
    lingers: { nod: -4, shrug: -1.5, look: 4, bend: -1.5 },
    apart: 50,
  },
  source: `move 4 beats loop
 0    y -5.5, bend 18.5, nod 11, lean 6.5, x 2, twist -8, tilt -32, look 9.5, arm.L guard, arm.R behind, raise.R 50, hands loose
 0.5  y 1.8, bend -11.5, nod -6
 1    y -5.5, bend 18.5, nod 11, lean -6.5, x -2, twist 8, look -9.5, arm.R guard, arm.L behind, raise.L 50
 1.5  y 1.8, bend -11.5, nod -6
 2    y -5.5, bend 18.5, nod 11, lean 6.5, x 2, twist -6, tilt 32, look 14.5, arm.L diagonal, elbow.L 14, arm.R guard
 2.5  y 1.8, bend -11.5, nod -6
 3    y -5.5, bend 18.5, nod 11, lean -6.5, x -2, twist 6, look -14.5, arm.R diagonal, elbow.R 14, arm.L guard
 3.5  y 1.8, bend -11.5, nod -6
`,
  shows: [17, 16, 1, 14],
  closings: [27, 1, 19],
  livelier: 0.12,
  look: "street",
  color: "#ff8a3d",
  poster: { variant: "marigold", front: [16, 3], left: [1, 1], right: [17, 5] },
  // Slanted strokes of a spray can; a cap.
  drawing: {
    head: [88, 54],
    arms: [
      [106, 80, 140, 78, 156, 104],
      [78, 82, 50, 98, 30, 74],
    ],
    legs: [
      [108, 122, 144, 134, 148, 174, 168, 178],
      [92, 122, 58, 138, 54, 174, 34, 178],
    ],
    behind: Array.from({ length: 6 }, (_, line) => ({
      shape: "path",
      paint: line % 2 ? "rose" : "accent",
      d: `M${-20 + line * 38} 210L${40 + line * 38} -10`,
      strokeWidth: line % 3 === 0 ? 14 : 5,
      opacity: 0.5,
    })),
    before: [{ shape: "path", paint: "fill-rose", d: "M73 50Q74 36 89 36Q103 37 103 50L104 51L58 54Q60 47 73 50Z" }],
  },
};
