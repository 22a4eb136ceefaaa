import { numberAt } from "@nataraj/sdk/arrays";
import { hat, kick, snare } from "../synthesis/drums.ts";
import { bass, struckTone, synthesiser } from "../synthesis/instruments.ts";
import { type Note, Score } from "../synthesis/score.ts";
import type { LibrarySong } from "./song.ts";

const TEMPO = 92;
const CHORDS = [
  [53, 60, 63, 67],
  [51, 58, 62, 65],
  [49, 56, 60, 65],
  [48, 55, 58, 64],
];
const ROOTS = [29, 27, 25, 24];
const HOOK: Note[] = [
  [0, 72, 0.75],
  [1, 75, 0.5],
  [1.75, 74, 0.25],
  [2, 72, 0.5],
  [3, 70, 0.75],
  [4, 68, 0.75],
  [5, 70, 0.5],
  [5.5, 72, 1],
  [7, 67, 0.75],
  [8, 72, 0.75],
  [9, 75, 0.5],
  [9.75, 77, 0.25],
  [10, 79, 0.5],
  [11, 77, 0.75],
  [12, 75, 0.5],
  [12.5, 74, 0.5],
  [13, 72, 0.75],
  [14, 70, 0.5],
  [14.5, 72, 1.25],
];

/** Boom bap with a limp: for Hip Hop and Breakdancing. */
export const paperCrown: LibrarySong = {
  file: "paper-crown",
  title: "Paper Crown",
  duration: 70,
  tempo: TEMPO,
  colours: ["#ffd23f", "#1f2a6b"],
  write(mix) {
    const score = new Score(mix, { tempo: TEMPO, swing: 0.22 });
    const keys = struckTone({ ratio: 1, index: 1.4, decay: 1.3, indexDecay: 3, tremolo: 0.25 });
    const low = bass({ cutoff: 260, drive: 2.2, decay: 1.2 });
    const whistle = synthesiser({ voices: 2, detune: 0.04, attack: 0.02, cutoff: 1500, sweep: 900 });
    const drum = {
      kick: kick({ pitch: 44, sweep: 140, decay: 6 }),
      snare: snare({ tone: 170, decay: 16 }),
      hat: hat({ decay: 50 }),
      open: hat({ decay: 12 }),
    };
    for (let bar = 0; bar < 26; bar++) {
      const beat = bar * 4;
      const hook = (bar >= 10 && bar < 14) || bar >= 18;
      const bare = bar >= 14 && bar < 16;
      if (bar >= 2 && !bare) {
        score.pattern(drum.kick, beat, bar % 2 ? "9.....7.7...5..." : "9......7..8.....", 0.25, { gain: 1 });
        score.pattern(drum.snare, beat, bar % 8 === 1 ? "....9.......9.68" : "....9..3....9...", 0.25, {
          gain: 0.75,
          room: 0.15,
        });
      }
      score.pattern(drum.hat, beat, "8.5.8.5.8.5.8.56", 0.25, { gain: 0.35, pan: 0.2 });
      if (hook) score.pattern(drum.open, beat, "......6.......6.", 0.25, { gain: 0.25, pan: -0.2 });
      for (const note of CHORDS[bar % 4] as number[]) {
        score.play(
          keys,
          [
            [0, note, 1.6],
            [2.5, note, 0.9],
          ],
          beat,
          { gain: 0.2, pan: note % 2 ? 0.3 : -0.3, room: 0.3 },
        );
      }
      const root = numberAt(ROOTS, bar % 4);
      if (bar >= 2)
        score.play(
          low,
          [
            [0, root, 1.2],
            [1.75, root, 0.5],
            [2.5, root + 12, 0.4],
            [3, root, 0.8],
          ],
          beat,
          { gain: 0.75 },
        );
    }
    for (const bar of [10, 18, 22]) {
      score.play(whistle, HOOK, bar * 4, { gain: 0.32, pan: -0.1, room: 0.35 });
      score.play(
        keys,
        HOOK.map(([at, note, length]) => [at, note + 12, length]),
        bar * 4,
        { gain: 0.12, pan: 0.4, room: 0.5 },
      );
    }
    score.play(
      keys,
      [
        [0, 53, 3],
        [0, 60, 3],
        [0, 63, 3],
      ],
      104,
      { gain: 0.3, room: 0.5 },
    );
  },
};
