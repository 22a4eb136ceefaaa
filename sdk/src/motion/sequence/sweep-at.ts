import type { ArmSweep } from "../format/compiled-move.ts";

/**
 * How much further arms sweep, a share of what is written: what accelerates less may go further.
 * @param pace The quickest beats at which hands have room for a move's quick sweep, over those of the music.
 */
export function sweepAt({ quick, slow }: ArmSweep, pace: number): number {
  return Math.min(slow, (1 + quick) * Math.max(1, pace) - 1);
}
