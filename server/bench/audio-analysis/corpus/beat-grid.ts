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
  const times: number[] = [];
  let time = options.lead ?? 0;
  let wander = 0;
  while (time < seconds) {
    times.push(time);
    wander = 0.9 * wander + r.normal(human * 0.4);
    const slow = human * Math.sin((2 * Math.PI * time) / period + phase) + (trend * time) / seconds;
    time += 60 / (bpm * (1 + slow + wander));
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

/** Moves the second of two halves back: a share of the beat, straight, becomes a share of the beat, swung. */
function swung(share: number, of: "eighths" | "sixteenths" | undefined, late: number): number {
  if (!of || late === 0) return share;
  const unit = of === "eighths" ? 1 : 0.5;
  const start = Math.floor(share / unit) * unit;
  const inside = (share - start) / unit;
  const middle = 0.5 + late / 2;
  return start + unit * (inside < 0.5 ? inside * 2 * middle : middle + (inside - 0.5) * 2 * (1 - middle));
}
