import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 3,
  energy: 1,
  styles: ["Breakdancing", "Hip Hop"],
  words: ["fly", "spin", "wild", "fire", "around"],
  accents: [2, 4, 6],
  note: "Straight legs circle wide in a V over the hands, twice; the hips stay up and the hands let the legs pass in turn.",
  acrobatic: true,
  source: `move 8 beats keeps hips legs
  L 0.12-0.50  step 0 12 h 6
  R 0.88-2.24  lift -49.3 -55.7 -29.6 body point 35 h 10 on
  L 1.50-2.06  lift 22 -70 -14 body point 30 h 5
  L 2.06-2.24  lift 49.3 -55.7 -29.6 body point 35 on
  # two times round: legs back, right, front, left; the hands let them pass in turn
  hand R 1.60-2.24 support -18 80 yaw -30
  hand R 3.18-4.16 support -18 80 yaw -30
  hand R 5.10-7.02 support -18 80 yaw -30
  hand L 1.60-3.20 support 18 80 yaw 30
  hand L 4.14-5.12 support 18 80 yaw 30
  hand L 6.06-7.02 support 18 80 yaw 30
  L 2.24-2.48  lift -20.7 -66.9 -38.6 body point 35 on
  R 2.24-2.48  lift -42.4 -61.0 -29.7 body point 35 on
  L 2.48-2.72  lift -35.1 -62.3 36.0 body point 35 on
  R 2.48-2.72  lift -67.8 -39.0 -16.6 body point 35 on
  L 2.72-2.96  lift 12.5 -60.5 50.8 body point 35 on
  R 2.72-2.96  lift -67.8 -36.7 21.2 body point 35 on
  L 2.96-3.20  lift 55.6 -39.2 42.1 body point 35 on
  R 2.96-3.20  lift -55.6 -39.2 42.1 body point 35 on
  L 3.20-3.44  lift 67.8 -36.7 21.2 body point 35 on
  R 3.20-3.44  lift -12.5 -60.5 50.8 body point 35 on
  L 3.44-3.68  lift 67.8 -39.0 -16.6 body point 35 on
  R 3.44-3.68  lift 35.1 -62.3 36.0 body point 35 on
  L 3.68-3.92  lift 42.4 -61.0 -29.7 body point 35 on
  R 3.68-3.92  lift 20.7 -66.9 -38.6 body point 35 on
  L 3.92-4.16  lift 49.3 -55.7 -29.6 body point 35 on
  R 3.92-4.16  lift -49.3 -55.7 -29.6 body point 35 on
  L 4.16-4.40  lift -20.7 -66.9 -38.6 body point 35 on
  R 4.16-4.40  lift -42.4 -61.0 -29.7 body point 35 on
  L 4.40-4.64  lift -35.1 -62.3 36.0 body point 35 on
  R 4.40-4.64  lift -67.8 -39.0 -16.6 body point 35 on
  L 4.64-4.88  lift 12.5 -60.5 50.8 body point 35 on
  R 4.64-4.88  lift -67.8 -36.7 21.2 body point 35 on
  L 4.88-5.12  lift 55.6 -39.2 42.1 body point 35 on
  R 4.88-5.12  lift -55.6 -39.2 42.1 body point 35 on
  L 5.12-5.36  lift 67.8 -36.7 21.2 body point 35 on
  R 5.12-5.36  lift -12.5 -60.5 50.8 body point 35 on
  L 5.36-5.60  lift 67.8 -39.0 -16.6 body point 35 on
  R 5.36-5.60  lift 35.1 -62.3 36.0 body point 35 on
  L 5.60-5.84  lift 42.4 -61.0 -29.7 body point 35 on
  R 5.60-5.84  lift 20.7 -66.9 -38.6 body point 35 on
  L 5.84-6.08  lift 49.3 -55.7 -29.6 body point 35
  R 5.84-6.08  lift -49.3 -55.7 -29.6 body point 35
  # and up again
  L 6.24-6.96  step 0 12 h 10
  R 6.56-7.46  step 0 0 h 10
  L 7.58-8.00  step 0 0 h 4
  0     y -3, pitch 0, bend 0, arms easy, hands open, z 0
  0.5   y -2, pitch 0, bend -2, arms high, nod -8, z 0, x 0, yaw 0, roll 0, lean 0
  1.02  y -10, pitch 56, bend 30, nod -16, z 10, raise 150, elbow 10
  1.00  heel.L 0
  1.30  z 25
  1.44  heel.L 34
  1.60  y -14, pitch 88, bend 58, nod -20, z 32, raise 160, fwd 10, elbow 34, heel.L 34, x 0, yaw 0, roll 0, lean 0
  1.88  raise 70, fwd 30, elbow 30
  1.80  z 16, y -26
  2.02  heel.L 0, y -47, z -20
  2.24  yaw 0, roll 0, pitch 64, bend 19, lean 0, x 0, z -36, y -55
  2.48  yaw 21~, roll -39~, pitch 55~, bend 19~, lean 28~, x -25~, z -25~, y -51~
  2.72  yaw 0~, roll -64~, pitch 0~, bend 0~, lean 29~, x -36~, z 0~, y -49~
  2.96  yaw -21~, roll -39~, pitch -55~, bend -19~, lean 28~, x -25~, z 25~, y -51~
  3.20  yaw 0~, roll 0~, pitch -64~, bend -19~, lean 0~, x 0~, z 36~, y -55~
  3.44  yaw 21~, roll 39~, pitch -55~, bend -19~, lean -28~, x 25~, z 25~, y -51~
  3.68  yaw 0~, roll 64~, pitch 0~, bend 0~, lean -29~, x 36~, z 0~, y -49~
  3.92  yaw -21~, roll 39~, pitch 55~, bend 19~, lean -28~, x 25~, z -25~, y -51~
  4.16  yaw 0~, roll 0~, pitch 64~, bend 19~, lean 0~, x 0~, z -36~, y -55~
  4.40  yaw 21~, roll -39~, pitch 55~, bend 19~, lean 28~, x -25~, z -25~, y -51~
  4.64  yaw 0~, roll -64~, pitch 0~, bend 0~, lean 29~, x -36~, z 0~, y -49~
  4.88  yaw -21~, roll -39~, pitch -55~, bend -19~, lean 28~, x -25~, z 25~, y -51~
  5.12  yaw 0~, roll 0~, pitch -64~, bend -19~, lean 0~, x 0~, z 36~, y -55~
  5.36  yaw 21~, roll 39~, pitch -55~, bend -19~, lean -28~, x 25~, z 25~, y -51~
  5.60  yaw 0~, roll 64~, pitch 0~, bend 0~, lean -29~, x 36~, z 0~, y -49~
  5.84  yaw -21~, roll 39~, pitch 55~, bend 19~, lean -28~, x 25~, z -25~, y -51~
  6.08  yaw 0, roll 0, pitch 64, bend 19, lean 0, x 0, z -36, y -55
  6.40  z -32, y -44, pitch 80, bend 36, heel.L 0, roll 0, yaw 0, x 0, lean 0
  6.62  z -18
  6.72  raise 150, fwd 12, elbow 30, z -4, y -26, pitch 92, bend 52, heel.L 42
  6.96  heel.L 40
  7.02  y -14, pitch 90, bend 56, z 26, nod -20, raise 160, fwd 10, elbow 34, x 0, yaw 0, roll 0, lean 0
  7.30  heel.L 0
  7.52  y -10, pitch 46, bend 28, nod -16, z 10, raise 140, elbow 14
  8     arms easy, y -4, bend 0, nod 0
`,
};
