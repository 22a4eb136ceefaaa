import { numberAt } from "@nataraj/sdk/arrays";
import { beatGrid } from "./beat-grid.ts";
import type { Clip } from "./clip.ts";
import { drawEvents } from "./events/draw-events.ts";
import { timesOf } from "./events/play-events.ts";
import { type Bar, form } from "./form.ts";
import { ACOUSTIC } from "./grooves/acoustic.ts";
import { ambiguous } from "./grooves/ambiguous.ts";
import { BAND } from "./grooves/band.ts";
import { COMPOUND } from "./grooves/compound.ts";
import { ELECTRONIC } from "./grooves/electronic.ts";
import { expressive } from "./grooves/expressive.ts";
import { FOUR } from "./grooves/four.ts";
import type { Groove } from "./grooves/groove.ts";
import { HARD } from "./grooves/hard.ts";
import { HELD_OUT } from "./grooves/held-out.ts";
import { inventGroove } from "./grooves/invented.ts";
import { irregular } from "./grooves/irregular.ts";
import { THREE } from "./grooves/three.ts";
import { unsettle } from "./grooves/unsettled.ts";
import { WORLD } from "./grooves/world.ts";
import { type Orchestra, SYNTHESISED } from "./instruments/orchestra.ts";
import { makeBeatless } from "./make-beatless.ts";
import { master } from "./master/master.ts";
import { perform } from "./perform.ts";
import { type Random, random } from "./random.ts";
import { RATE } from "./track.ts";

/** What is fixed about a clip; all else is drawn from the seed. */
export interface ClipOptions {
  seconds?: number;
  /** The name of a kind, "beatless", "invented", "unsettled", "expressive", "ambiguous" or "irregular"; by chance one of those heard where nothing is said. */
  groove?: string;
  bpm?: number;
  /** Seconds of silence before the music. */
  lead?: number;
  /** The band breaks, strikes and builds now and then, and the clip says where. */
  events?: boolean;
  /** Synthesised instruments where nothing is said. */
  orchestra?: Orchestra;
}

/** The kinds of music that training draws from, by weight. */
const TRAINED_ON: readonly Groove[] = [...FOUR, ...BAND, ...THREE, ...ELECTRONIC, ...WORLD, ...ACOUSTIC, ...COMPOUND];

/** Beats that are shorter than this are too short for a break of one beat. Seconds. */
const SHORT_BEAT = 0.45;
/** Seconds of the bar that a pick-up leads out of, at most, and before the pick-up. */
const LONGEST_PICKUP_BAR = 4;
const PICKUP_LEAD = 0.3;
/** Least level of the drums where their strikes are to be heard. */
const AUDIBLE_DRUMS = 0.1;

const ALL = [...TRAINED_ON, ...HELD_OUT, ...HARD];

/** A clip by chance: the same seed and options give the same samples. One in twenty has no beat. */
export function makeClip(seed: number, options: ClipOptions = {}): Clip {
  const r = random(seed);
  const seconds = options.seconds ?? 30;
  if (options.groove === "beatless" || (!options.groove && r.chance(0.05))) return makeBeatless(seconds, r);
  return play(grooveOf(options, r), seconds, r, options);
}

function grooveOf({ groove: name }: ClipOptions, r: Random): Groove {
  if (!name) return drawGroove(r);
  if (name === "invented") return inventGroove(r);
  if (name === "unsettled") return unsettle(r);
  if (name === "expressive") return expressive(r);
  if (name === "ambiguous") return ambiguous(r);
  if (name === "irregular") return irregular(r);
  return ALL.find((groove) => groove.name === name) as Groove;
}

function drawGroove(r: Random): Groove {
  let left = r.next() * TRAINED_ON.reduce((sum, { weight }) => sum + weight, 0);
  for (const groove of TRAINED_ON) {
    left -= groove.weight;
    if (left < 0) return groove;
  }
  return TRAINED_ON[0] as Groove;
}

function play(groove: Groove, seconds: number, r: Random, options: ClipOptions): Clip {
  // People cut songs anywhere: the clip may begin in the middle of a bar, or with silence.
  const chosen = options.lead === undefined && !groove.pickup && r.chance(0.6) ? r.between(0, 6) : 0;
  const lead = options.lead ?? (chosen === 0 && !groove.pickup && r.chance(0.25) ? r.between(1, 5) : r.between(0, 0.4));
  const length = seconds + (groove.pickup ? LONGEST_PICKUP_BAR : chosen);
  const grid = beatGrid(groove, length, r, { ...options, lead });
  const bars = form(groove, grid.times.length, r);
  if (groove.pickup) beginWithMelody(bars);
  // A melody's pick-up is all that is heard of the first bar.
  const cut = groove.pickup ? numberAt(grid.times, groove.meter - groove.pickup) - PICKUP_LEAD : chosen;
  const hasDrums = bars.some(({ drums }) => drums);
  const isFast = (length - lead) / grid.times.length < SHORT_BEAT;
  const events = options.events ? drawEvents(bars, groove.meter, hasDrums, isFast, r) : undefined;
  const performance = perform(groove, bars, grid, length, options.orchestra ?? SYNTHESISED, r, events);
  const samples = master(performance, r, events && AUDIBLE_DRUMS).slice(
    Math.round(cut * RATE),
    Math.ceil((cut + seconds) * RATE),
  );
  const beats = bars
    .flatMap((bar) => Array.from({ length: bar.beats }, (_, position) => ({ bar, position })))
    .slice(0, grid.times.length - 1)
    .map((place, i) => ({ ...place, time: numberAt(grid.times, i) - cut }))
    .filter(({ time }) => time >= 0 && time < seconds);
  return {
    name: groove.name,
    samples,
    beats: beats.map(({ time }) => time),
    positions: beats.map(({ position }) => position),
    meter: groove.meter,
    sections: beats.flatMap(({ time, bar }, i) => {
      const begins = i === 0 || bar.section !== beats[i - 1]?.bar?.section;
      return begins ? [{ start: i === 0 ? 0 : time, kind: bar.section }] : [];
    }),
    ...(events && { events: timesOf(events, grid, cut, seconds) }),
  };
}

/** Leaves a melody alone in the first bar. */
function beginWithMelody(bars: readonly Bar[]): void {
  for (const bar of bars) bar.lead ||= bars.indexOf(bar) < 8;
  const [first] = bars;
  if (first)
    Object.assign(first, { drums: false, bass: false, chords: false, figures: false, pad: false, stops: false });
}
