import type { StyleDefinition } from "./layer.ts";

/**
 * Isolation: one part hits while the rest is still; long lines, jazz hands, a hip out against the chest, a look at the
 * audience.
 */
export const style: StyleDefinition = {
  style: "Jazz Dance",
  stance: { width: 3, turnout: -5 },
  posture: { y: 0.5, bend: -9, nod: -6, wrist: -12, elbow: -6, raise: 3, smile: 0.3 },
  size: { hips: 0.95, spine: 1.04, arms: 1, head: 0.6 },
  stride: 1.1,
  step: { height: 0.9, swing: { ahead: 31, up: 6, point: 34 } },
  timing: { snap: 0.35, late: 0 },
  arms: 0.85,
  hands: 1,
  response: { quiet: 0.33, loud: 1.08, halfTime: 0.9 },
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
 0    y -5, bend 8, x 4, roll 9, lean -7, arm.L jazzlow, arm.R jazz, hands jazz, look 8, tilt -5
 0.5  y 0, bend 3
 1    y -5, bend 8, x 4, roll 9, lean -7
 1.5  y 0, bend 3
 2    y -5, bend -6, x -4, roll -9, lean 7, arm.R jazzlow, arm.L jazz, look -8, tilt 5
 2.5  y 0, bend -9
 3    y -5, bend -6, x -4, roll -9, lean 7, twist 0
 3.5  y 0, bend -9
 4    y -5, bend 8, x 4, roll 9, lean -7, arms second, hands jazz, twist 12, look -6, tilt -5
 4.5  y 0, bend 3
 5    y -5, bend 8, x -4, roll -9, lean 7, arms second
 5.5  y 0, bend 3
 6    y -5, bend -6, x 4, roll 9, lean -7, arms chest, hands fist, twist -12, tilt 5
 6.5  y 0, bend -9
 7    y -5, bend -6, x -4, roll -9, lean 7, arms victory, hands jazz, twist 0
 7.5  y 0, bend -9
`,
};
