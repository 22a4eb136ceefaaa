import { numberAt } from "@nataraj/sdk/arrays";
import type { Groove } from "./grooves/groove.ts";
import type { Random } from "./random.ts";

/** When the beats of a clip are. */
export interface BeatGrid {
  /** Seconds of each beat, one more than there are beats played. */
  times: number[];
  /** The time of a place between beats: a share of the beat, swung as the music is. */
  timeOf(beat: number, share: number): number;
}

/** A grid of beats for a groove: its tempo, how it wanders, its swing, silence before it. */
export function beatGrid(
  groove: Groove,
  seconds: number,
  r: Random,
  options: { bpm?: number; lead?: number } = {},
): BeatGrid {
  const [low, high] = groove.bpm;
  const bpm = options.bpm ?? low * (high / low) ** r.next();
  const human = r.chance(0.6) ? groove.drift * r.between(0.3, 2) : 0;
  const trend = r.chance(0.06) ? r.between(-0.15, 0.15) : 0;
  const period = r.between(8, 40);
  const phase = r.between(0, 2 * Math.PI);
  const breath = breathing(groove, bpm, seconds, r);
  const times: number[] = [];
  let time = options.lead ?? 0;
  let wander = 0;
  while (time < seconds) {
    times.push(time);
    wander = 0.9 * wander + r.normal(human * 0.4);
    const slow = human * Math.sin((2 * Math.PI * time) / period + phase) + (trend * time) / seconds;
    time += 60 / (bpm * (1 + slow + wander) * breath(times.length - 1, time));
  }
  times.push(time);
  const late = groove.swing ? r.between(groove.swing.least, groove.swing.most) : 0;
  return {
    times,
    timeOf(beat, share) {
      const from = numberAt(times, beat);
      const to = times[beat + 1] ?? from + 60 / bpm;
      return from + swung(share, groove.swing?.of, late) * (to - from);
    },
  };
}

/** Beats of a phrase, and of the end of a song that slows down. */
const PHRASE_BARS = 4;
const LAST_BEATS = 12;

/** The factor of the tempo at a beat, counted from the first, and a time in seconds: phrases, fermatas, changes. */
function breathing({ rubato, meter }: Groove, bpm: number, seconds: number, r: Random) {
  if (!rubato) return () => 1;
  const { phrases, ritardando = 1, fermata, changes } = rubato;
  const depth = phrases ? r.between(...phrases) : 0;
  const length = PHRASE_BARS * meter;
  const change = changes ? r.pick(changes) : 1;
  const changesAt = seconds * r.between(0.4, 0.6);
  const beats = (seconds * bpm) / 60;
  const held = Math.round((beats * r.between(0.4, 0.6)) / meter) * meter - 1;
  return (beat: number, time: number) => {
    const place = (beat % length) / length;
    // Quicker in the middle of a phrase, slower where it ends and the next begins.
    const arch = 1 + depth * (Math.sin(Math.PI * place) - 0.6);
    const left = ((seconds - time) * bpm) / 60;
    const end = left < LAST_BEATS ? 1 - (1 - ritardando) * (1 - left / LAST_BEATS) : 1;
    const stop = fermata && beat === held ? 1 / fermata : 1;
    return arch * end * stop * (time > changesAt ? change : 1);
  };
}

/** Moves the second of two halves back: a share of the beat, straight, becomes a share of the beat, swung. */
function swung(share: number, of: "eighths" | "sixteenths" | undefined, late: number): number {
  if (!of || late === 0) return share;
  const unit = of === "eighths" ? 1 : 0.5;
  const start = Math.floor(share / unit) * unit;
  const inside = (share - start) / unit;
  const middle = 0.5 + late / 2;
  return start + unit * (inside < 0.5 ? inside * 2 * middle : middle + (inside - 0.5) * 2 * (1 - middle));
}
