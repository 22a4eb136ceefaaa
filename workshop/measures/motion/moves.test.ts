import { expect, test } from "vitest";
import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { FASTEST_ON_HANDS } from "../../../sdk/src/motion/sequence/mark-move.ts";
import { measureMove } from "./measure-move.ts";
import { violations } from "./report.ts";

/** As written, and where the music is loudest: beats a minute and energy. */
const MUSIC = [
  [120, undefined],
  [70, 1],
  [140, 1],
  [84, 1],
] as const;

/** Every fourth style, others for the next move. */
const stylesOf = (move: number) => DANCE_STYLES.filter((_, k) => (k + move) % 4 === 0);

// Each style in one kind of music; moves.verify.test.ts has all styles in all.
test.each(CATALOGUE.map(({ number, acrobatic }) => ({ number, acrobatic })))(
  "move $number keeps the measures in two styles",
  ({ number, acrobatic }) => {
    const broken = stylesOf(number).flatMap((style, k) => {
      const [bpm, energy] = MUSIC[(2 * k + Math.floor(number / 4)) % MUSIC.length] ?? [];
      // Slow moves on the hands are danced as they are written.
      const tempo = acrobatic && energy ? Math.floor(60 * FASTEST_ON_HANDS) : bpm;
      return violations(measureMove(number, style, tempo, energy));
    });
    expect(broken).toEqual([]);
  },
);
