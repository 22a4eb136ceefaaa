import type { Style } from "./definition.ts";
import { around, at, type Mark } from "./drawing.ts";

/** Low and wide like a toprock: knees deep, back rounded, arms cross and open in front, hard stops. */
export const style: Style = {
  style: "Breakdancing",
  stance: { width: 8.6, turnout: 17 },
  posture: { y: 3.5, bend: 19, nod: -10, pitch: 6, shrug: 4, elbow: 6, smile: -0.2, brows: -0.4 },
  size: { hips: 1.13, spine: 0.86, head: 0.46 },
  stride: 0.94,
  step: { height: 0.92, swing: { ahead: -20, up: 5, point: 14 } },
  timing: { snap: 0.35, late: 0 },
  arms: 0.75,
  hands: 1,
  response: { quiet: 0.62, halfTime: 0.6 },
  crosses: 0.36,
  strike: { amounts: { y: -5, z: 2, bend: 7, nod: -6, elbow: 12, raise: 8 }, release: 0.35 },
  stillness: {
    poses: `move 2 beats
 0    y -7, lean 9, bend -9, twist 6, nod -9, look -12, tilt 13, arms chest, reach.L -9 121 24, reach.R -10 113 21, hands fist
 1    y -19, x -8, lean -14, bend 22, twist 14, nod -12, look 26, tilt -8, arm.L open, raise.L 92, elbow.L 4, arm.R press, hand.L fist, hand.R flat
`,
    lingers: { nod: 4, shrug: 1.5, bend: -1.5 },
    apart: 50,
  },
  source: `move 4 beats loop
 0    y -6, twist 15.5, yaw 8, lean 6, bend 11.4, tilt 32, arm.L ready, arm.R guard, hands fist
 0.5  y 2
 1    y -6, twist -15.5, yaw -8, lean -6, bend 11.4, arm.L wide, arm.R wide
 1.5  y 2
 2    y -6, twist -15.5, yaw -8, lean -6, bend -9.6, tilt -32, arm.R ready, arm.L guard
 2.5  y 2
 3    y -6, twist 15.5, yaw 8, lean 6, bend -9.6, arms wide
 3.5  y 2
`,
  shows: [28, 3, 14, 10],
  closings: [27, 1, 19],
  livelier: 0.12,
  look: "street",
  color: "#5b8cff",
  poster: { variant: "ink", front: [3, 4], left: [28, 6], right: [8, 1] },
  // The floor of cardboard, and the turn.
  drawing: {
    head: [70, 132],
    arms: [
      [88, 124, 76, 154, 84, 180],
      [110, 116, 138, 130, 156, 108],
    ],
    legs: [
      [122, 82, 156, 70, 168, 36, 182, 28],
      [106, 80, 82, 52, 50, 62, 40, 50],
    ],
    behind: [
      { shape: "path", paint: "fill-line", d: "M14 176L64 160H186L166 192H-4Z" },
      ...(["accent", "teal", "rose"] as const).map((paint, ring): Mark => {
        const radius = 54 + ring * 18;
        const arc = (from: number, to: number) =>
          `M${at(around(from, radius, 106, 96))}A${radius} ${radius} 0 0 1 ${at(around(to + ring * 0.04, radius, 106, 96))}`;
        return { shape: "path", paint, d: arc(0.1, 0.34) + arc(0.6, 0.84), strokeWidth: 6 - ring, opacity: 0.8 };
      }),
    ],
    before: [{ shape: "path", paint: "rose", d: "M60 141Q72 150 84 139", strokeWidth: 6 }],
  },
};
