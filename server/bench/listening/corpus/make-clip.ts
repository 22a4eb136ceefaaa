import { beatGrid } from "./beat-grid.ts";
import { form } from "./form.ts";
import { FOUR } from "./grooves/four.ts";
import type { Groove } from "./grooves/groove.ts";
import { THREE } from "./grooves/three.ts";
import { makeBeatless } from "./make-beatless.ts";
import { master } from "./master.ts";
import { perform } from "./perform.ts";
import { type Random, random } from "./random.ts";

/** A synthesised clip with its truth. */
export interface Clip {
  name: string;
  /** Mono, at the rate of listening. */
  samples: Float32Array;
  /** Seconds, rising; empty for music without a beat. */
  beats: number[];
  /** Position of each beat in its bar; 0 begins one. */
  positions: number[];
  meter: number;
  /** Seconds at which sections begin, the first at 0 not counted. */
  boundaries: number[];
}

/** What is fixed about a clip; all else is drawn from the seed. */
export interface ClipOptions {
  seconds?: number;
  groove?: string;
  bpm?: number;
  /** Seconds of silence before the music. */
  lead?: number;
}

const GROOVES = [...FOUR, ...THREE];

/** A clip by chance: the same seed and options give the same samples. One in twenty has no beat. */
export function makeClip(seed: number, options: ClipOptions = {}): Clip {
  const r = random(seed);
  const seconds = options.seconds ?? 30;
  if (options.groove === "beatless" || (!options.groove && r.chance(0.05))) return makeBeatless(seconds, r);
  const groove = options.groove ? (GROOVES.find(({ name }) => name === options.groove) as Groove) : drawGroove(r);
  return play(groove, seconds, r, options);
}

function drawGroove(r: Random): Groove {
  let left = r.next() * GROOVES.reduce((sum, { weight }) => sum + weight, 0);
  for (const groove of GROOVES) {
    left -= groove.weight;
    if (left < 0) return groove;
  }
  return GROOVES[0] as Groove;
}

function play(groove: Groove, seconds: number, r: Random, options: ClipOptions): Clip {
  const lead = options.lead ?? (r.chance(0.1) ? r.between(1, 5) : r.between(0, 0.4));
  const grid = beatGrid(groove, seconds, r, { ...options, lead });
  // The cut may fall anywhere in a bar: beats before the first bar's are played, but not counted as its beginning.
  const bars = form(groove, Math.ceil(grid.times.length / groove.meter), r);
  const performance = perform(groove, bars, grid, seconds, r);
  const beats = grid.times.slice(0, -1);
  return {
    name: groove.name,
    samples: master(performance, r),
    beats,
    positions: beats.map((_, i) => i % groove.meter),
    meter: groove.meter,
    boundaries: bars.flatMap((bar, i) => {
      const time = grid.times[i * groove.meter];
      return bar.begins && i > 0 && time !== undefined && time < seconds ? [time] : [];
    }),
  };
}
