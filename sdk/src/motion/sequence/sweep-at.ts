import type { ArmSweep } from "../format/compiled-move.ts";

/** Beats a second at which a move's quick sweep is what hands have room for, in a style that snaps as much as the second. */
const QUICK = 2;
const SNAPS = 0.45;
/** How much more room a style gives that snaps less, and from which snap on it is no more. */
const SOFTER = 0.8;
const SOFTEST = 0;

/** How much further arms sweep at so many beats a second: what accelerates less may go further. A share of what is written. */
export function sweepAt({ quick, slow }: ArmSweep, snap: number, rate: number): number {
  // Slower beats give more room in proportion: hands accelerate less there.
  const slower = Math.max(1, QUICK / rate);
  const softer = 1 + SOFTER * (SNAPS - Math.min(SNAPS, Math.max(SOFTEST, snap)));
  return Math.min(slow, (1 + quick) * slower * softer - 1);
}
