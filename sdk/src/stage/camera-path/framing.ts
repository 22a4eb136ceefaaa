import { float32At, float64At, numberAt } from "../../arrays/index.ts";
import { lerp, RADIANS, smoothstep } from "../../motion/math/curves.ts";
import { type Axes, along, axesOf } from "./axes.ts";
import { type BodySamples, SAMPLE_RATE } from "./body-samples.ts";
import type { Direction } from "./directions.ts";
import { middleOf } from "./middle.ts";
import { upperEnvelope } from "./smoothing.ts";

/** Degrees that the picture is high. */
export const FIELD_OF_VIEW = 28;
/** Share of the picture that may be filled; the rest is its margin. */
const SAFE = 0.96;
/** Height of a standing dancer as a multiple of the hips'. */
const STANDING = 1.68 / 0.94;
/** Seconds over which a camera answers a body that grows: in motion, on a pose that is held, and of a fixed view. */
const REACH = { moving: 1.3, held: 0.5, fixed: 1.6 };
/** Share of the picture's height that a standing dancer may have on a pose that is held. */
const HELD = 0.86;
/**
 * How far a camera goes along with a dancer who travels, by the shape of the picture: a wide one shows the way that is
 * danced, a narrow one keeps the dancer in its middle.
 */
const GOES_ALONG = { wide: 0.55, narrow: 1, from: 0.8, to: 1.4 };
/** What is around a place where another dancer stands, metres. */
const AROUND = 0.1;

/** Where the camera is and what it looks at, metres: six numbers for each sample. */
export type Framed = Float64Array;

export interface FramingOptions {
  /** Width of the picture over its height. */
  aspect: number;
  /** Whether the direction is always the same: the camera is calmer then. */
  isFixed: boolean;
  /** How far others reach from the middle of the stage, metres: they are to be seen too. */
  radius: number;
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
  { aspect, isFixed, radius }: FramingOptions,
): Framed {
  const axes = directions.map(({ azimuth, elevation }) => axesOf(azimuth, elevation));
  const holds = Float64Array.from(directions, ({ hold }) => hold);
  const moving = Math.round((isFixed ? REACH.fixed : REACH.moving) * SAMPLE_RATE);
  const held = Math.round(REACH.held * SAMPLE_RATE);
  const mix = (slow: Float64Array, quick: Float64Array) =>
    slow.map((x, i) => lerp(x, float64At(quick, i), float64At(holds, i)));

  const narrow = 1 - smoothstep((aspect - GOES_ALONG.from) / (GOES_ALONG.to - GOES_ALONG.from));
  const goesAlong = lerp(GOES_ALONG.wide, GOES_ALONG.narrow, narrow);
  const reached = { samples, first, axes };
  const [slow, quick] = [
    middleOf({ ...reached, goesAlong, reach: moving }),
    middleOf({ ...reached, goesAlong: 1, reach: held }),
  ];
  const middle = [0, 1, 2].map((axis) => mix(slow[axis] as Float64Array, quick[axis] as Float64Array));

  const tangent = Math.tan((FIELD_OF_VIEW / 2) * RADIANS);
  const height = samples.dance.rig.hipsHeight * STANDING;
  const needed = neededDistances({ ...reached, middle, tangent, aspect, height, radius });
  const distanceOf = (size: number) => height / (2 * tangent * size);
  const calm = needed.map((need, i) => Math.max(need, distanceOf(directions[i]?.size ?? 1)));
  const close = needed.map((need) => Math.max(need, distanceOf(HELD)));
  const distance = mix(upperEnvelope(calm, moving), upperEnvelope(close, held));
  return place(axes, middle, distance);
}

interface Needed {
  samples: BodySamples;
  first: number;
  axes: readonly Axes[];
  /** What the camera looks at, along the picture's axes. */
  middle: readonly Float64Array[];
  /** Of half the field of view. */
  tangent: number;
  aspect: number;
  height: number;
  radius: number;
}

/** The least distance at which each sample is all in the picture, metres. */
function neededDistances({ samples, first, axes, middle, tangent, aspect, height, radius }: Needed): Float64Array {
  const { points, radii } = samples;
  const others = radius > 0 ? circle(radius, height) : [];
  return Float64Array.from(axes, ([right, up, forward], i) => {
    const at = (axis: number) => float64At(middle[axis] as Float64Array, i);
    const distanceFor = (x: number, y: number, z: number, around: number) => {
      const sideways = Math.abs(along(right, x, y, z) - at(0)) + around;
      const upright = Math.abs(along(up, x, y, z) - at(1)) + around;
      const nearer = along(forward, x, y, z) - at(2) + around;
      return nearer + Math.max(sideways / (tangent * aspect), upright / tangent) / SAFE;
    };
    let most = 0;
    for (let k = 0; k < radii.length; k++) {
      const p = 3 * (radii.length * (first + i) + k);
      const need = distanceFor(
        float32At(points, p),
        float32At(points, p + 1),
        float32At(points, p + 2),
        numberAt(radii, k),
      );
      most = Math.max(most, need);
    }
    for (const [x, y, z] of others) most = Math.max(most, distanceFor(x, y, z, AROUND));
    return most;
  });
}

/** Points round the stage, on the floor and at a head's height. */
function circle(radius: number, height: number): [x: number, y: number, z: number][] {
  return Array.from({ length: 16 }, (_, k) => {
    const angle = (Math.PI * k) / 4;
    return [radius * Math.sin(angle), k < 8 ? 0 : height, radius * Math.cos(angle)];
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
