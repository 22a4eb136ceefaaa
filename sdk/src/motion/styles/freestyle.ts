import type { StyleDefinition } from "./layer.ts";

export const style: StyleDefinition = {
  style: "Freestyle",
  note: "Easy and open: an even bounce, rounded swings, nothing held.",
  stance: { width: 1.5, turnout: 2 },
  posture: { y: -0.8 },
  size: {},
  stride: 1,
  timing: { snap: 0, late: 0 },
  arms: 0.3,
  hands: 0.4,
  source: `move 4 beats loop
 0    y -5, x 1.5, lean 2, arm.L bent, arm.R easy, hands soft
 0.5  y 1
 1    y -5, x -1.5, lean -2
 1.5  y 1
 2    y -5, x 1.5, lean 2, arm.R bent, arm.L easy
 2.5  y 1
 3    y -5, x -1.5, lean -2
 3.5  y 1
`,
};
