import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 1,
  energy: 0.8,
  styles: ["Hip Hop", "Freestyle", "Jazz Dance"],
  words: ["hey", "yeah", "shout", "cheer", "hooray", "hands", "up", "party"],
  accents: [0, 1, 3],
  note: "Two fists thrown up in a V, then hands cupped round the mouth and a long hoot, chest forward; the knees pump all the time.",
  source: `move 4 beats loop keeps arms hands
  # two pumps, a step out with each; then hands round the mouth and a long hoot
  L 0.24-1.00  step 12 2 h 5
  R 1.24-2.00  step -8 0 h 5
  R 2.24-3.00  step 0 0 h 5
  L 3.24-4.00  step 0 0 h 5
  0     arms victory, raise 126, elbow 16, hands fist, y -9, bend -6, nod -8, smile 0.9, lean -3
  0.5   arms guard, raise 50, elbow 112, y -2, bend 4, nod 2
  1     arms victory, raise 124, elbow 18, y -9, bend -6, nod -8, lean 4, smile 1
  1.5   y -2, arms guard, raise 50, elbow 112, bend 3, nod 0, hands soft
  2     reach 9 148 19, palm 40, wrist -20, dev 0, hands ardhachandra, y -9, bend 6, nod -6, lean 0, brows 0.7
  2.5   reach 10 150 21, y -2, bend 10, nod -12, smile 0.6
  3     reach 9 148 19, y -9, bend 2, nod -10
  3.5   arms guard, raise 50, elbow 112, hands fist, y -2, bend 5, nod 2, brows 0.2
`,
};
