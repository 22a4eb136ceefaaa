import type { MoveDefinition } from "./definition.ts";

export const flare: MoveDefinition = {
  number: 3,
  energy: 1,
  styles: ["Breakdancing", "Hip Hop"],
  clashes: ["Ballet", "Indian Classical", "Salsa"],
  words: ["fly", "spin", "wild", "fire", "around"],
  accents: [2, 4, 6],
  note: "Straight legs circle wide in a V over the hands, twice; the hips stay up and the hands let the legs pass in turn.",
  acrobatic: true,
  source: `move 8 beats keeps hips legs known legs
  L 0.12-0.50  step 0 12 h 6
  R 0.88-2.08  lift -49.3 -55.7 -29.6 body point 35 h 10 on
  L 1.22-1.92  lift 22 -70 -14 body point 30 h 5
  L 1.92-2.08  lift 49.3 -55.7 -29.6 body point 35 on
  # two times round: legs back, right, front, left; the hands let them pass in turn
  hand R 1.52-2.08 support -18 80 yaw -30
  hand R 3.05-4.08 support -18 80 yaw -30
  hand R 5.05-7.02 support -18 80 yaw -30
  hand L 1.52-3.10 support 18 80 yaw 30
  hand L 4.05-5.10 support 18 80 yaw 30
  hand L 6.05-7.02 support 18 80 yaw 30
  L 2.08-2.33  lift -20.7 -66.9 -38.6 body point 35 on
  R 2.08-2.33  lift -42.4 -61.0 -29.7 body point 35 on
  L 2.33-2.58  lift -35.1 -62.3 36.0 body point 35 on
  R 2.33-2.58  lift -67.8 -39.0 -16.6 body point 35 on
  L 2.58-2.83  lift 12.5 -60.5 50.8 body point 35 on
  R 2.58-2.83  lift -67.8 -36.7 21.2 body point 35 on
  L 2.83-3.08  lift 55.6 -39.2 42.1 body point 35 on
  R 2.83-3.08  lift -55.6 -39.2 42.1 body point 35 on
  L 3.08-3.33  lift 67.8 -36.7 21.2 body point 35 on
  R 3.08-3.33  lift -12.5 -60.5 50.8 body point 35 on
  L 3.33-3.58  lift 67.8 -39.0 -16.6 body point 35 on
  R 3.33-3.58  lift 35.1 -62.3 36.0 body point 35 on
  L 3.58-3.83  lift 42.4 -61.0 -29.7 body point 35 on
  R 3.58-3.83  lift 20.7 -66.9 -38.6 body point 35 on
  L 3.83-4.08  lift 49.3 -55.7 -29.6 body point 35 on
  R 3.83-4.08  lift -49.3 -55.7 -29.6 body point 35 on
  L 4.08-4.33  lift -20.7 -66.9 -38.6 body point 35 on
  R 4.08-4.33  lift -42.4 -61.0 -29.7 body point 35 on
  L 4.33-4.58  lift -35.1 -62.3 36.0 body point 35 on
  R 4.33-4.58  lift -67.8 -39.0 -16.6 body point 35 on
  L 4.58-4.83  lift 12.5 -60.5 50.8 body point 35 on
  R 4.58-4.83  lift -67.8 -36.7 21.2 body point 35 on
  L 4.83-5.08  lift 55.6 -39.2 42.1 body point 35 on
  R 4.83-5.08  lift -55.6 -39.2 42.1 body point 35 on
  L 5.08-5.33  lift 67.8 -36.7 21.2 body point 35 on
  R 5.08-5.33  lift -12.5 -60.5 50.8 body point 35 on
  L 5.33-5.58  lift 67.8 -39.0 -16.6 body point 35 on
  R 5.33-5.58  lift 35.1 -62.3 36.0 body point 35 on
  L 5.58-5.83  lift 42.4 -61.0 -29.7 body point 35 on
  R 5.58-5.83  lift 20.7 -66.9 -38.6 body point 35 on
  L 5.83-6.08  lift 49.3 -55.7 -29.6 body point 35
  R 5.83-6.08  lift -49.3 -55.7 -29.6 body point 35
  # and up again
  L 6.21-7.00  step 0 10 h 12
  R 6.56-7.46  step 0 0 h 9
  L 7.54-8.00  step 0 0 h 3
  0     y -3, pitch 0, bend 0, arms easy, hands open, z 0
  0.5   y -2, pitch 0, bend -4, arms high, nod -8, z 0, x 0, yaw 0, roll 0, lean 0
  1.02  y -10, pitch 56, bend 30.5, nod -16, z 10, raise 150, elbow 10
  1.00  heel.L 0
  1.28  z 25
  1.40  heel.L 34
  1.52  y -14, pitch 88, bend 58, nod -20, z 32, raise 160, fwd 10, elbow 34, heel.L 34, x 0, yaw 0, roll 0, lean 0
  1.80  raise 70, fwd 30, elbow 30
  1.72  z 16, y -26
  1.90  heel.L 0, y -47, z -20
  2.08  yaw 0, roll 0, pitch 64, bend 22.5, lean 0, x 0, z -36, y -55
  2.33  yaw 21~, roll -39~, pitch 55~, bend 22.5~, lean 28.5~, x -25~, z -25~, y -51~
  2.58  yaw 0~, roll -64~, pitch 0~, bend 0~, lean 29.5~, x -36~, z 0~, y -49~
  2.83  yaw -21~, roll -39~, pitch -55~, bend -22.5~, lean 28.5~, x -25~, z 25~, y -51~
  3.08  yaw 0~, roll 0~, pitch -64~, bend -22.5~, lean 0~, x 0~, z 36~, y -55~
  3.33  yaw 21~, roll 39~, pitch -55~, bend -22.5~, lean -28.5~, x 25~, z 25~, y -51~
  3.58  yaw 0~, roll 64~, pitch 0~, bend 0~, lean -29.5~, x 36~, z 0~, y -49~
  3.83  yaw -21~, roll 39~, pitch 55~, bend 22.5~, lean -28.5~, x 25~, z -25~, y -51~
  4.08  yaw 0~, roll 0~, pitch 64~, bend 22.5~, lean 0~, x 0~, z -36~, y -55~
  4.33  yaw 21~, roll -39~, pitch 55~, bend 22.5~, lean 28.5~, x -25~, z -25~, y -51~
  4.58  yaw 0~, roll -64~, pitch 0~, bend 0~, lean 29.5~, x -36~, z 0~, y -49~
  4.83  yaw -21~, roll -39~, pitch -55~, bend -22.5~, lean 28.5~, x -25~, z 25~, y -51~
  5.08  yaw 0~, roll 0~, pitch -64~, bend -22.5~, lean 0~, x 0~, z 36~, y -55~
  5.33  yaw 21~, roll 39~, pitch -55~, bend -22.5~, lean -28.5~, x 25~, z 25~, y -51~
  5.58  yaw 0~, roll 64~, pitch 0~, bend 0~, lean -29.5~, x 36~, z 0~, y -49~
  5.83  yaw -21~, roll 39~, pitch 55~, bend 22.5~, lean -28.5~, x 25~, z -25~, y -51~
  6.08  yaw 0, roll 0, pitch 64, bend 22.5, lean 0, x 0, z -36, y -55
  6.40  z -32, y -43, pitch 77, bend 36, heel.L 0, roll 0, yaw 0, x 0, lean 0
  6.62  z -18
  6.72  raise 150, fwd 12, elbow 30, z -1.5, y -25, pitch 81, bend 54, heel.L 42
  6.96  heel.L 40
  7.02  y -14, pitch 89.9, bend 56, z 26, nod -20, raise 160, fwd 10, elbow 34, wrist 10, x 0, yaw 0, roll 0, lean 0
  7.22  heel.L 12
  7.50  heel.L 0
  7.52  y -10, pitch 40, bend 26, nod -16, z 10, raise 140, elbow 24
  8     arms easy, y -4, bend 0, nod 0

variant opens called on the diagonal
  L 0.12-0.50  step 0 4 h 6
  0.5   facing 20
  2.2   facing 36

variant forward called starting further forward
  L 0.12-0.50  step 0 4 h 6
  0.5   along 10

variant low called rising to a crouch
  add y -3 7.7-8
  8     y -8, bend 22

variant arms energy 1 called thrown in and out
  0.5   arms second, raise 96
  7.52  arms victory, hands open
  8     arms wide

`,
};
