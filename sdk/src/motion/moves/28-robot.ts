import type { MoveDefinition } from "./definition.ts";

export const robot: MoveDefinition = {
  number: 28,
  energy: 0.75,
  styles: ["Breakdancing", "Hip Hop"],
  clashes: ["Ballet", "Contemporary", "Indian Classical", "Salsa"],
  words: ["robot", "machine", "electric", "computer", "freeze"],
  accents: [0, 1, 2, 3, 4, 6],
  note: "Ticks and locks: one joint at a time, quick, then dead still; forearms hung on level upper arms, a trunk that turns in clicks over stiff steps, a wave from hand to hand.",
  held: true,
  source: `move 8 beats keeps hips spine head arms hands known rot elbow sweep 1
  # stiff steps, each on its own tick
  R 0.14-0.50  step -12 0 h 4 flat
  L 1.12-1.50  step 12 10 h 5 flat
  R 2.12-2.50  step -12 14 h 5 flat
  L 3.12-3.50  step 12 -4 h 5 flat
  R 4.12-4.50  step -14 2 h 4 flat
  L 5.12-5.50  step 12 4 h 5 flat
  L 7.08-7.50  step 0 0 h 3 flat
  R 7.54-8.00  step 0 0 h 3 flat
  # the scarecrow: upper arms level, forearms click from hanging to up, the head answers
  0     y -3, hands flat, raise 28, fwd 0, rot -14, elbow 90, palm 0, wrist 0
  0.12  raise 28, rot -14
  0.50  y -7.5, raise 88, fwd 4, rot -80, elbow 88
  0.80  rot.R -80
  1.00  rot.R -40
  1.20  lean 0, x 0, yaw 0
  1.30  rot.R -40, look 0, y -7
  1.50  rot.R 2, y -8, lean 4, x 3, yaw 11
  1.45  look -32
  1.78  rot.R 2
  2.00  rot.R 60
  2.20  look -32, y -8, lean 4, x 3, yaw 11
  2.40  look 0, y -5, lean -4, x -3, yaw -11
  2.30  rot.L -80
  2.50  rot.L -40
  2.74  rot.L -40
  3.00  rot.L 30
  3.15  look 0, rot.R 60, y -5, lean -4, x -3, yaw -11
  3.35  look 32, y -8, lean 4, x 3, yaw 11
  # the trunk clicks round, nods over, and the forearms drop
  3.80  twist 0, yaw 12, look 32, lean 4.5, x 3, y -8
  4.00  twist -18, yaw -12, look 0
  4.08  twist -18, yaw -12, lean 0, x 0, tilt 0, rot.R 60, rot.L 30, bend 0, pitch 0, nod 0, y -7
  4.50  twist 0, yaw 0, rot -76, bend 19.5, pitch 10, nod 14, y -9
  4.66  rot -68
  4.78  rot -74, tilt 0
  4.90  tilt 20
  5.04  rot -74, bend 19.5, pitch 10, nod 14, tilt 20, x 0, y -9, elbow 88, raise 88
  5.50  bend 0, pitch 0, nod 0, tilt 0, y -5, rot 0, elbow 6
  # a wave from the right hand to the left
  5.60  wrist.R 0, raise.R 88, elbow.R 6, rot.R 0
  5.78  wrist.R 40, raise.R 88, elbow.R 6, rot.R 0, shrug.R 0
  6.00  wrist.R -30, raise.R 80, elbow.R 38, rot.R 26
  6.25  wrist.R 0, raise.R 98, elbow.R 20, shrug.R 10, lean 0, x 0
  6.50  raise.R 88, elbow.R 6, rot.R 0, shrug.R 0, lean -1.6, x -3, shrug.L 0, raise.L 88, elbow.L 6, rot.L 0
  6.75  lean 1.6, x 3, shrug.L 10, raise.L 98, elbow.L 20
  7.00  shrug.L 0, raise.L 80, elbow.L 38, rot.L 26, wrist.L 0, lean 0, x 0
  7.25  wrist.L -30, y -7
  7.50  wrist.L 30, raise 88, rot 0, elbow 6, look 0
  # and back into the box
  8     raise 24, fwd 0, rot -14, elbow 90, wrist 0, y -3

variant opens called turning in ticks
  0.14  facing 0
  0.5   facing 20
  4.1   facing 20
  4.5   facing 40
  7     facing 40
  7.5   facing 40

variant diagonal called to the corner
  0.14  facing 0
  0.5   facing 38
  7.08  facing 38
  7.5   facing 0

variant low energy 0.8 called down low
  add y -8.2
  size feet 1.5

variant forward energy 0.8 called coming forward
  0.14  along 0
  0.5   along 12
  4.1   along 12
  4.5   along 30

variant side energy 0.8 called in profile
  0.14  facing 0
  0.5   facing 36
  4.1   facing 36
  4.5   facing 72
  7.08  facing 72
  7.5   facing 0
`,
};
