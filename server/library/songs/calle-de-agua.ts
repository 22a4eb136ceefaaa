import { numberAt } from "@nataraj/sdk/arrays";
import { claves, cowbell, shaker, skin } from "../synthesis/drums.ts";
import { bass, struckTone, synthesiser } from "../synthesis/instruments.ts";
import { type Note, Score } from "../synthesis/score.ts";
import type { LibrarySong } from "./song.ts";

const TEMPO = 98;
/** Am, Dm, E7, Am, each for half of a clave. */
const CHORDS = [
  [57, 60, 64],
  [57, 62, 65],
  [56, 62, 64],
  [57, 60, 64],
];
const ROOTS = [33, 38, 40, 33];
const HORNS: Note[] = [
  [0, 76, 0.4],
  [0.5, 77, 0.4],
  [1, 76, 0.75],
  [2.5, 72, 0.4],
  [3, 74, 0.75],
  [4.5, 71, 0.4],
  [5, 72, 0.4],
  [5.5, 74, 0.4],
  [6, 76, 1.5],
  [8, 81, 0.4],
  [8.5, 79, 0.4],
  [9, 77, 0.75],
  [10.5, 76, 0.4],
  [11, 74, 0.75],
  [12.5, 72, 0.4],
  [13, 71, 0.4],
  [13.5, 72, 0.4],
  [14, 69, 1.5],
];

/** Salsa over a son clave, three and two: for Salsa. */
export const calleDeAgua: LibrarySong = {
  file: "calle-de-agua",
  title: "Calle de Agua",
  duration: 70,
  tempo: TEMPO,
  colours: ["#ff4d4d", "#0d8f83"],
  write(mix) {
    const score = new Score(mix, { tempo: TEMPO });
    const piano = struckTone({ ratio: 2, index: 1.1, decay: 3.2, indexDecay: 9 });
    const low = bass({ cutoff: 320, drive: 1.2, decay: 2.4 });
    const horn = synthesiser({ voices: 3, detune: 0.05, attack: 0.03, cutoff: 1100, sweep: 1800, sweepDecay: 4 });
    const drum = {
      claves: claves(),
      bell: cowbell(),
      shaker: shaker(),
      open: skin({ pitch: 196, bend: 0.08, decay: 8, slap: 0.1 }),
      low: skin({ pitch: 147, bend: 0.08, decay: 8, slap: 0.1, seed: 6 }),
      slap: skin({ pitch: 410, bend: 0.2, decay: 40, slap: 0.9, seed: 7 }),
      kick: skin({ pitch: 62, bend: 0.8, decay: 9, slap: 0.05, seed: 8 }),
    };
    for (let bar = 0; bar < 28; bar++) {
      const beat = bar * 4;
      const chord = CHORDS[bar % 4] as number[];
      const root = numberAt(ROOTS, bar % 4);
      const chorus = (bar >= 12 && bar < 20) || bar >= 24;
      // Son clave 3-2 over two beats a side, counted in eighths of this tempo.
      score.pattern(drum.claves, beat, "9..9..9...9.9...", 0.25, { gain: 0.35, pan: -0.4, room: 0.25 });
      score.pattern(drum.shaker, beat, "7354735473547354", 0.25, { gain: 0.35, pan: 0.4 });
      score.pattern(drum.kick, beat, "8...8...8...8...", 0.25, { gain: 0.5 });
      score.pattern(drum.slap, beat, "..7...7...7...7.", 0.25, { gain: 0.35, pan: 0.2, room: 0.15 });
      score.pattern(drum.open, beat, "......88......88", 0.25, { gain: 0.45, pan: 0.25, room: 0.2 });
      score.pattern(drum.low, beat, bar % 4 === 3 ? "....7.......7..8" : "............7...", 0.25, {
        gain: 0.45,
        pan: 0.1,
        room: 0.2,
      });
      if (chorus) score.pattern(drum.bell, beat, "9.6.8.6.9.6.8.66", 0.25, { gain: 0.4, pan: -0.2, room: 0.1 });
      // Tumbao: the bass skips the one and comes before it.
      score.play(
        low,
        [
          [0.75, root + 7, 0.6],
          [1.5, root + 12, 0.45],
          [2.75, root + 7, 0.6],
          [3.5, numberAt(ROOTS, (bar + 1) % 4), 0.5],
        ],
        beat,
        { gain: 0.62 },
      );
      if (bar % 4 === 0) score.play(low, [[0, root, 0.5]], beat, { gain: 0.55 });
      if (bar >= 4) {
        const [a, b, c] = chord as [number, number, number];
        const montuno: Note[] = [
          [0, a, 0.2],
          [0.25, c, 0.2],
          [0.5, b, 0.2],
          [0.75, a + 12, 0.2],
          [1.25, c, 0.2],
          [1.5, b, 0.2],
          [1.75, a + 12, 0.2],
          [2.25, c, 0.2],
          [2.5, b, 0.2],
          [2.75, a + 12, 0.2],
          [3.25, c, 0.2],
          [3.5, b, 0.2],
          [3.75, a + 12, 0.2],
        ];
        score.play(piano, montuno, beat, { gain: 0.32, pan: -0.15, room: 0.2 });
        score.play(
          piano,
          montuno.map(([at, note, length]) => [at, note + 12, length]),
          beat,
          { gain: 0.24, pan: 0.1, room: 0.2 },
        );
      }
    }
    for (const bar of [8, 12, 16, 24]) {
      score.play(horn, HORNS, bar * 4, { gain: 0.34, pan: 0.1, room: 0.3 });
      if (bar !== 8)
        score.play(
          horn,
          HORNS.map(([at, note, length]) => [at, note - 5, length]),
          bar * 4,
          { gain: 0.22, pan: -0.3, room: 0.3 },
        );
    }
    score.play(
      piano,
      [
        [0, 45, 1],
        [0, 57, 1],
        [0, 64, 1],
        [0, 69, 1],
      ],
      112,
      { gain: 0.5, room: 0.4 },
    );
    score.hit(drum.kick, 112, { gain: 0.7 });
  },
};
