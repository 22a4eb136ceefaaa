import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 8,
  energy: 0.9,
  styles: ["Hip Hop", "Freestyle", "Breakdancing"],
  words: ["jump", "up", "high", "fly", "bounce", "sky"],
  accents: [1, 2],
  note: "A deep crouch with the arms back, a full stretch in the air with the arms up, and a soft landing that sinks.",
  quick: true,
  source: `move 4 beats keeps arms hips
  jump 1.10-2.00 h 25 tuck -5
  0     y -3, arms easy
  0.5   pitch 10, bend 16, nod -14, arms behind, hands loose
  0.58  y -25, z -3
  1     pitch 2, bend -4, arms high, hands open
  1.12  y -2, nod -10, z 0
  1.5   arms victory
  1.55  y 0, bend -6, smile 1, brows 0.6
  2     arms wide
  2.02  y -3, bend 2
  2.42  y -17, pitch 6, bend 10, nod -6
  2.5   arms open
  3     y -2, pitch 0, bend 0, arms bent, hands relaxed
  3.5   y -8, bend 3
  4     arms easy, y -2, bend 0
`,
};
