import type { StyleLayer } from "../styles/layer.ts";
import type { ClipInstance, RootTransform } from "./clip-instance.ts";
import type { ClipSlot } from "./clip-slots.ts";
import { mostApart } from "./landings.ts";

/** Where steps that could stay on their spot take the dancer meanwhile: no further than a distance towards a spot. Metres. */
export interface Drift {
  to: { x: number; z: number };
  most: number;
}

/** Back to the centre. */
export const CENTRED: Drift = { to: { x: 0, z: 0 }, most: 0.25 };

/** The spots that a dance visits in loud music, one for each phrase: aside, across, back and to the front again. Metres. */
const SPOTS = [
  { x: -0.8, z: 0.3 },
  { x: 0.74, z: -0.2 },
  { x: -0.44, z: -0.6 },
  { x: 0.8, z: 0.32 },
  { x: 0.1, z: -0.5 },
];
/** Beats of a phrase. */
const PHRASE = 8;
/** So many clips before its end a dance goes back to the centre. */
const HOMEWARD = 3;

/**
 * Where a slot of a dance that answers the music takes the dancer: across the stage where it is loud.
 * @param left How many slots follow.
 * @param inMirror Whether the dance is shown as in a mirror; see `DanceOptions`.
 */
export function driftAt(
  { from, to, density }: ClipSlot,
  { crosses }: StyleLayer,
  level: number,
  left: number,
  inMirror = false,
): Drift {
  if (left < HOMEWARD) return CENTRED;
  const spot = SPOTS[Math.floor(from / PHRASE) % SPOTS.length] ?? CENTRED.to;
  const most = Math.max(CENTRED.most, crosses * level * (to - from) * density);
  return { to: { x: (inMirror ? -spot.x : spot.x) * level, z: spot.z * level }, most };
}

/** The feet come no further apart because of it, metres. */
const APART = 0.5;

/** A root on its way: no further than the feet can go without coming too far apart. */
export function drifted(end: RootTransform, { to, most }: Drift, { move, root, size }: ClipInstance): RootTransform {
  const distance = Math.hypot(to.x - root.x, to.z - root.z);
  const share = distance > 0.02 ? Math.min(1, Math.min(most * size, APART / mostApart(move)) / distance) : 0;
  return { ...end, x: end.x + (to.x - root.x) * share, z: end.z + (to.z - root.z) * share };
}
