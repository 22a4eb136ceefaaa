import type { StyleDefinition } from "./layer.ts";

/** Low and wide like a toprock: knees deep, back rounded, arms cross and open in front, hard stops. */
export const style: StyleDefinition = {
  style: "Breakdancing",
  stance: { width: 8.6, turnout: 17 },
  posture: { y: 4, bend: 19, nod: -10, pitch: 6, shrug: 4, elbow: 6, smile: -0.2, brows: -0.4 },
  size: { hips: 1.13, spine: 0.96, head: 0.46 },
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
 0    y -6, twist 15.5, yaw 8, lean 6, bend 16, tilt 32, arm.L ready, arm.R guard, hands fist
 0.5  y 2
 1    y -6, twist -15.5, yaw -8, lean -6, bend 16, arm.L wide, arm.R wide
 1.5  y 2
 2    y -6, twist -15.5, yaw -8, lean -6, bend -13.5, tilt -32, arm.R ready, arm.L guard
 2.5  y 2
 3    y -6, twist 15.5, yaw 8, lean 6, bend -13.5, arms wide
 3.5  y 2
`,
};
