import type { MoveDefinition } from "./definition.ts";

export const leftTurn: MoveDefinition = {
  number: 7,
  energy: 0.55,
  styles: ["Ballet", "Jazz Dance", "Contemporary", "Salsa"],
  words: ["left", "turn", "around", "spin"],
  accents: [0, 3],
  note: "A clear full turn to the left out of a deep lunge: shoulders lead, the arms rise overhead on the way, the head spots the front.",
  quick: true,
  source: `move 4 beats fixed ends 0 0 360 keeps arms hips known turn sweep 0.1 1
  L 0.14-0.52  step 6 -24 yaw 14 h 5 ball
  R 1.00-2.98  pivot yaw 360
  L 1.02-1.42  lift 7 20 8 point 40
  L 2.40-3.00  step 0 0 yaw 360 h 9
  0     y -6.8, arms float, raise 38, elbow 44, hands soft
  0.5   y -12.4, z 4, turn 0, twist -24, look 8, lean 6, arm.L chest, raise.L 46, arm.R open, raise.R 70, elbow.R 34
  1     y -14.9, z 2, turn 2, twist -10, look 4, arm.L chest, arm.R open
  1.35  y -3.5, z 0, turn 40, twist 10, look -32, lean 0
  1.5   arms first
  1.8   y -2, look -24, heel.R 22
  2     turn 180, twist 6, look 36
  2.5   turn 286, twist 3, look 28, heel.R 18, y -3, arms fifth
  2.95  turn 360
  3     heel.R 0, y -10.8, arms victory, hands open, twist -4, look 0, bend -17, nod -6, smile 0.8
  3.5   y -3, arms float, raise 66, elbow 66, twist 0, bend 9, nod 3
  4     arms float, raise 38, elbow 44, y -6.8

variant opens called just over a full turn
  size y 1.1
  add y 1.7
  R 3.20-3.96  step 0 0 yaw 360 h 9
  0.6   facing 0
  3     facing 28

variant opens-right called just short of a full turn
  add y 0.6
  R 3.20-3.96  step 0 0 yaw 360 h 9
  0.6   facing 0
  3     facing -40

variant low energy 0.5 called with bent knees
  add y -9 1-2.6
  L 1.02-1.42  lift 9 11 4 point 20

variant attitude called in attitude
  L 1.02-1.42  lift -2 27 -36 point 40
  1.35  bend -20.5
  2.5   bend -17

variant second energy 0.5 called with arms in second
  drop arms 1.2-3
  1.5   arms second
  2     arms second
  2.5   arms first
  3     arms second, raise 66

variant side energy 0.6 called travelling sideways
  R 3.20-3.96  step 0 0 yaw 360 h 12
  0.6   across 0
  3     across 40

variant twice pace 0.5 energy 1 called as a double turn
  # half a turn with each step
  drop feet 0.6-4
  L 1.04-1.58  pivot yaw 90
  R 1.16-1.50  step 7 9 yaw 75 h 5 ball
  R 1.56-2.08  pivot yaw 190
  L 1.66-2.00  step -19 0 yaw 176 h 5 ball
  L 2.06-2.58  pivot yaw 302
  R 2.16-2.50  step 5 -8 yaw 290 h 5 ball
  R 2.56-3.10  pivot yaw 360
  L 2.66-3.00  step 0 0 yaw 360 h 4
  R 3.64-4.00  step 0 0 yaw 360 h 3
  drop arms 1.2-2.9
  1.5   arms first
  2.75  arms first
  1     facing 0
  1.35  facing 40
  2     facing 178
  2.45  facing 282
  2.9   facing 360
`,
};
