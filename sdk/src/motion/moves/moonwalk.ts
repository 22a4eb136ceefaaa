import type { MoveDefinition } from "./definition.ts";

export const move: MoveDefinition = {
  number: 10,
  energy: 0.55,
  styles: ["Hip Hop", "Jazz Dance", "Breakdancing"],
  words: ["moon", "walk", "back", "slide", "glide", "smooth", "float"],
  accents: [0, 1, 2, 3],
  note: "The flat foot glides back while the other stands on its toe; they swap in an instant, and the body never bobs.",
  held: true,
  source: `move 4 beats ends 0 -90 0 keeps hips legs
  L 0.14-1.00  slide 0 -30
  R 1.14-2.00  slide 0 -60
  L 2.14-3.00  slide 0 -90
  R 3.14-3.96  slide 0 -90
  0     y -3, heel 0, bend 0, twist 0
  0.15  heel.R 38, heel.L 0, bend 6, pitch 1, nod -3, y -4
  1     heel.R 38, heel.L 0, look 6, raise.L 22, fwd.L 66, raise.R 28, fwd.R -46, elbow 32, twist 7
  1.18  heel.L 38, heel.R 0
  2     heel.L 38, heel.R 0, look -6, raise.L 28, fwd.L -46, raise.R 22, fwd.R 66, twist -7
  2.18  heel.R 38, heel.L 0
  3     heel.R 38, heel.L 0, look 6, raise.L 22, fwd.L 66, raise.R 28, fwd.R -46, elbow 32, twist 7, y -4
  3.18  heel.L 38, heel.R 0
  3.7   heel.L 18, heel.R 0, look 0, bend 5, pitch 1, elbow 24, twist 0, y -4
  4     heel 0, arms easy, y -3
`,
};
