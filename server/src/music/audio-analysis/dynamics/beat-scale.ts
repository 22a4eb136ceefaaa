import { numberAt } from "@nataraj/sdk/arrays";

/** Beats as a scale on which times lie: whole numbers are beats, and fractions lie between them. */
export interface BeatScale {
  /** The place of a time; it goes on evenly before the first beat and after the last. @param seconds Any time. */
  placeOf(seconds: number): number;
  /** The time of a place. */
  timeOf(place: number): number;
}

/** The scale of at least two beats. @param beats Seconds, ascending. */
export function beatScale(beats: readonly number[]): BeatScale {
  const last = beats.length - 2;
  const segment = (index: number) => {
    const i = Math.max(0, Math.min(last, index));
    return { i, from: numberAt(beats, i), length: numberAt(beats, i + 1) - numberAt(beats, i) };
  };
  return {
    placeOf(seconds) {
      let [low, high] = [0, last];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (numberAt(beats, middle) <= seconds) low = middle;
        else high = middle - 1;
      }
      const { i, from, length } = segment(low);
      return i + (seconds - from) / length;
    },
    timeOf(place) {
      const { i, from, length } = segment(Math.floor(place));
      return from + (place - i) * length;
    },
  };
}
