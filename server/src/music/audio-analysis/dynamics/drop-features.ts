import { numberAt } from "@nataraj/sdk/arrays";
import { FRAME_RATE } from "../spectrum/features.ts";
import { toLufs } from "./loudness.ts";
import { meansOf, quantile } from "./running.ts";
import { slotLevels, usualOf } from "./slot-levels.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** Beats around, of which the course is looked at. */
const COURSE = Array.from({ length: 24 }, (_, i) => i - 16);

// The features of a beat on which a drop may fall, in their order: louder than the bar before, lows against the bar
// before, lows missing before, lows after, loudness after, loudness rises, highs rise, onsets thicken, onsets against
// the song, rise, downbeat, silence before, highs climb, lows missing long before, lows against long before, loudness
// climbs.

/** How much each beat sounds like a drop: features of the music before and after it. The first and last bars have none. */
export function dropFeatures(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  downbeats: readonly number[],
  meter: number,
): { beat: number; features: number[] }[] {
  const [loud, low, high, rise] = [meansOf(power), meansOf(levels.low), meansOf(levels.high), meansOf(levels.rise)];
  const frame = (beat: number) => numberAt(beats, Math.max(0, Math.min(beats.length - 1, beat))) * FRAME_RATE - 2;
  const decibels = (from: number, to: number) => toLufs(loud(frame(from), frame(to)));
  const lows = (from: number, to: number) => low(frame(from), frame(to));
  const highs = (from: number, to: number) => high(frame(from), frame(to));
  const density = (from: number, to: number) => Math.log(rise(frame(from), frame(to)) + 0.01);
  const each = beats.slice(0, -1).map((_, i) => i);
  const usualLow = quantile(
    each.map((i) => lows(i, i + 1)),
    0.6,
  );
  const usualLoudness = quantile(
    each.map((i) => decibels(i, i + 1)),
    0.7,
  );
  const usualDensity = quantile(
    each.map((i) => density(i, i + 1)),
    0.6,
  );
  const onsets = each.map((i) => peakNear(levels.rise, numberAt(beats, i)));
  const usualOnset = quantile(onsets, 0.8);
  const slots = slotLevels(levels, power, beats);
  const usual = usualOf(slots, 0.6);
  const courseAt = (i: number): number[] => {
    const slot = slots[i];
    if (!slot || !usual) return [0, 0, 0, 0];
    return [
      clamp((slot.decibels - usual.decibels) / 6),
      clamp(slot.low - usual.low),
      clamp(slot.high - usual.high),
      clamp(slot.onset - usual.onset),
    ];
  };
  return each.slice(2 * meter, -meter).map((i) => {
    const bar = (away: number) => [i + away * meter, i + (away + 1) * meter] as const;
    return {
      beat: i,
      features: [
        (decibels(...bar(0)) - decibels(...bar(-1))) / 3,
        lows(...bar(0)) - lows(...bar(-1)),
        lows(...bar(-1)) - usualLow,
        lows(...bar(0)) - usualLow,
        (decibels(...bar(0)) - usualLoudness) / 3,
        (decibels(...bar(-1)) - decibels(...bar(-2))) / 3,
        highs(...bar(-1)) - highs(...bar(-2)),
        density(i - meter, i) - density(i - 2 * meter, i - meter),
        density(i - 2, i) - usualDensity,
        numberAt(onsets, i) - usualOnset,
        downbeats.includes(numberAt(beats, i)) ? 1 : 0,
        Math.max(-3, (Math.min(decibels(i - 1, i), decibels(i - 2, i - 1)) - decibels(...bar(0))) / 6),
        climb((beat) => highs(beat, beat + 1), i, meter),
        lows(i - 4 * meter, i - meter) - usualLow,
        lows(...bar(0)) - lows(i - 4 * meter, i - 2 * meter),
        climb((beat) => decibels(beat, beat + 1) / 3, i, meter),
        ...COURSE.flatMap((away) => courseAt(i + away)),
      ],
    };
  });
}

/** Slope over the two bars before a beat, the last beat apart, which may be silent: change over a bar. */
function climb(of: (beat: number) => number, beat: number, meter: number): number {
  const beats = Array.from({ length: 2 * meter - 1 }, (_, i) => beat - 2 * meter + i);
  const centre = (beats.length - 1) / 2;
  let [sum, weight] = [0, 0];
  beats.forEach((at, i) => {
    sum += (i - centre) * of(at);
    weight += (i - centre) ** 2;
  });
  return (meter * sum) / weight;
}

function clamp(value: number): number {
  return Math.max(-3, Math.min(3, value));
}

function peakNear(rise: Float32Array, seconds: number): number {
  const at = Math.round(seconds * FRAME_RATE);
  return Math.max(0, ...rise.subarray(Math.max(0, at - 5), at + 6));
}
