import { CHANNELS } from "../format/channels.ts";
import { softLimit } from "../math/curves.ts";
import { gaussian, smooth } from "./filters.ts";
import { TRACK_RATE } from "./frames.ts";

/**
 * The angular acceleration that quick movements of spine and head keep freely, degrees a second squared. A neck bears so
 * much: the head is half a metre from where the back bends.
 */
const FREE: Readonly<Record<string, number>> = { bend: 1500, lean: 1400, nod: 2300, tilt: 2000 };
/** None exceeds this many times that by much. */
const LIMIT = 1.4;

/** What is slower than this window is a sweep, and free: a back bends far where it takes its time. */
const SLOW = gaussian(0.13);
/** An acceleration counts for so many frames around it: the limit sets in before it, and eases off after it. */
const AROUND = 12;
const EASES = gaussian(0.08);

/** A share from which on a value stays as it is, to the last bit: weights sum to 1 but for rounding. */
const WHOLE = 1 - 1e-9;

/**
 * Makes quick movements of a channel smaller where they would be too sudden for a spine or a neck; slow ones stay as
 * they are. A look-ahead limiter: how much smaller changes smoothly in time.
 * @param values By frame; changed in place.
 * @param index Of the channel.
 * @param isFree Whether a frame is left as it is: a body on its hands does exactly what is written.
 */
export function limitAcceleration(values: Float64Array, index: number, isFree: (frame: number) => boolean): void {
  const free = FREE[CHANNELS[index]?.name ?? ""];
  if (!free) return;
  const slow = smoothed(values, SLOW);
  const sudden = accelerations(values.map((value, f) => value - (slow[f] ?? 0)));
  const limited = sudden.map((_, f) => {
    const most = isFree(f) ? 0 : Math.max(...sudden.subarray(Math.max(0, f - AROUND), f + AROUND + 1));
    return most > free ? softLimit(most, free, LIMIT * free) / most : 1;
  });
  smoothed(limited, EASES).forEach((share, f) => {
    const sweep = slow[f] ?? 0;
    if (share < WHOLE) values[f] = sweep + ((values[f] ?? 0) - sweep) * share;
  });
}

function smoothed(values: Float64Array, weights: Float64Array): Float64Array {
  const table = new Float64Array(values.length);
  smooth(values, weights, { table, stride: 1, index: 0 });
  return table;
}

/** Absolute accelerations by frame, for each second squared. */
function accelerations(values: Float64Array): Float64Array {
  return values.map((value, f) => {
    const sum = (values[f - 1] ?? value) + (values[f + 1] ?? value);
    return Math.abs(sum - 2 * value) * TRACK_RATE ** 2;
  });
}
