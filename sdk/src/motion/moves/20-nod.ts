import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 20,
  energy: 0.25,
  styles: ["Hip Hop", "Freestyle"],
  words: ["yes", "yeah", "nod", "agree", "ok", "know", "right", "head"],
  accents: [0, 1, 2, 3],
  note: "The chin drops on each beat and comes up between; chest and knees answer, smaller and later.",
  held: true,
  source: `move 4 beats loop keeps head known nod
  # two big ones
  0     nod 31, y -8, bend 7, smile 0.4, brows 0
  0.5   nod -15, y -3, bend -3, shrug 2, brows 0.4
  1     nod 31, y -8, bend 7, x 2, tilt 4, brows 0
  1.5   nod -15, y -3, bend -3, brows 0.4
  # and a quick double with a grin: yes, yes
  2     nod 29, y -8, bend 7, x 0, tilt 0, smile 0.6, brows 0
  2.28  nod 2
  2.56  nod 24, y -3, bend 0
  2.78  nod -4, bend -3
  3     nod 31, y -8, bend 7, x -2, tilt -4
  3.5   nod -15, y -3, bend -3, brows 0.5

variant diagonal called nodding to the corners
  L 0.24-1.00  step 4 0 h 4
  R 1.24-2.00  step 0 0 h 4
  L 2.24-3.00  step 0 0 h 4
  R 3.24-4.00  step 0 0 h 4
  1     facing 40
  2     facing 40
  3     facing 0
`,
};
