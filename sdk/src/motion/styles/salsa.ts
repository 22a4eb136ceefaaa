import type { StyleDefinition } from "./layer.ts";

export const style: StyleDefinition = {
  style: "Salsa",
  note: "Hips: each half of the pelvis settles on its beat under a quiet chest; bent arms, small quick steps, a smile to the partner.",
  stance: { width: 0, turnout: 8 },
  posture: { y: -0.8, bend: -2, smile: 0.35 },
  size: { hips: 1.1 },
  stride: 0.95,
  timing: { snap: 0.1, late: -0.02 },
  arms: 0.75,
  hands: 0.8,
  source: `move 4 beats loop
 0    x 4, roll 6, yaw 8, twist -8, y -5, lean -2, arm.L open, arm.R salsa, hands soft
 0.5  y 1
 1    x -4, roll -6, yaw -8, twist 8, y -5, lean 2, arm.R open, arm.L salsa
 1.5  y 1
 2    x 4, roll 6, yaw 8, twist -8, y -5, lean -2, arm.L open, arm.R salsa
 2.5  y 1
 3    x -4, roll -6, yaw -8, twist 8, y -5, lean 2, arm.R open, arm.L salsa
 3.5  y 1
`,
};
