import type { StyleDefinition } from "./layer.ts";

export const style: StyleDefinition = {
  style: "Contemporary",
  note: "Spine and breath: the back curves and spirals, falls and suspends, arms trail behind, the gaze goes to the floor and the distance.",
  stance: { width: 3, turnout: 4 },
  posture: { y: -1 },
  size: { spine: 1.2, arms: 1.05 },
  stride: 1.1,
  timing: { snap: -0.2, late: 0.1 },
  arms: 0.6,
  hands: 0.9,
  source: `move 8 beats loop
 0    y -9, bend 14, lean 6, twist 8, nod 10, tilt 6, arm.L open, arm.R behind, hands soft
 1    y 0
 2    y -7, bend -6, lean -4, twist -10, nod -8, tilt -4, arm.L diagonal, arm.R float
 3    y 0
 4    y -9, bend 14, lean -6, twist -8, nod 10, tilt -6, arm.R open, arm.L behind
 5    y 0
 6    y -7, bend -6, lean 4, twist 10, nod -8, tilt 4, arm.R diagonal, arm.L float
 7    y 0
`,
};
