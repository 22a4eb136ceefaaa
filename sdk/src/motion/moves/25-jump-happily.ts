import type { MoveDefinition } from "./definition.ts";

export const jumpHappily: MoveDefinition = {
  number: 25,
  energy: 0.9,
  styles: ["Freestyle", "Jazz Dance", "Ballet", "Indian Classical", "Salsa", "Contemporary"],
  words: ["happy", "joy", "jump", "smile", "sunshine", "fun"],
  accents: [1, 3],
  note: "Two bright jumps that are in the air on the beat: a star with arms and legs thrown out, then both heels clicked to one side with one arm up and the other folded; a smile.",
  quick: true,
  source: `move 4 beats loop keeps arms spine sweep 1.1
  # down on 0 and 2, in the air on 1 and 3: a star, then a click of the heels to the left
  jump 0.52-1.50 h 26 tuck 0 apart 22
  jump 2.52-3.50 h 26 tuck 9 aside 33 apart -8
  0     y -11.5, bend 11, pitch 5, nod -8, lean 0, roll 0, x 0, smile 0.7
  0.12  arms press, hands open
  0.54  y -3, bend 0, pitch 0
  1     y 0, bend -6, nod -10, arms victory, hands jazz, smile 1, brows 0.6
  1.5   y -4, bend 2.5, nod -4, raise 108
  2     y -11.5, bend 11, pitch 5, nod -8, arms press, hands open, smile 0.7, brows 0.2, lean 0
  2.54  y -3, bend 0, pitch 0
  3     y 0, bend -2.5, nod -4, lean -10.5, tilt -32, roll 14, x -5, arm.L high, arm.R chest, smile 1, brows 0.6, hands open
  3.5   y -4, bend 2.5, lean -3.5, tilt 0, roll 0, x 0

variant opens called opening to the side
  0.5   facing 0
  1.5   facing 45
  2.5   facing 45

variant diagonal called to both corners
  0.5   facing 0
  1.5   facing 24
  2.5   facing 24
  3.5   facing 0

variant quarter energy 0.95 called turning in the air
  0.52  facing 0
  1.5   facing 44
  2.5   facing 44
  3.5   facing 0

variant forward energy 0.95 called to the front
  0.5   along 0
  1.5   along 26
  2.5   along 26
  3.5   along 52

variant side called to the side
  add y 1
  0.5   across 0
  1.5   across 12
  2.5   across 12
  3.5   across 24

variant tuck energy 0.95 called as a tuck jump
  add y 2.5
  jump 0.52-1.50 h 26 tuck 7
  1     arms high
`,
};
