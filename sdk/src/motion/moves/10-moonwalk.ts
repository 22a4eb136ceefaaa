import type { MoveDefinition } from "./definition.ts";

export const moonwalk: MoveDefinition = {
  number: 10,
  energy: 0.55,
  styles: ["Hip Hop", "Jazz Dance", "Breakdancing"],
  clashes: ["Ballet", "Indian Classical"],
  words: ["moon", "walk", "back", "slide", "glide", "smooth", "float"],
  accents: [0, 1, 2, 3],
  note: "Half in profile, the flat foot glides back while the other stands on its toe, its knee bent; they swap in an instant, and the body never bobs.",
  held: true,
  source: `move 4 beats ends 60 -47 0 keeps hips legs known feet heel sweep 1.5
  # turned to the side, so that the glide is seen: the feet keep to two lines that run to the left and back
  R 0.16-0.90  pivot yaw -50
  L 0.20-1.00  slide 14 -9 yaw -50
  R 1.14-2.00  slide 46 -39 yaw -50
  L 2.14-3.00  slide 58 -45 yaw -50
  L 3.14-3.96  slide 60 -47 yaw 0
  R 3.14-3.96  slide 60 -47 yaw 0
  0     y -3, heel 0, bend 0, twist 0, turn 0
  0.15  heel.R 20, heel.L 0, y -4
  0.5   heel.R 46, bend 19, pitch 2, nod 4, raise.L 20, fwd.L 24, raise.R 20, fwd.R 24, elbow 26
  1     turn -50, heel.R 46, heel.L 0, look 16, tilt 32, raise.L 22, fwd.L 66, raise.R 26, fwd.R -46, elbow 30, twist 8, nod -2
  1.2   heel.L 46, heel.R 0
  1.5   nod 6
  2     heel.L 46, heel.R 0, look 22, tilt -32, raise.L 26, fwd.L -46, raise.R 22, fwd.R 66, twist -8, nod -2
  2.2   heel.R 46, heel.L 0
  2.5   nod 6
  3     turn -50, heel.R 46, heel.L 0, look 16, tilt 32, raise.L 22, fwd.L 66, raise.R 26, fwd.R -46, elbow 30, twist 8, y -4, nod -2
  3.2   heel.L 40, heel.R 0
  3.5   nod 4
  3.8   heel.L 10, heel.R 0, look 0, bend 14.5, pitch 1, elbow 24, twist 0, tilt 0, y -4
  4     turn 0, heel 0, arms easy, y -3, nod 0

variant opens called in profile across the stage
  1     facing -40

variant turning called on a curve
  1     facing 0
  3.9   facing -50

variant low energy 0.6 called down low
  add y -9, bend 17.5

variant hat called tipping a hat
  drop arms.R arms.L
  1     arm.R shade, raise.R 112, fwd.R 52, hand.R flat, arm.L behind
  2     arm.R shade, raise.R 118, fwd.R 58, arm.L salsaout
  3     arm.R shade, raise.R 112, fwd.R 52, arm.L behind
  3.6   arm.R wide, hand.R open

variant half pace 0.5 energy 0.4 called in half time
`,
};
