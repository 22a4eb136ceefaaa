import type { StyleDefinition } from "./layer.ts";

export const style: StyleDefinition = {
  style: "Ballet",
  note: "Lifted and turned out: long neck, shoulders down, round arms through first, second and fifth, soft pliés, nothing abrupt.",
  stance: { width: -1.5, turnout: 34 },
  posture: { y: 1, bend: -6, nod: -5, shrug: -6, knee: 6, raise: 3, elbow: 4, wrist: 8 },
  size: { spine: 0.8, hips: 1, arms: 1 },
  stride: 1.05,
  step: { height: 1.1, landing: "ball" },
  timing: { snap: -0.15, late: 0 },
  arms: 0.95,
  hands: 1,
  source: `move 8 beats loop
 0    y -6.5, heel 0, arms low, hands ballet, tilt 0, look 0
 1    y 1.5, heel 6, arms first
 2    y -6.5, heel 0, arms second, tilt 6, look 12
 3    y 1.5, heel 6, arms second, lean 3
 4    y -6.5, heel 0, arm.L second, arm.R first, tilt 0, look 0, lean 0
 5    y 1.5, heel 6, arm.L second, arm.R fifth, tilt 5, look 10
 6    y -6.5, heel 0, arm.L second, arm.R fifth
 7    y 1.5, heel 6, arms second, tilt -4, look -8, hands ballet
`,
};
