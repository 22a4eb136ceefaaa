import { numberAt } from "@nataraj/sdk/arrays";
import { clap, hat, kick, snare } from "../synthesis/drums.ts";
import { bass, synthesiser } from "../synthesis/instruments.ts";
import { type Note, Score } from "../synthesis/score.ts";
import type { LibrarySong } from "./song.ts";

const TEMPO = 124;
const CHORDS = [
  [57, 60, 64, 69],
  [53, 57, 60, 65],
  [48, 55, 60, 64],
  [55, 59, 62, 67],
];
const ROOTS = [33, 29, 36, 31];
const LEAD: Note[] = [
  [0, 76, 0.5],
  [0.75, 74, 0.5],
  [1.5, 72, 0.5],
  [2, 69, 0.75],
  [3, 72, 0.5],
  [3.5, 74, 0.5],
  [4, 72, 0.5],
  [4.75, 69, 0.5],
  [5.5, 67, 0.5],
  [6, 65, 0.75],
  [7, 67, 0.5],
  [7.5, 69, 0.5],
  [8, 67, 0.5],
  [8.75, 72, 0.5],
  [9.5, 76, 0.5],
  [10, 79, 0.75],
  [11, 76, 0.5],
  [11.5, 74, 0.5],
  [12, 74, 0.5],
  [12.75, 71, 0.5],
  [13.5, 67, 0.5],
  [14, 71, 0.75],
  [15, 74, 0.5],
  [15.5, 79, 0.5],
];

/** House music with a lead that climbs: for Freestyle and Jazz Dance. */
export const neonStaircase: LibrarySong = {
  file: "neon-staircase",
  title: "Neon Staircase",
  duration: 71.5,
  tempo: TEMPO,
  colours: ["#22d3ee", "#7c1fd1"],
  write(mix) {
    const score = new Score(mix, { tempo: TEMPO });
    const pad = synthesiser({ voices: 5, detune: 0.14, attack: 0.04, cutoff: 1700, release: 0.3 });
    const stab = synthesiser({ voices: 4, detune: 0.1, cutoff: 700, sweep: 4200, sweepDecay: 12 });
    const lead = synthesiser({ voices: 2, detune: 0.06, cutoff: 600, sweep: 5200, sweepDecay: 9, resonance: 1.4 });
    const low = bass({ cutoff: 420, drive: 1.8, decay: 3 });
    const drum = {
      kick: kick(),
      clap: clap(),
      closed: hat(),
      open: hat({ decay: 14 }),
      snare: snare(),
      crash: hat({ decay: 4 }),
    };
    for (let bar = 0; bar < 36; bar++) {
      const beat = bar * 4;
      const chord = CHORDS[bar % 4] as number[];
      const full = (bar >= 8 && bar < 16) || bar >= 20;
      const quiet = bar >= 16 && bar < 20;
      if (bar % 8 === 0 && bar > 0) score.hit(drum.crash, beat, { gain: 0.35, room: 0.4 });
      if (!quiet) score.pattern(drum.kick, beat, "9999", 1, { gain: 0.95 });
      if (bar >= 4 && !quiet) score.pattern(drum.clap, beat, ".8.8", 1, { gain: 0.5, room: 0.25 });
      if (bar >= 2) score.pattern(drum.open, beat, ".6.6.6.6", 0.5, { gain: 0.4, pan: 0.2 });
      if (full) score.pattern(drum.closed, beat, "5364536453645364", 0.25, { gain: 0.3, pan: -0.25 });
      if (bar % 8 === 7) score.pattern(drum.snare, beat + 3, "4689", 0.25, { gain: 0.5, room: 0.2 });
      // The pad gives way to the kick: loud between the beats, as with a side chain.
      for (const note of chord) {
        score.play(
          pad,
          [
            [0.3, note, 0.65],
            [1.3, note, 0.65],
            [2.3, note, 0.65],
            [3.3, note, 0.65],
          ],
          beat,
          { gain: quiet ? 0.3 : 0.2, pan: note % 2 ? 0.4 : -0.4, room: 0.35 },
        );
        if (full)
          score.play(
            stab,
            [
              [0.75, note + 12, 0.2],
              [1.5, note + 12, 0.2],
              [2.75, note + 12, 0.2],
            ],
            beat,
            { gain: 0.13, room: 0.3 },
          );
      }
      const root = numberAt(ROOTS, bar % 4);
      if (bar >= 4 && !quiet)
        score.play(
          low,
          [
            [0.5, root, 0.4],
            [1.5, root, 0.4],
            [2.5, root + 12, 0.25],
            [2.75, root, 0.2],
            [3.5, root, 0.4],
          ],
          beat,
          { gain: 0.6 },
        );
    }
    for (const bar of [8, 12, 16, 20, 24, 28, 32]) {
      score.play(lead, LEAD, bar * 4, { gain: bar === 16 ? 0.24 : 0.32, pan: 0.1, room: 0.35 });
      score.play(lead, LEAD, bar * 4 + 0.75, { gain: 0.1, pan: -0.5, room: 0.4 });
    }
  },
};
