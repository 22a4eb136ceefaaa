/** An angle up to this is the same; from the other on it is wrong altogether; between them the score falls. Degrees. */
export const SAME_DEGREES = 23;
export const WRONG_DEGREES = 73;

/** What is compared, and how. */
export interface MatchOptions {
  /** Where the stretch of the dance begins and ends, seconds in the song. */
  start: number;
  end: number;
  /** Beat times of the song, seconds, rising; without any a beat is half a second. */
  beats: readonly number[];
  /** The person was to dance the mirror image, as one copies somebody who stands opposite. */
  mirrored?: boolean;
  /**
   * By how much camera and loudspeaker are late in all, seconds in the song; undefined while nobody has measured it. Then
   * nothing is said of early and late.
   */
  delay?: number | undefined;
  /** What a dancer counts at a time, 1 to 8. */
  countAt?: (seconds: number) => number | undefined;
}

/** Seconds of a beat around a time; half a second where the song has none. */
export function beatLength(beats: readonly number[], seconds: number): number {
  const next = beats.findIndex((beat) => beat > seconds);
  const i = next < 0 ? beats.length - 1 : Math.max(1, next);
  const length = (beats[i] ?? Number.NaN) - (beats[i - 1] ?? Number.NaN);
  return length > 0.1 && length < 3 ? length : 0.5;
}
