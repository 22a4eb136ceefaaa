import { numberAt } from "@nataraj/sdk/arrays";
import type { Groove } from "./grooves/groove.ts";
import type { Random } from "./random.ts";

/** What is played in one bar. */
export interface Bar {
  /** Number of the bar's section; sections with the same number repeat. */
  section: number;
  /** First bar of its section. */
  begins: boolean;
  drums: boolean;
  bass: boolean;
  chords: boolean;
  lead: boolean;
  /** A second instrument for the chords: figures or a pad. */
  figures: boolean;
  pad: boolean;
  fill: boolean;
  /** All stop after the first beat. */
  stops: boolean;
  /** Noise swells towards the section that comes next. */
  rises: boolean;
  /** Chord roots, semitones above the key's, by beat. */
  roots: number[];
  minor: boolean[];
  /** First beat, counted from the start of the song, and how many there are. */
  first: number;
  beats: number;
  loudness: number;
}

const PROGRESSIONS = [
  [0, 7, 9, 5],
  [0, 5, 7, 0],
  [9, 5, 0, 7],
  [0, 9, 5, 7],
  [2, 7, 0, 0],
  [0, 10, 5, 0],
  [0, 0, 5, 7],
  [0, 3, 5, 10],
  [0, 0, 0, 0],
  [0, 4, 9, 5],
  [0, 9, 2, 7],
  [5, 7, 4, 9],
  [0, 11, 9, 7],
  [0, 0, 0, 7],
  [0, 1, 0, 10],
];
const MINOR = new Set([2, 4, 9, 11]);

/** The course of a clip with a number of beats: sections of four or eight bars with their own layers, chords and loudness. */
export function form(groove: Groove, beats: number, r: Random): Bar[] {
  const hasDrums = Object.keys(groove.drums).length > 0 && !r.chance(0.08);
  const hasBass = r.chance(0.9);
  const hasChords = r.chance(hasDrums ? 0.85 : 1);
  const leads = r.between(0, 1);
  const layers = r.between(0, 0.7);
  const machine = groove.drift < 0.003;
  const kinds = Array.from({ length: 3 }, () => ({
    progression: r.pick(PROGRESSIONS),
    drums: hasDrums && !r.chance(0.2),
    bass: hasBass && !r.chance(0.15),
    chords: hasChords && !r.chance(0.15),
    lead: r.chance(leads),
    figures: r.chance(layers),
    pad: r.chance(layers),
    loudness: r.between(0.6, 1),
    changes: r.pick(groove.changes ?? [1, 1, 1, 0.5, 2]),
  }));
  // At least the first kind has everything that there is.
  Object.assign(kinds[0] as object, { drums: hasDrums, bass: hasBass || !hasDrums, chords: hasChords, loudness: 1 });
  const result: Bar[] = [];
  let first = 0;
  // A clip is cut out of a song: it may begin in the middle of a section.
  let skip = r.chance(0.5) ? r.whole(0, 3) : 0;
  while (first < beats) {
    const section = r.whole(0, kinds.length - 1);
    const kind = kinds[section] as (typeof kinds)[number];
    const length = r.pick([4, 8, 8]);
    for (let i = skip; i < length && first < beats; i++) {
      const own = lengthOf(groove, r);
      const chord = (beat: number) =>
        numberAt(kind.progression, Math.floor((i + beat / groove.meter) * kind.changes) % 4);
      const roots = Array.from({ length: own }, (_, beat) => chord(beat));
      const fill = hasDrums && (i + 1) % 4 === 0 && r.chance(i + 1 === length ? 0.6 : 0.2);
      const stops = r.chance(0.015);
      const rises = machine && i + 1 === length && r.chance(0.3);
      const minor = roots.map((root) => MINOR.has(root));
      result.push({ ...kind, section, begins: i === 0, fill, stops, rises, roots, minor, first, beats: own });
      first += own;
    }
    skip = 0;
  }
  return result;
}

/** Beats of the next bar. */
function lengthOf({ meter, unequal }: Groove, r: Random): number {
  return unequal && r.chance(unequal.likely) ? r.pick(unequal.lengths) : meter;
}
