import { type GenerationProgress, UNMEASURED_SHARE } from "../contract/generation.ts";

/** A share from 0 to 1 as whole percent, for a text and its bar alike. */
export function percentOf(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share || 0)));
}

/** How far a generation is, 0 to 1; undefined as long as nothing of it was measured. */
export function measuredShare(generation: GenerationProgress | undefined): number | undefined {
  if (generation === undefined || generation.progress <= UNMEASURED_SHARE) return undefined;
  return generation.progress;
}
