import type { StyleDefinition } from "./layer.ts";

/**
 * Spine and breath: the back curves and spirals, falls and suspends, arms trail behind, the gaze goes to the floor and
 * the distance.
 */
export const style: StyleDefinition = {
  style: "Contemporary",
  stance: { width: 0, turnout: -4 },
  posture: { y: -0.25, bend: 7, nod: 3, gazey: -8, smile: -0.25, brows: 0.3, elbow: -5, raise: 5 },
  size: { hips: 1.16, spine: 1.17, arms: 0.98, head: 1 },
  stride: 0.83,
  step: { height: 0.65, swing: { ahead: 17, up: 0, point: 26 } },
  timing: { snap: -0.2, late: 0.01 },
  arms: 0.75,
  hands: 0.9,
  response: { quiet: 0.02, loud: 0.68, halfTime: 2.37, taller: 0.25 },
  strike: { amounts: { y: -4, bend: 11, lean: 5, nod: 8, raise: 6 }, release: 0.8 },
  stillness: {
    poses: `move 2 beats
 0    y -12, x 4, lean 15, bend 36, twist 16, nod 22, look 20, tilt 14, arm.L low, raise.L 50, arm.R behind, raise.R 88, hands soft
 1    y -7, x -6, lean 13, bend -17, twist -10, nod -18, look 24, tilt 8, arm.L victory, raise.L 128, elbow.L 4, arm.R down, raise.R 46, fwd.R -8, hands soft, heel.L 40
`,
    lingers: { y: -4, bend: 5, nod: 5, tilt: 3, raise: -2 },
    apart: 44,
  },
  source: `move 8 beats loop
 0    y -9.8, bend 24, lean 11, twist 8, nod 12, tilt 11, look 14, x 2, arm.L chest, arm.R behind, hands soft
 1    y 1, arm.L low, raise.L 46, arm.R open
 2    y -7.8, bend -12, lean -10, twist -8, nod -14, tilt -8, look 14, x -2, arm.L victory, arm.R chest
 3    y 1, arm.L wide, arm.R open
 4    y -9.8, bend 24, lean -11, twist -8, nod 12, tilt -11, look -14, x -2, arm.R chest, arm.L behind
 5    y 1, arm.R low, raise.R 46, arm.L open
 6    y -7.8, bend -12, lean 10, twist 8, nod -14, tilt 8, look -14, x 2, arm.R victory, arm.L chest
 7    y 1, arm.R wide, arm.L open
`,
};
