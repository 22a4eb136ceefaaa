import { CHANNELS } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";

/** Beats a second up to which a body can go onto its hands and come back. */
export const FASTEST_ON_HANDS = 2.11;
/** How large the gestures of a marked move are. */
const SIZE = 0.28;

/**
 * A move on the hands as dancers mark it where there is no time for it: upright, the way down is only shown, and the feet
 * step where they would.
 */
export function marked(move: CompiledMove): CompiledMove {
  const tracks = move.tracks.map((track, c) => {
    const rest = CHANNELS[c]?.rest ?? 0;
    return (
      track && {
        beats: track.beats,
        values: track.values.map((value) => rest + (value - rest) * SIZE),
        slopes: track.slopes.map((slope) => slope * SIZE),
      }
    );
  });
  return { ...move, tracks, hands: [], jumps: [], feet: move.feet.filter(({ kind }) => kind !== "lift") };
}
