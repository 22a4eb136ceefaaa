import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 27,
  energy: 0.2,
  styles: ["Indian Classical", "Ballet", "Contemporary"],
  words: ["hello", "thank", "welcome", "namaste", "greet", "bow", "good", "evening", "please"],
  accents: [1, 2],
  note: "Palms meet before the chest, then the back bends from the hips with the hips going back; a moment below, and up with a smile.",
  held: true,
  source: `move 4 beats keeps arms hands head spine
  0     arms easy
  0.15  hands relaxed
  1     arms namaste, hands flat, y -3.3, bend -3, nod -2, smile 0.6
  1.2   arms namaste, hands flat
  2     bend 38, pitch 26, z -9, y -4, nod 14
  2.6   bend 40, pitch 27, z -9, y -4, nod 16, arms namaste, hands flat, gazey -12
  3.5   bend 0, pitch 0, z 0, y -3.3, nod -3, arms namaste, hands flat, smile 0.8, gazey 0
  4     arms easy, nod 0
`,
};
