import type { Random } from "../random.ts";
import type { Groove, Meter, Rubato } from "./groove.ts";
import { inventGroove } from "./invented.ts";

/**
 * An invented rhythm in bars that are hard to find: other meters, bars that lack beats, chords that change in mid-bar or
 * come early, a melody that begins alone, a tempo that breathes. What finds bars is trained on these.
 */
export function unsettle(r: Random): Groove {
  const meter = r.pick<Meter>([2, 3, 4, 4, 4, 4, 5, 7]);
  const groove = inventGroove(r, meter);
  const [low] = groove.bpm;
  // Bars of many beats are counted quickly; nobody taps two to the bar at twice that.
  const bpm = meter === 7 ? Math.min(200, low * 1.3) : low;
  const unequal = r.chance(0.3) ? { lengths: shorter(meter), likely: r.between(0.03, 0.15) } : undefined;
  const rubato = r.chance(0.3) ? breathe(r) : undefined;
  return {
    ...groove,
    name: "unsettled",
    bpm: [bpm, bpm],
    changes: r.pick([[1], [1], [0.5], [2], [1, 2, 0.5]]),
    ...(unequal && { unequal }),
    ...(rubato && { rubato, drift: Math.max(groove.drift, 0.01) }),
    ...(r.chance(0.2) && { anticipated: true }),
    ...(r.chance(0.15) && meter > 2 && { pickup: r.whole(1, meter - 1) }),
    ...(r.chance(0.15) && { late: [0.01, 0.045] as const }),
  };
}

/** Lengths of a bar that lacks something. */
function shorter(meter: Meter): readonly Meter[] {
  const lengths: Record<Meter, readonly Meter[]> = { 2: [3], 3: [2], 4: [2, 3], 5: [4, 3], 7: [5, 4] };
  return lengths[meter];
}

function breathe(r: Random): Rubato {
  return r.pick<Rubato>([
    { phrases: [0.05, 0.5] },
    { phrases: [0.05, 0.3], ritardando: r.between(0.4, 0.8) },
    { ritardando: r.between(0.4, 0.8), fermata: r.between(1.5, 3) },
    { changes: [0.75, 0.85, 1.2, 1.35] },
  ]);
}
