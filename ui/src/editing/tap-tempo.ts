/** After a pause that is longer a tap begins anew. Milliseconds. */
const PAUSE_MS = 2_500;
/** Fewer taps say nothing of a tempo. */
const MIN_TAPS = 4;

/** The taps with one more. @param now milliseconds */
export function addTap(taps: readonly number[], now: number): number[] {
  const last = taps.at(-1);
  return last !== undefined && now - last < PAUSE_MS ? [...taps, now] : [now];
}

/** Beats a minute that were tapped, as a whole number: nobody taps more exactly. Undefined of too few taps. */
export function tappedTempo(taps: readonly number[]): number | undefined {
  const [first = 0, last = 0] = [taps[0], taps.at(-1)];
  return taps.length < MIN_TAPS ? undefined : Math.round((60_000 * (taps.length - 1)) / (last - first));
}
