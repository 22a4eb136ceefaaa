/** Where a hand stops. */
export interface Stop {
  /** Index into the speeds. Where the hand stays a while, the moment at which it arrives. */
  at: number;
  /** Height of the stroke before it, in the speeds' unit. */
  peak: number;
}

export interface StopBounds {
  /** A stroke is as fast as this at its height. */
  stroke: number;
  /** The hand has stopped below this share of that height. */
  stopped: number;
}

/** A hand has arrived when it gets no slower any more than by this share of its stroke's height. */
const SAME = 0.05;
/** The next stroke has begun when the hand is so many times as fast as at its slowest. */
const TAKES_OFF = 2;

/**
 * Where a hand stops or turns back: the minima of its speed that lie far below the height of the stroke before, one for
 * each stroke. Small waverings and slow ways have none. After Shiratori, Nakazawa and Ikeuchi, "Detecting dance motion
 * structure using motion capture and musical information" (2004), who take minima of the hands' speed for key poses.
 */
export function handStops(speeds: ArrayLike<number>, { stroke, stopped }: StopBounds): Stop[] {
  const stops: Stop[] = [];
  let peak = 0;
  let low: number | undefined;
  for (let i = 1; i < speeds.length - 1; i++) {
    const v = speeds[i] ?? 0;
    if (low === undefined) {
      peak = Math.max(peak, v);
      const isLow = v < (speeds[i - 1] ?? 0) && v <= (speeds[i + 1] ?? 0);
      if (isLow && peak >= stroke && v <= stopped * peak) low = i;
      continue;
    }
    const least = speeds[low] ?? 0;
    if (v < least - SAME * peak) low = i;
    if (v > Math.max(stopped * peak, TAKES_OFF * least) || v >= stroke) {
      stops.push({ at: low, peak });
      peak = v;
      low = undefined;
    }
  }
  if (low !== undefined) stops.push({ at: low, peak });
  return stops;
}
