import type { MoveDefinition } from "./definition.ts";

export const shakeItOff: MoveDefinition = {
  number: 16,
  energy: 0.85,
  styles: ["Freestyle", "Hip Hop", "Jazz Dance"],
  words: ["shake", "off", "shimmy", "wiggle", "loose", "haters", "dust"],
  accents: [1, 3],
  note: "Limp hands rattle before a shimmying chest, wind up over one shoulder and fling it all off to the other side; hips and fingers flutter out; the head shakes no.",
  source: `move 4 beats loop mirror keeps arms hands spine known arms hands sweep 0 1.5
  L 0.42-1.00  step 26 4
  L 1.38-2.00  step 0 0
  # a shimmy, limp hands rattling before the chest
  0     heel 0, y -9, x 0, roll 0, yaw 0, lean 0, bend 9, nod 4, tilt 0, smile 0.8
  0     raise 64, fwd 44, rot 26, elbow 95, palm -12, dev 6, hands loose, twist 14, shrug 5, look -18, wrist.L 55, wrist.R -5
  0.25  y -6, look 18, wrist.L -5, wrist.R 55
  # gathered over the right shoulder
  0.5   y -1, x -6, roll -5, yaw -8, twist -11, lean -3.5, tilt -32, bend 0, shrug.L 8, shrug.R 4, look -20
  0.5   raise 65, fwd 46, rot 26, elbow 96, palm -12, wrist.R -10, wrist.L 20
  # and off with it, to the left
  1     y -10, x 4, roll 6, yaw 8, twist 22, lean 7.5, bend 10, tilt 32, nod 6, look 18, shrug 2, hands open, spread 18, heel.R 24
  1     raise.L 74, fwd.L 10, rot.L 12, elbow.L 27, wrist.L -40, palm.L 8, raise.R 68, fwd.R 90, rot.R 14, elbow.R 36, wrist.R -40, palm.R -20
  1.25  roll -3, x 1, look -8, wrist 45, yaw 4
  1.5   y -1, roll 5, x 2, twist 18, lean 5.5, yaw 6, shrug.L 0, shrug.R 7, look 14, elbow.L 24, elbow.R 40, wrist -40, raise.L 66, raise.R 62, fwd.R 74, nod -4, bend 2.5, tilt 27
  1.75  shrug 4, look 0, wrist 35, heel.R 0, yaw 2

variant opens called opening to the side
  size bend 0.6, nod 0.6, tilt 0.7
  1     facing 22
  2     facing 45

variant diagonal energy 0.9 called to both corners
  size bend 0.6, nod 0.6, tilt 0.7
  1     facing 40
  2     facing 0
  2.3   facing 0
  3     facing -40
  4     facing 0

variant low energy 0.9 called down low
  size bend 0.6, nod 0.6, tilt 0.7
  size feet 1.35
  add y -9

variant forward energy 0.9 called coming forward
  size bend 0.6, nod 0.6, tilt 0.7
  1     along 14
  2     along 34

variant side energy 0.9 called moving to the side
  size bend 0.6, nod 0.6, tilt 0.7
  add y 2.5
  1     across 15
  2     across 28
`,
};
