import type { MoveDefinition } from "./definition.ts";

export const bow: MoveDefinition = {
  number: 27,
  energy: 0.2,
  styles: ["Indian Classical", "Ballet", "Contemporary"],
  words: ["hello", "thank", "welcome", "namaste", "greet", "bow", "good", "evening", "please"],
  accents: [1, 2],
  note: "Palms meet before the chest, then the back bends from the hips with the hips going back; a moment below, and up with a smile.",
  held: true,
  source: `move 4 beats keeps arms hands head spine known arms bend pitch
  0     arms easy
  0.15  hands relaxed
  1     arms namaste, hands flat, y -7, bend -3.5, nod -2, smile 0.6
  1.2   arms namaste, hands flat
  2     bend 38, pitch 26, z -9, y -7.2, nod 14
  2.5   bend 40, pitch 27, z -9, y -7.2, nod 16, arms namaste, hands flat, gazey -12
  3.5   bend 0, pitch 0, z 0, y -7, nod -3, arms namaste, hands flat, smile 0.8, gazey 0
  4     arms easy, nod 0

variant opens called opening to the side
  L 0.12-0.50  step 0 0 h 3
  R 0.58-1.00  step 0 0 h 3
  L 3.06-3.50  step 0 0 h 3
  0.1   facing 0
  1     facing 45

variant diagonal called to the corner
  L 0.12-0.50  step 0 0 h 3
  R 0.58-1.00  step 0 0 h 3
  L 3.06-3.50  step 0 0 h 3
  R 3.56-4.00  step 0 0 h 3
  0.1   facing 0
  0.58  facing 40
  3     facing 40
  3.5   facing 0

variant curtsy energy 0.25 called with a curtsy
  R 0.30-1.00  step 14 -26 h 12 ball
  R 3.20-4.00  step 0 0 h 12
  1     y -6
  2     y -17
  2.5   y -17
  3.5   y -5

variant forward energy 0.25 called with a step to the front
  L 0.24-1.00  step 0 0 heel
  R 3.20-4.00  step 0 0 h 12
  1     along 26

variant half pace 0.5 energy 0.1 called in half time
`,
};
