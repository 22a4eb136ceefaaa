import { numberAt } from "@nataraj/sdk/arrays";
import { hat, skin } from "../synthesis/drums.ts";
import { pluckedString, struckTone, synthesiser } from "../synthesis/instruments.ts";
import { type Note, Score } from "../synthesis/score.ts";
import type { LibrarySong } from "./song.ts";

const TEMPO = 126;
/** G, Em, C, D; then Bm, Em, Am, D. */
const CHORDS = [
  [55, 59, 62],
  [52, 59, 64],
  [52, 55, 60],
  [54, 57, 62],
  [54, 59, 62],
  [52, 55, 59],
  [52, 57, 60],
  [50, 54, 57],
];
const ROOTS = [43, 40, 36, 38, 35, 40, 33, 38];
const SNOW: Note[] = [
  [0, 79, 2],
  [2, 83, 1],
  [3, 83, 2],
  [5, 79, 1],
  [6, 76, 2],
  [8, 79, 1],
  [9, 78, 3],
  [12, 78, 2],
  [14, 81, 1],
  [15, 79, 2],
  [17, 76, 1],
  [18, 76, 1],
  [19, 78, 1],
  [20, 79, 1],
  [21, 74, 3],
];
const FLIGHT: Note[] = [
  [0, 86, 1],
  [1, 83, 1],
  [2, 79, 1],
  [3, 83, 1],
  [4, 79, 1],
  [5, 76, 1],
  [6, 79, 1],
  [7, 84, 1],
  [8, 88, 1],
  [9, 86, 3],
  [12, 85, 1],
  [13, 86, 1],
  [14, 90, 1],
  [15, 88, 2],
  [17, 83, 1],
  [18, 84, 1],
  [19, 83, 1],
  [20, 81, 1],
  [21, 79, 3],
];

/** A waltz for piano, strings and a music box: for Ballet and Contemporary. */
export const winterWindow: LibrarySong = {
  file: "winter-window",
  title: "Winter Window",
  duration: 72,
  tempo: TEMPO,
  colours: ["#a8d8ff", "#3a2d78"],
  write(mix) {
    const score = new Score(mix, { tempo: TEMPO });
    const piano = struckTone({ ratio: 2, index: 0.9, decay: 1.8, indexDecay: 7 });
    const box = struckTone({ ratio: 3.5, index: 0.8, decay: 3, indexDecay: 10 });
    const strings = synthesiser({ voices: 5, detune: 0.1, attack: 0.22, cutoff: 1500, release: 0.5, resonance: 0.6 });
    const harp = pluckedString({ brightness: 0.4, sustain: 0.998 });
    const drum = {
      thump: skin({ pitch: 70, bend: 0.3, decay: 7, slap: 0.02 }),
      brush: hat({ decay: 22 }),
      crash: hat({ decay: 4 }),
    };
    for (let bar = 0; bar < 48; bar++) {
      const beat = bar * 3;
      const chord = CHORDS[bar % 8] as number[];
      const grand = bar >= 16 && (bar < 24 || bar >= 32);
      score.play(piano, [[0, numberAt(ROOTS, bar % 8), 1]], beat, { gain: 0.6, room: 0.3 });
      for (const note of chord) {
        score.play(
          piano,
          [
            [1, note + 12, 0.6],
            [2, note + 12, 0.6],
          ],
          beat,
          { gain: 0.2, pan: -0.2, room: 0.3 },
        );
        if (bar >= 8)
          score.play(strings, [[0, note + 12, 2.8]], beat, {
            gain: grand ? 0.22 : 0.12,
            pan: note % 2 ? 0.5 : -0.5,
            room: 0.5,
          });
      }
      if (bar >= 8) score.hit(drum.thump, beat, { gain: grand ? 0.6 : 0.35, room: 0.2 });
      if (bar >= 8) score.pattern(drum.brush, beat, ".45", 1, { gain: 0.22, pan: 0.3 });
      if (grand)
        score.play(
          harp,
          chord.map((note, i): Note => [i * 0.5, note + 24, 1.5]),
          beat,
          { gain: 0.25, pan: 0.4, room: 0.4 },
        );
      if (bar === 16 || bar === 32) score.hit(drum.crash, beat, { gain: 0.25, room: 0.5 });
    }
    for (const bar of [0, 8, 24]) score.play(box, SNOW, bar * 3, { gain: 0.3, pan: 0.15, room: 0.55 });
    for (const bar of [16, 32, 40]) {
      score.play(strings, FLIGHT, bar * 3, { gain: 0.36, pan: -0.1, room: 0.5 });
      score.play(box, FLIGHT, bar * 3, { gain: 0.18, pan: 0.2, room: 0.5 });
    }
    for (const note of [31, 43, 55, 59, 62, 67, 79]) score.play(piano, [[0, note, 3]], 144, { gain: 0.3, room: 0.5 });
  },
};
