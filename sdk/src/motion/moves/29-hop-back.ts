import type { MoveDefinition } from "./definition.ts";

export const hopBack: MoveDefinition = {
  number: 29,
  energy: 0.7,
  styles: ["Hip Hop", "Freestyle", "Breakdancing"],
  words: ["hop", "back", "away", "leave", "run"],
  accents: [1, 2, 3],
  note: "Two hops backwards on one leg with the other knee held high, arms scooping; then both feet land on the beat and sink.",
  quick: true,
  source: `move 4 beats ends 0 -66 0 keeps legs known feet sweep 1.3
  L 0.12-0.43  lift 14 -38 37 body point 20
  jump 0.44-1.00 h 13 tuck 3 R 0 -33
  jump 1.44-2.00 h 13 tuck 3 R 0 -66
  L 2.34-3.00  step 0 -66
  0     y -1
  0.38  y -6, bend 20, pitch 6, lean -8, nod -10, twist -6
  0.5   arms behind, hands loose
  0.74  y 2, bend 11, lean 0, nod -2, smile 0.5
  1     arm.L punch, arm.R guard, hands fist
  1.02  y -1
  1.34  y -6, bend 15, pitch 6, nod -10, twist 5
  1.5   arms behind, hands loose
  1.74  y 2, bend 11, lean -6, nod -2, smile 0.8
  2     arm.R punch, arm.L guard, hands fist
  2.02  y -1
  2.3   y -5, bend 14, lean 0, twist 3
  2.5   arms bent
  2.6   y -1
  3     arms press, hands open
  3.1   y -8, bend 17, pitch 6, nod -8, twist 8
  3.55  y 0, bend 0, pitch 0, nod 0, twist 0, arms bent
  4     y -3, arms easy

variant opens called opening to the side
  1     facing 22
  2     facing 45

variant zigzag called in a zigzag
  0.4   across 0
  1     across 24, facing -20
  1.4   across 24
  2     across 0, facing 0

variant corner called back to the corner
  0.4   across 0
  1     across 24, facing 20
  2     across 48, facing 0

variant arms energy 0.75 with opens called with open arms
  drop arms hands
  0.5   arms first
  1     arms second, hands open
  1.5   arms first
  2     arms second
  2.5   arms bent
  3     arms press, hands open
  3.5   arms bent

variant low energy 0.75 called with deep landings
  add y -2 0.3-0.4, y -2 1.3-1.4, y -3 2.9-3.2
  3.1   bend 24
`,
};
