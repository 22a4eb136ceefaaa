import type { StyleDefinition } from "./layer.ts";

/**
 * Isolation: one part hits while the rest is still; long lines, jazz hands, a hip out against the chest, a look at the
 * audience.
 */
export const style: StyleDefinition = {
  style: "Jazz Dance",
  stance: { width: 3, turnout: -5 },
  posture: { y: 5.7, bend: -9, nod: -6, wrist: -12, elbow: -6, raise: 3, smile: 0.3 },
  size: { hips: 0.98, spine: 1.09, arms: 1, head: 0.65 },
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
};
