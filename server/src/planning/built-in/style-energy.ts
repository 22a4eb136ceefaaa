import type { DanceStyle } from "@nataraj/sdk/contract";
import { STYLES } from "@nataraj/sdk/motion";

/** The energy that moves of a style are to have in music of an energy, both 0 to 1: to the same song some styles jump, others sway. */
export function energyInStyle(style: DanceStyle, energy: number): number {
  return Math.min(1, Math.max(0, energy + STYLES[style].livelier));
}
