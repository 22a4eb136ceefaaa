import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 20,
  energy: 0.25,
  styles: ["Hip Hop", "Freestyle"],
  words: ["yes", "yeah", "nod", "agree", "ok", "know", "right", "head"],
  accents: [0, 1, 2, 3],
  note: "The chin drops on each beat and comes up between; chest and knees answer, smaller and later.",
  held: true,
  source: `move 4 beats loop keeps head
  0     nod 24, y -8, bend 6, smile 0.4
  0.5   nod -12, y -3, bend -2, shrug 2
  1     nod 24, y -8, bend 6, x 2, tilt 3
  1.5   nod -12, y -3, bend -2
  2     nod 24, y -8, bend 6, x 0
  2.5   nod -12, y -3, bend -2
  3     nod 24, y -8, bend 6, x -2, tilt -3
  3.5   nod -12, y -3, bend -2
`,
};
