import { numberAt } from "@nataraj/sdk/arrays";

/** Beats from the first of a bar to the first of the next. */
interface Bar {
  /** Index of its first beat. */
  first: number;
  /** How many beats it has. */
  beats: number;
}

/** A bar of less than this share of the usual one is danced with the bar before it. */
const SHORT_BAR_SHARE = 0.6;

/**
 * Where counts fall among beats, as indices of beats with fractions. Every usual bar has the same number of counts. A
 * bar that is a beat shorter or longer has it too: the dancer is a little quicker or slower there, and the next bar
 * begins on the count on which bars begin. Without it, one dropped beat would shift all that follows.
 * @param positions place of each beat in its bar; the first is 0
 * @param meter beats of the usual bar
 * @param perBar counts of the usual bar
 */
export function countPlaces(positions: readonly number[], meter: number, perBar: number): number[] {
  const bars = joined(barsOf(positions), meter);
  return bars.flatMap(({ first, beats }, i) => {
    const isLast = i === bars.length - 1;
    if (beats === meter || isLast) return usual(first, beats, meter, perBar);
    // A bar and a half is one: slower steps are better than hurried ones.
    const counts = perBar * Math.max(1, Math.ceil(beats / meter - 0.5));
    return Array.from({ length: counts }, (_, k) => first + placeOf(k, counts, beats));
  });
}

/** A usual bar, or what is heard of the last one. */
function usual(first: number, beats: number, meter: number, perBar: number): number[] {
  const places: number[] = [];
  for (let k = 0; placeOf(k, perBar, meter) < beats; k++) places.push(first + placeOf(k, perBar, meter));
  return places;
}

/** The beat of a count in its bar. Counts are on beats, and halfway between the last ones where there are too few beats. */
function placeOf(count: number, counts: number, beats: number): number {
  if (counts <= beats) return count === 0 ? 0 : Math.min(beats - counts + count, Math.ceil((count * beats) / counts));
  if (counts >= 2 * beats) return (count * beats) / counts;
  const whole = 2 * beats - counts;
  return count < whole ? count : whole + (count - whole) / 2;
}

function barsOf(positions: readonly number[]): Bar[] {
  const starts = [...positions.keys()].filter((beat) => positions[beat] === 0);
  return starts.map((first, i) => ({ first, beats: (starts[i + 1] ?? positions.length) - first }));
}

/** Bars that are too short to be danced alone, with the bars before them. */
function joined(bars: readonly Bar[], meter: number): Bar[] {
  const result: Bar[] = [];
  for (const [i, bar] of bars.entries()) {
    const before = result.at(-1);
    const isShort = bar.beats < SHORT_BAR_SHARE * meter && i < bars.length - 1;
    if (before && isShort) before.beats += bar.beats;
    else result.push({ ...bar });
  }
  return result;
}

/** Seconds of a place among beats. */
export function timeAtBeat(beats: readonly number[], place: number): number {
  const low = Math.min(beats.length - 1, Math.floor(place));
  const from = numberAt(beats, low);
  const to = beats[low + 1] ?? 2 * from - (beats[low - 1] ?? from);
  return from + (place - low) * (to - from);
}
