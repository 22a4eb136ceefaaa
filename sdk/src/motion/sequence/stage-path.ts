import type { StyleLayer } from "../styles/layer.ts";
import { PHRASE } from "./beat-grid.ts";
import type { ClipInstance, RootTransform } from "./clip-instance.ts";
import type { ClipSlot } from "./clip-slots.ts";
import { mostApart } from "./landings.ts";
import type { LayoutValues } from "./layout.ts";

/** Where steps that could stay on their spot take the dancer meanwhile: no further than a distance towards a spot. Metres. */
export interface Drift {
  to: { x: number; z: number };
  most: number;
}

/** Back to the centre. */
export const CENTRED: Drift = { to: { x: 0, z: 0 }, most: 0.25 };

/** With the last so many clips a dance goes back to the centre. */
export const HOMEWARD = 3;

/**
 * Where a slot of a dance that answers the music takes the dancer: across the stage where it is loud.
 * @param dance How many slots follow (`left`), and whether it is shown as in a mirror; see `DanceOptions`.
 */
export function driftAt(
  { from, to, density }: ClipSlot,
  { crosses }: StyleLayer,
  { level, left, inMirror, layout }: { level: number; left: number; inMirror: boolean; layout: LayoutValues },
): Drift {
  if (left < HOMEWARD) return CENTRED;
  // Across the stage and back, with each phrase.
  const side = Math.floor(from / PHRASE) % 2 === (inMirror ? 1 : 0) ? -1 : 1;
  const most = Math.max(CENTRED.most, crosses * level * (to - from) * density);
  return { to: { x: side * layout.aside * level, z: 0 }, most };
}

/**
 * A root on its way: no further than the feet can go.
 * @param apart How much further apart they come because of it at most, metres.
 */
export function drifted(
  end: RootTransform,
  { to, most }: Drift,
  { move, root, size }: ClipInstance,
  apart: number,
): RootTransform {
  const distance = Math.hypot(to.x - root.x, to.z - root.z);
  const share = Math.min(1, Math.min(most * size, apart / mostApart(move)) / Math.max(1e-6, distance));
  return { ...end, x: end.x + (to.x - root.x) * share, z: end.z + (to.z - root.z) * share };
}
