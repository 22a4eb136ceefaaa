import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import { probability, smallNetwork } from "../model/small-network.ts";
import type { SoundLevels } from "./sound-levels.ts";
import { type StopFeatures, stopFeatures } from "./stop-features.ts";

/** What a change between playing and silence costs, in nats of evidence. */
const CHANGE_COST = 1.5;
/** What it costs more to begin or end between two beats: bands mostly stop on a beat. */
const OFF_BEAT = 0.5;
/** A break is as sure as this on the mean; a false one is worse than a missed one. */
const MIN_PROBABILITY = 0.6;
/** Beats and seconds that a break lasts. */
const BEATS = { least: 0.9, most: 9 } as const;
const MIN_BREAK_S = 0.4;
/** The music returns with an onset like those around. */
const RETURN = 0.5;

/**
 * Where the band stops for a beat or more and then goes on: silence, a reverberation that dies away, or a voice alone. A
 * network says for each half beat how likely it is; the likeliest course is taken (Viterbi). Silence before the first
 * note and after the last is none.
 * @param power K-weighted, by frame. @param beats Seconds. @param meter Beats of a bar.
 */
export function findBreaks(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  meter: number,
): TimeRange[] {
  const times = halvesOf(beats);
  if (times.length < 4 * meter) return [];
  const slots = stopFeatures(levels, power, times, meter);
  const likely = slots.map(({ features }) => probability(smallNetwork("stops"), features));
  const stopped = likeliestCourse(likely);
  const breaks: TimeRange[] = [];
  for (let i = 0; i < slots.length; i++) {
    if (!stopped[i]) continue;
    const first = i;
    while (stopped[i + 1]) i++;
    if (isBreak(first, i)) breaks.push({ start: numberAt(times, first), end: numberAt(times, i + 1) });
  }
  // Rests that come again bar after bar are part of the rhythm.
  return breaks.filter((each, i) => !isBarAway(each, breaks[i - 1]) || !isBarAway(each, breaks[i + 1]));

  function isBreak(first: number, last: number): boolean {
    const beatsLong = (last + 1 - first) / 2;
    const seconds = numberAt(times, last + 1) - numberAt(times, first);
    const sure = likely.slice(first, last + 1).reduce((sum, value) => sum + value, 0) / (last + 1 - first);
    const fits =
      beatsLong >= BEATS.least && beatsLong <= BEATS.most && seconds >= MIN_BREAK_S && sure >= MIN_PROBABILITY;
    const usual = (slots[first] as StopFeatures).around.onset;
    const returns = slots.slice(last + 1, last + 3).some(({ slot }) => slot.onset >= RETURN * usual);
    return fits && first >= 4 && returns;
  }

  function isBarAway({ start }: TimeRange, other: TimeRange | undefined): boolean {
    const bar = (2 * meter * (numberAt(times, times.length - 1) - numberAt(times, 0))) / (times.length - 1);
    return other !== undefined && Math.abs(other.start - start) < 1.3 * bar;
  }
}

/** The beats and the middles between them. Seconds. */
export function halvesOf(beats: readonly number[]): number[] {
  return beats.flatMap((beat, i) => {
    const next = beats[i + 1];
    return next === undefined ? [beat] : [beat, (beat + next) / 2];
  });
}

/** Of all courses of stopping and going on the likeliest. @param likely By half beat, the first on a beat. */
function likeliestCourse(likely: readonly number[]): boolean[] {
  const from: [boolean, boolean][] = [];
  let [playing, silent] = [0, -CHANGE_COST];
  likely.forEach((value, i) => {
    const [log, logNot] = [Math.log(value + 1e-6), Math.log(1 - value + 1e-6)];
    const change = i % 2 === 0 ? CHANGE_COST : CHANGE_COST + OFF_BEAT;
    from.push([silent - change > playing, silent > playing - change]);
    [playing, silent] = [Math.max(playing, silent - change) + logNot, Math.max(silent, playing - change) + log];
  });
  const course = new Array<boolean>(likely.length);
  let isSilent = silent > playing;
  for (let i = likely.length - 1; i >= 0; i--) {
    course[i] = isSilent;
    isSilent = (from[i] as [boolean, boolean])[isSilent ? 1 : 0];
  }
  return course;
}
