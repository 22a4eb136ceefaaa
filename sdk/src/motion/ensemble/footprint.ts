import { float32At, float64At } from "../../arrays/index.ts";
import { type Dance, poseAt } from "../pose/dance.ts";
import { FLESH } from "../rig/flesh.ts";
import { createWorldTransforms, worldTransforms } from "../rig/kinematics.ts";
import { createPose } from "../rig/pose.ts";
import { BONES } from "../rig/skeleton.ts";

/** Directions over the floor in which a body's reach is known. */
const DIRECTIONS = 16;
/** Samples a second. */
const RATE = 15;
/** Flesh and clothes about each joint, metres. */
const RADII = Float64Array.from(
  BONES,
  (name) => (FLESH.about as Readonly<Record<string, number>>)[name] ?? FLESH.about.others,
);
/** Fingers add nothing that the tips of the middle ones do not: few bones stand for the body. */
const SEEN = BONES.flatMap((name, i) => (/(Thumb|Index|Ring|Little|Proximal|Intermediate)/.test(name) ? [] : [i]));

/** How far a body reaches over the floor, at each sample in each direction, metres from the centre of its dance. */
export interface Footprint {
  /** Seconds between samples. */
  readonly step: number;
  readonly samples: number;
  readonly reach: Float32Array;
}

/** The unit vector of a direction. */
const directionOf = (k: number): readonly [x: number, z: number] => {
  const angle = (k * 2 * Math.PI) / DIRECTIONS;
  return [Math.cos(angle), Math.sin(angle)];
};
const VECTORS = Array.from({ length: DIRECTIONS }, (_, k) => directionOf(k));

/** Samples how far a dance reaches. */
export function footprintOf(dance: Dance): Footprint {
  const step = 1 / RATE;
  const samples = Math.ceil((dance.idleFrom + 1) * RATE) + 1;
  const reach = new Float32Array(samples * DIRECTIONS).fill(Number.NEGATIVE_INFINITY);
  const pose = createPose();
  const world = createWorldTransforms();
  for (let i = 0; i < samples; i++) {
    worldTransforms(poseAt(dance, i * step, pose), world, dance.rig);
    for (const bone of SEEN) {
      const x = float32At(world.positions, 3 * bone);
      const z = float32At(world.positions, 3 * bone + 2);
      const about = float64At(RADII, bone);
      VECTORS.forEach(([dx, dz], k) => {
        const at = i * DIRECTIONS + k;
        reach[at] = Math.max(float32At(reach, at), x * dx + z * dz + about);
      });
    }
  }
  return { step, samples, reach };
}

/** The same body as in a mirror: what reaches to the left reaches to the right. */
export function mirrorFootprint({ reach, ...rest }: Footprint): Footprint {
  const mirrored = new Float32Array(reach.length);
  for (let i = 0; i < reach.length; i += DIRECTIONS)
    for (let k = 0; k < DIRECTIONS; k++)
      mirrored[i + ((DIRECTIONS + DIRECTIONS / 2 - k) % DIRECTIONS)] = float32At(reach, i + k);
  return { ...rest, reach: mirrored };
}

/**
 * Whether two bodies at a sample are clear of each other, one `x` and `z` metres from the other: some straight line over
 * the floor passes between them.
 */
export function isClear(a: Footprint, b: Footprint, sample: number, x: number, z: number, gap: number): boolean {
  for (let k = 0; k < DIRECTIONS; k++) {
    const [dx, dz] = VECTORS[k] as readonly [number, number];
    if (x * dx + z * dz >= needed(a, b, sample, k) + gap) return true;
  }
  return false;
}

/** The least factor of the way from one body to the other at which they are clear of each other all the time. */
export function leastSpacing(a: Footprint, b: Footprint, { x, z }: { x: number; z: number }, gap: number): number {
  let least = 0;
  const samples = Math.max(a.samples, b.samples);
  for (let i = 0; i < samples; i++) {
    let here = Number.POSITIVE_INFINITY;
    for (let k = 0; k < DIRECTIONS; k++) {
      const [dx, dz] = VECTORS[k] as readonly [number, number];
      const along = x * dx + z * dz;
      if (along > 1e-6) here = Math.min(here, Math.max(0, needed(a, b, i, k) + gap) / along);
    }
    least = Math.max(least, here);
  }
  return least;
}

/** The distance in a direction at which two bodies just meet. After its end a body stays as it is. */
function needed(a: Footprint, b: Footprint, sample: number, k: number): number {
  const of = ({ reach, samples }: Footprint, direction: number) =>
    float32At(reach, Math.min(sample, samples - 1) * DIRECTIONS + direction);
  return of(a, k) + of(b, (k + DIRECTIONS / 2) % DIRECTIONS);
}
