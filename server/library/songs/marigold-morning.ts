import { numberAt } from "@nataraj/sdk/arrays";
import { skin } from "../synthesis/drums.ts";
import { flute, pluckedString } from "../synthesis/instruments.ts";
import { type Note, Score } from "../synthesis/score.ts";
import type { LibrarySong } from "./song.ts";

const TEMPO = 96;
const SA = 61;
/** Raga Bhupali has five tones: sa, re, ga, pa, dha; 5 is the sa above, −1 the dha below. */
const scale = (degree: number) => SA + 12 * Math.floor(degree / 5) + numberAt([0, 2, 4, 7, 9], ((degree % 5) + 5) % 5);
const melody = (tones: readonly (readonly [number, number, number])[]): Note[] =>
  tones.map(([beat, degree, length]) => [beat, scale(degree), length]);

const AWAKENING = melody([
  [0, 0, 2],
  [2, 1, 1],
  [3, 2, 3],
  [7, 1, 1],
  [8, 2, 1],
  [9, 3, 3],
  [12, 4, 1],
  [13, 3, 1],
  [14, 2, 2],
]);
const THEME = melody([
  [0, 2, 1],
  [1, 3, 0.5],
  [1.5, 4, 0.5],
  [2, 5, 1.5],
  [3.5, 4, 0.5],
  [4, 3, 1],
  [5, 2, 0.5],
  [5.5, 1, 0.5],
  [6, 2, 2],
  [8, 3, 1],
  [9, 4, 0.5],
  [9.5, 5, 0.5],
  [10, 6, 1.5],
  [11.5, 5, 0.5],
  [12, 4, 0.5],
  [12.5, 3, 0.5],
  [13, 2, 0.5],
  [13.5, 1, 0.5],
  [14, 0, 2],
]);
const ANSWER = melody([
  [0, 5, 0.5],
  [0.5, 5, 0.5],
  [1, 6, 1],
  [2, 7, 1],
  [3, 6, 0.5],
  [3.5, 5, 0.5],
  [4, 4, 1],
  [5, 5, 0.5],
  [5.5, 4, 0.5],
  [6, 3, 2],
  [8, 2, 0.5],
  [8.5, 3, 0.5],
  [9, 4, 1],
  [10, 5, 1],
  [11, 4, 0.5],
  [11.5, 3, 0.5],
  [12, 2, 0.5],
  [12.5, 1, 0.5],
  [13, 2, 0.5],
  [13.5, 1, 0.5],
  [14, 0, 2],
]);

/** A morning raga over a drone, with tabla: for Indian Classical. */
export const marigoldMorning: LibrarySong = {
  file: "marigold-morning",
  title: "Marigold Morning",
  duration: 72,
  tempo: TEMPO,
  colours: ["#ff9d2e", "#b3124b"],
  write(mix) {
    const score = new Score(mix, { tempo: TEMPO });
    const tanpura = pluckedString({ brightness: 0.35, sustain: 0.9985, buzz: 0.25 });
    const sitar = pluckedString({ brightness: 0.8, sustain: 0.9965, buzz: 0.35 });
    const bansuri = flute();
    const drum = {
      bass: skin({ pitch: 78, bend: 0.5, decay: 6, slap: 0.05 }),
      ring: skin({ pitch: 277, bend: 0.02, decay: 10, slap: 0.25, seed: 11 }),
      dry: skin({ pitch: 340, bend: 0.1, decay: 34, slap: 0.5, seed: 12 }),
    };
    for (let beat = 0; beat < 112; beat += 4) {
      score.play(
        tanpura,
        [
          [0, SA - 5, 4],
          [1, SA, 4],
          [2, SA, 4],
          [3, SA - 12, 4],
        ],
        beat,
        { gain: 0.22, room: 0.4 },
      );
      // Keherwa, eight half-beats: dha ge na ti na ka dhi na. It rests while the song awakens.
      if (beat < 8) continue;
      score.pattern(drum.bass, beat, beat < 16 ? "7......." : "96....8.", 0.5, { gain: 0.75, room: 0.12 });
      score.pattern(drum.ring, beat, beat < 16 ? "7...5..." : "8.7.6.78", 0.5, { gain: 0.4, pan: 0.2, room: 0.2 });
      score.pattern(drum.dry, beat, beat % 16 === 12 ? "....5.5.6.6.6666" : "..4...5...4.5...", 0.25, {
        gain: 0.35,
        pan: 0.25,
        room: 0.15,
      });
    }
    const air = { gain: 0.5, pan: -0.15, room: 0.55 };
    const string = { gain: 0.42, pan: 0.15, room: 0.3 };
    score.play(bansuri, AWAKENING, 0, air);
    for (const from of [16, 64]) {
      score.play(sitar, THEME, from, string);
      score.play(sitar, THEME, from + 16, string);
      score.play(bansuri, AWAKENING, from + 16, { ...air, gain: 0.28 });
    }
    for (const from of [48, 96]) score.play(bansuri, ANSWER, from, air);
    score.play(sitar, ANSWER, 96, { ...string, gain: 0.3 });
    score.play(
      tanpura,
      [
        [0, SA - 12, 3],
        [0, SA, 3],
      ],
      112,
      { gain: 0.4, room: 0.5 },
    );
  },
};
