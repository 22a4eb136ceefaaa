import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 19,
  energy: 0.5,
  styles: ["Freestyle", "Hip Hop", "Jazz Dance"],
  words: ["wave", "hands", "hello", "hi", "goodbye", "bye", "air"],
  accents: [0, 1, 2, 3],
  note: "Both hands high and open, forearms sweep left and right together from the elbows; the body sways under them.",
  source: `move 4 beats loop keeps arms hands
  L 0.24-1.00  step 14 0 h 5
  L 2.24-3.00  step 0 0 h 5
  R 1.24-2.00  step -14 0 h 5
  R 3.24-4.00  step 0 0 h 5
  0     arms wave, hands open, y -10, x -9, lean -8, tilt -6, wrist -10, shrug 4, raise.L 116, raise.R 100, elbow.L 100, elbow.R 34, wrist.L 12, wrist.R -24, smile 0.7
  0.5   y -1.5
  1     y -10, x 9, lean 8, tilt 6, raise.L 100, raise.R 116, elbow.L 34, elbow.R 100, wrist.L -24, wrist.R 12, smile 0.9
  1.5   y -1.5
  2     y -10, x -9, lean -8, tilt -6, raise.L 116, raise.R 100, elbow.L 100, elbow.R 34, wrist.L 12, wrist.R -24
  2.5   y -1.5
  3     y -10, x 9, lean 8, tilt 6, raise.L 100, raise.R 116, elbow.L 34, elbow.R 100, wrist.L -24, wrist.R 12
  3.5   y -1.5
`,
};
