import type { StyleDefinition } from "./layer.ts";

export const style: StyleDefinition = {
  style: "Hip Hop",
  note: "Low and loose: the body drops on every beat, a little late, chest over soft knees, arms heavy.",
  stance: { width: 4, turnout: 6 },
  posture: { y: -1.5, bend: 6, pitch: 2, nod: -2 },
  size: { hips: 1.05, spine: 1.1 },
  stride: 1.05,
  timing: { snap: 0.3, late: 0.05 },
  arms: 0.5,
  hands: 0.8,
  source: `move 4 beats loop
 0    y -5.5, bend 5, nod 6, lean 2, arm.L bent, arm.R ready, hands loose
 0.5  y 1, bend -3, nod -4
 1    y -5.5, bend 5, nod 6, lean -2
 1.5  y 1, bend -3, nod -4
 2    y -5.5, bend 5, nod 6, lean 2, arm.R bent, arm.L ready
 2.5  y 1, bend -3, nod -4
 3    y -5.5, bend 5, nod 6, lean -2
 3.5  y 1, bend -3, nod -4
`,
};
