import { numberAt } from "@nataraj/sdk/arrays";

/** The middle of the times between beats, in seconds: one of them, as the mean of two tempi would be neither. 0 of none. */
export function middleInterval(beats: readonly number[]): number {
  const intervals = beats.slice(1).map((beat, i) => beat - numberAt(beats, i));
  return intervals.sort((a, b) => a - b)[(intervals.length - 1) >> 1] ?? 0;
}
