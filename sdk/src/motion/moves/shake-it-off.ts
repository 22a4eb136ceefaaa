import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 16,
  energy: 0.85,
  styles: ["Freestyle", "Hip Hop", "Jazz Dance"],
  words: ["shake", "off", "shimmy", "wiggle", "loose", "haters", "dust"],
  accents: [1, 3],
  note: "Shoulders shimmy and limp hands rattle, then both arms fling it all off to one side and flutter out; the head shakes no.",
  source: `move 4 beats loop mirror keeps arms hands spine
  L 0.42-1.00  step 24 2 h 6
  L 1.38-2.00  step 0 0 h 5
  # a shimmy with limp hands
  0     heel 0, y -8, x 0, roll 0, yaw 0, lean 0, bend 6, nod 4, smile 0.8
  0     raise 42, fwd 34, rot 4, elbow 86, palm -40, hands loose, twist 8, shrug.L 14, shrug.R -4, look -14, wrist.L 45, wrist.R -25
  0.25  y -4.5, twist -8, shrug.L -4, shrug.R 14, look 14, wrist.L -25, wrist.R 45
  0.5   y -1, x -5, roll -4, twist 8, shrug.L 14, shrug.R -4, look -14, wrist.L 45, wrist.R -25, raise 52, elbow.L 104, elbow.R 98, bend 0
  # and off with it, to the left
  1     y -8, x 3, roll 5, yaw 8, twist 24, lean 10, bend 8, tilt 8, nod 6, look 16, shrug 2, hands open, heel.R 22
  1     raise.L 62, fwd.L 4, rot.L 6, elbow.L 14, wrist.L -40, palm.L 10, raise.R 58, fwd.R 96, rot.R 10, elbow.R 22, wrist.R -40, palm.R -20
  1.25  shrug.L 7, shrug.R -1, look -6, wrist 50
  1.5   y -1, x 0, roll 2, twist 20, lean 6, shrug.L -2, shrug.R 8, look 14, elbow.L 14, elbow.R 24, wrist -45, raise.L 52, raise.R 50, fwd.R 80, nod -4, bend 2
  1.75  shrug 4, look 0, wrist 30, heel.R 0
`,
};
