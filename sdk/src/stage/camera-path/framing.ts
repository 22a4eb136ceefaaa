import { float32At, float64At, numberAt } from "../../arrays/index.ts";
import { lerp, RADIANS, smoothstep } from "../../motion/math/curves.ts";
import { type Axes, along, axesOf } from "./axes.ts";
import { type BodySamples, SAMPLE_RATE } from "./body-samples.ts";
import type { Direction } from "./directions.ts";
import { middleOf } from "./middle.ts";
import { eachOtherPoint, type OtherBodies } from "./other-bodies.ts";
import { upperEnvelope } from "./smoothing.ts";

/** Degrees that the picture is high. */
export const FIELD_OF_VIEW = 28;
/** Share of the picture that may be filled; the rest is its margin. */
const SAFE_SHARE = 0.96;
/** Height of a standing dancer as a multiple of the hips'. */
const STANDING = 1.68 / 0.94;
/** Seconds over which a camera answers a body that grows: in motion, on a pose that is held, and of a fixed view. */
const REACH = { moving: 1.3, held: 0.5, fixed: 1.6 };
/** Share of the picture's height that a standing dancer may have on a pose that is held. */
const HELD_POSE_SHARE = 0.86;
/**
 * Share of the picture's height that a standing leader has at the least, where others dance at the sides: in the wide pictures
 * of a fixed view and of the automatic camera, in narrow pictures, and seen from nearby.
 */
const MIN_LEADER_SHARE = { fixed: 0.5, wide: 0.6, narrow: 0.48, near: 0.7 };
const NOBODY: OtherBodies = { bodies: [], side: 0, before: 0 };
/** Dancers who are nearer to the camera than the leader by more than this may be cut off. Metres. */
const CUT_OFF_BEFORE_M = 0.1;
/**
 * How far a camera goes along with a dancer who travels, by the shape of the picture: a wide one shows the way that is
 * danced, a narrow one keeps the dancer in its middle.
 */
const GOES_ALONG = { wide: 0.55, narrow: 1, from: 0.8, to: 1.4 };

/** Where the camera is and what it looks at, metres: six numbers for each sample. */
export type Framed = Float64Array;

export interface FramingOptions {
  /** Width of the picture over its height. */
  aspect: number;
  /** Whether the direction is always the same: the camera is calmer then. */
  isFixed: boolean;
  /** The other dancers, who are to be seen too. */
  others: readonly BodySamples[];
}

/**
 * Places a camera at each sample of a shot so that all of the body is in the picture. It looks at the middle of what the
 * body reaches over some time, and stands as near as all poses of that time allow.
 * @param first Index of the shot's first sample.
 */
export function frameShot(
  samples: BodySamples,
  directions: readonly Direction[],
  first: number,
  { aspect, isFixed, others: bodies }: FramingOptions,
): Framed {
  const axes = directions.map(({ azimuth, elevation }) => axesOf(azimuth, elevation));
  const holds = Float64Array.from(directions, ({ hold }) => hold);
  const moving = Math.round((isFixed ? REACH.fixed : REACH.moving) * SAMPLE_RATE);
  const held = Math.round(REACH.held * SAMPLE_RATE);
  const mix = (slow: Float64Array, quick: Float64Array) =>
    slow.map((x, i) => lerp(x, float64At(quick, i), float64At(holds, i)));

  const narrow = 1 - smoothstep((aspect - GOES_ALONG.from) / (GOES_ALONG.to - GOES_ALONG.from));
  const goesAlong = lerp(GOES_ALONG.wide, GOES_ALONG.narrow, narrow);
  const tangent = Math.tan((FIELD_OF_VIEW / 2) * RADIANS);
  const height = samples.dance.rig.hipsHeight * STANDING;
  const distanceOf = (size: number) => height / (2 * tangent * size);
  const isNear = directions[0]?.isNear ?? false;
  const least = isNear
    ? MIN_LEADER_SHARE.near
    : lerp(isFixed ? MIN_LEADER_SHARE.fixed : MIN_LEADER_SHARE.wide, MIN_LEADER_SHARE.narrow, narrow);
  const before = isNear || narrow > 0.5 ? CUT_OFF_BEFORE_M : Number.POSITIVE_INFINITY;
  const others = { bodies, side: SAFE_SHARE * tangent * aspect * distanceOf(least), before };
  const reached = { samples, others, first, axes };
  // Seen from nearby, the leader is in the middle.
  const inMiddle = { ...reached, others: isNear ? NOBODY : others };
  const [slow, quick] = [
    middleOf({ ...inMiddle, goesAlong, reach: moving }),
    middleOf({ ...inMiddle, goesAlong: 1, reach: held }),
  ];
  const middle = [0, 1, 2].map((axis) => mix(slow[axis] as Float64Array, quick[axis] as Float64Array));

  const needed = neededDistances({ ...reached, middle, tangent, aspect });
  const calm = needed.map((need, i) => Math.max(need, distanceOf(directions[i]?.size ?? 1)));
  const close = needed.map((need) => Math.max(need, distanceOf(HELD_POSE_SHARE)));
  const distance = mix(upperEnvelope(calm, moving), upperEnvelope(close, held));
  return place(axes, middle, distance);
}

interface Needed {
  samples: BodySamples;
  others: OtherBodies;
  first: number;
  axes: readonly Axes[];
  /** What the camera looks at, along the picture's axes. */
  middle: readonly Float64Array[];
  /** Of half the field of view. */
  tangent: number;
  aspect: number;
}

/** The least distance at which each sample is all in the picture, metres. */
function neededDistances({ samples, others, first, axes, middle, tangent, aspect }: Needed): Float64Array {
  const { points, radii } = samples;
  return Float64Array.from(axes, (picture, i) => {
    const [right, up, forward] = picture;
    const at = (axis: number) => float64At(middle[axis] as Float64Array, i);
    let most = 0;
    const keep = (x: number, y: number, z: number, around: number) => {
      const sideways = Math.abs(x - at(0)) + around;
      const upright = Math.abs(y - at(1)) + around;
      const nearer = z - at(2) + around;
      most = Math.max(most, nearer + Math.max(sideways / (tangent * aspect), upright / tangent) / SAFE_SHARE);
    };
    for (let k = 0; k < radii.length; k++) {
      const p = 3 * (radii.length * (first + i) + k);
      const [x, y, z] = [float32At(points, p), float32At(points, p + 1), float32At(points, p + 2)];
      keep(along(right, x, y, z), along(up, x, y, z), along(forward, x, y, z), numberAt(radii, k));
    }
    eachOtherPoint(others, samples, first + i, picture, keep);
    return most;
  });
}

function place(axes: readonly Axes[], middle: readonly Float64Array[], distance: Float64Array): Framed {
  const framed = new Float64Array(6 * axes.length);
  for (const [i, [right, up, forward]] of axes.entries()) {
    const [x, y, z] = middle.map((values) => float64At(values, i)) as [number, number, number];
    for (let axis = 0; axis < 3; axis++) {
      const target = numberAt(right, axis) * x + numberAt(up, axis) * y + numberAt(forward, axis) * z;
      framed[6 * i + axis] = target + numberAt(forward, axis) * float64At(distance, i);
      framed[6 * i + 3 + axis] = target;
    }
  }
  return framed;
}
