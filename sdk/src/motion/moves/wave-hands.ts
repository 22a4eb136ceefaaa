import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 19,
  energy: 0.5,
  styles: ["Freestyle", "Hip Hop", "Jazz Dance"],
  words: ["wave", "hands", "hello", "hi", "goodbye", "bye", "air"],
  accents: [0, 1, 2, 3],
  note: "Both hands high and open, forearms sweep left and right together from the elbows; the body sways under them.",
  source: `move 4 beats loop keeps arms hands
  L 0.10-0.60  step 10 0 h 4
  L 2.10-2.60  step 0 0 h 4
  R 1.10-1.60  step -10 0 h 4
  R 3.10-3.60  step 0 0 h 4
  0     arms wave, hands open, y -8, wrist -10, shrug 4
  0.5   y -3.5, x 5, lean 6, tilt 6, raise 104, elbow.L 42, elbow.R 104, wrist.L -24, wrist.R 12, smile 0.9
  1     y -8, x 0
  1.5   y -3.5, x -5, lean -6, tilt -6, raise 104, elbow.L 104, elbow.R 42, wrist.L 12, wrist.R -24
  2     y -8, x 0
  2.5   y -3.5, x 5, lean 6, tilt 6, elbow.L 42, elbow.R 104, wrist.L -24, wrist.R 12
  3     y -8, x 0
  3.5   y -3.5, x -5, lean -6, tilt -6, elbow.L 104, elbow.R 42, wrist.L 12, wrist.R -24
`,
};
