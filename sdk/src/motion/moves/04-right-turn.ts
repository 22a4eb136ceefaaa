import type { MoveDefinition } from "./definition.ts";

export const rightTurn: MoveDefinition = {
  number: 4,
  energy: 0.55,
  styles: ["Ballet", "Jazz Dance", "Contemporary", "Salsa", "Indian Classical"],
  words: ["turn", "right", "around", "spin", "round"],
  accents: [0, 3],
  note: "One clear full turn to the right: a wind-up to the left, shoulders lead, the head spots the front and arrives last; a hip settles and the right hand shows where.",
  quick: true,
  source: `move 4 beats fixed ends 0 0 -360 keeps arms hips known turn sweep 0.35
  L 0.14-0.52  step 12 3 yaw 20 h 5
  R 0.62-0.98  pivot yaw -24
  R 1.00-2.98  pivot yaw -360
  L 1.05-1.45  lift -7 18 7 point 40
  L 2.50-3.00  step 0 0 yaw -360 h 9
  0     y -7, arms float, raise 38, elbow 44, hands soft
  0.5   y -10.55, turn 14, twist 24, look -8, x 4, arm.R chest, raise.R 46, arm.L open, raise.L 70, elbow.L 34
  1     y -12.75, turn 0, twist 8, look -4, arm.R chest, arm.L open
  1.35  y -3.5, turn -40, twist -10, look 32
  1.8   y -2, look 24, heel.R 22
  2     arms chest
  2.05  turn -186, twist -6, look -36
  2.5   turn -296, twist -3, look -28, heel.R 18, y -3, raise.R 66~, fwd.R 12~, rot.R 8~, elbow.R 62~
  2.95  turn -360
  3     heel.R 0, y -12.75, x -6, arm.R diagonal, arm.L float, twist -8, lean -11.5, roll -5, heel.L 22, look 0, tilt -32, bend -9, smile 0.7
  3.5   y -4, x 0, arm.R wide, raise.R 78, arm.L salsaout, twist 0, lean 0, roll 0, heel.L 0, tilt 0
  4     arms float, raise 38, elbow 44, y -7

variant opens called just short of a full turn
  size y 1.16
  add y 2.6
  R 3.20-3.96  step 0 0 yaw -360 h 9
  0.6   facing 0
  3     facing 40

variant opens-right called just over a full turn
  R 3.20-3.96  step 0 0 yaw -360 h 9
  size y 1.16
  add y 2.6
  0.6   facing 0
  3     facing -29

variant low energy 0.5 called with bent knees
  add y -8
  L 1.05-1.45  lift -9 11 4 point 20

variant attitude called in attitude
  L 1.05-1.45  lift 4 25 -36 point 40
  1.35  bend -20.5
  2.5   bend -17

variant fifth energy 0.6 called with arms in fifth
  drop arms 1.2-2.6
  2.1   arms fifth
  2.4   arms fifth

variant side energy 0.6 called travelling sideways
  add y 0.3
  R 3.20-3.96  step 0 0 yaw -360 h 12
  0.6   across 0
  3     across -40

variant twice pace 0.5 energy 1 called as a double turn
  size twist 0.8
  # half a turn with each step
  drop feet 0.6-4
  L 1.04-1.58  pivot yaw -90
  R 1.16-1.50  step 7 -9 yaw -75 h 5 ball
  R 1.56-2.08  pivot yaw -192
  L 1.66-2.00  step -19 0 yaw -180 h 5 ball
  L 2.06-2.58  pivot yaw -312
  R 2.16-2.50  step 5 8 yaw -296 h 5 ball
  R 2.56-3.10  pivot yaw -360
  L 2.66-3.00  step 0 0 yaw -360 h 4
  R 3.64-4.00  step 0 0 yaw -360 h 3
  drop arms 1.2-2.9
  1.5   arms chest, hands soft
  2.75  arms chest
  1     facing 0
  1.35  facing -40
  2.05  facing -186
  2.45  facing -288
  2.9   facing -360
`,
};
