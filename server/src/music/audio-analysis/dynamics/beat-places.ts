import { numberAt } from "@nataraj/sdk/arrays";

/** Where times lie among beats: whole numbers are beats, and fractions lie between them. */
export interface BeatPlaces {
  /** The place of a time; it goes on evenly before the first beat and after the last. @param seconds Any time. */
  placeOf(seconds: number): number;
  /** The time of a place. */
  timeOf(place: number): number;
}

/** Places among at least two beats. @param beats Seconds, ascending. */
export function beatPlaces(beats: readonly number[]): BeatPlaces {
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
