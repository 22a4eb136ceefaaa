import type { DanceStyle } from "@nataraj/sdk/contract";

/** How much livelier than the music the moves of a style are to be; negative: calmer. To the same song some styles jump, others sway. */
const LIVELIER: Readonly<Record<DanceStyle, number>> = {
  "Hip Hop": 0.12,
  "Indian Classical": 0,
  Contemporary: -0.14,
  Breakdancing: 0.12,
  Freestyle: 0.04,
  Ballet: -0.06,
  Salsa: 0,
  "Jazz Dance": 0.1,
};

/** The energy that moves of a style are to have where the music has so much, both 0 to 1. */
export function energyInStyle(style: DanceStyle, energy: number): number {
  return Math.min(1, Math.max(0, energy + LIVELIER[style]));
}
