/** Where a hand stops. */
export interface Stop {
  /** Index into the speeds. If the hand stays for a while, this is the moment at which it arrives. */
  at: number;
  /** Peak speed of the stroke before it, in the unit of the speeds. */
  peak: number;
}

/** What counts as a stroke of a hand, and as its stop. */
export interface StopBounds {
  /** Smallest peak speed of a stroke. */
  stroke: number;
  /** The hand has stopped at this share of the stroke's peak speed or less. */
  stopped: number;
}

/** A hand has arrived when its speed falls no further than by this share of the stroke's peak. */
const SAME = 0.05;

/**
 * Where a hand stops or turns back: minima of its speed that are far below the peak of the stroke before, one for each
 * stroke. Small or slow movements have no stops. After Shiratori, Nakazawa and Ikeuchi, "Detecting dance motion
 * structure using motion capture and musical information" (2004), who find key poses as minima of the hands' speed.
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
    if (v < (speeds[low] ?? 0) - SAME * peak) low = i;
    // The next stroke has begun.
    if (v > stopped * peak || v >= stroke) {
      stops.push({ at: low, peak });
      peak = v;
      low = undefined;
    }
  }
  if (low !== undefined) stops.push({ at: low, peak });
  return stops;
}
