import { float64At } from "../../arrays/index.ts";
import type { CameraName } from "../../contract/cameras.ts";
import { clamp, lerp } from "../../motion/math/curves.ts";
import { type BodySamples, SAMPLE_RATE } from "./body-samples.ts";
import { type Direction, directionsOf } from "./directions.ts";
import { type Framed, type FramingOptions, frameShot } from "./framing.ts";
import { orbitOf } from "./orbit.ts";
import { planShots } from "./shots.ts";

/** Where a camera is and what it looks at, metres; it stands upright. */
export interface CameraPlace {
  position: [x: number, y: number, z: number];
  target: [x: number, y: number, z: number];
}

/** A camera over a whole dance: its place is a pure function of time. */
export interface CameraPath {
  /** Seconds of the cuts, rising. */
  readonly cuts: readonly number[];
  /** @param out Filled and returned; nothing is allocated with it. */
  at(seconds: number, out?: CameraPlace): CameraPlace;
}

/** From what a camera path is made. */
export interface CameraPathOptions {
  camera: CameraName;
  /** Width of the picture over its height. */
  aspect: number;
  /** The other dancers. They are to be seen where the picture is wide enough. */
  others?: readonly BodySamples[];
}

/** Degrees round and over the dancer of the fixed views, and the share of the picture's height that a standing dancer has. */
export const FIXED_VIEWS: Readonly<Record<Exclude<CameraName, "automatic">, Omit<Direction, "hold" | "isNear">>> = {
  front: { azimuth: 0, elevation: 6, size: 0.75 },
  back: { azimuth: 180, elevation: 6, size: 0.75 },
  left: { azimuth: -90, elevation: 6, size: 0.75 },
  right: { azimuth: 90, elevation: 6, size: 0.75 },
  top: { azimuth: 0, elevation: 62, size: 0.8 },
  follow: { azimuth: 0, elevation: 5, size: 0.84 },
};

/** A new place at the origin, to be filled. */
export const createCameraPlace = (): CameraPlace => ({ position: [0, 0, 0], target: [0, 0, 0] });

/**
 * Makes the path of a camera over a dance, which keeps head, hands and feet of the dancer in the picture at all times.
 * Others are in it too, unless the leader would become too small: then those at the sides are cut off.
 * The automatic camera goes round the dancer with the energy of the music, closes in on poses that are held, and cuts
 * between sections, and between phrases where it sees more; it turns less than 20 degrees a second. The others keep their
 * direction and breathe with the pose.
 */
export function createCameraPath(samples: BodySamples, { camera, aspect, others = [] }: CameraPathOptions): CameraPath {
  const isFixed = camera !== "automatic";
  const options: FramingOptions = { aspect, isFixed, others };
  const end = samples.from + (samples.count - 1) / SAMPLE_RATE;
  const parts = isFixed
    ? [framed(samples, samples.from, 0, fixed(camera, samples.count), options)]
    : automaticParts(samples, options);
  const cuts = parts.slice(1).map(({ from }) => from);

  return {
    cuts,
    at(seconds, out = createCameraPlace()) {
      const time = Number.isFinite(seconds) ? clamp(seconds, samples.from, end) : 0;
      let part = parts[0] as Part;
      for (let i = 1; i < parts.length && (parts[i] as Part).from <= time; i++) part = parts[i] as Part;
      read(part, time, out);
      return out;
    },
  };
}

const fixed = (camera: Exclude<CameraName, "automatic">, count: number): Direction[] =>
  Array.from({ length: count }, () => ({ ...FIXED_VIEWS[camera], hold: 0, isNear: false }));

/** A path without cuts. */
interface Part {
  /** When it begins to be seen, and the time of its first sample. Seconds. */
  from: number;
  first: number;
  framed: Framed;
}

/** A part for each shot of the automatic camera. */
function automaticParts(samples: BodySamples, options: FramingOptions): Part[] {
  const orbit = orbitOf(samples);
  return planShots(samples, options.others, orbit).map((shot, i) => {
    const from = i === 0 ? samples.from : shot.start;
    return framed(samples, from, shot.first, directionsOf(shot, samples, orbit), options);
  });
}

/** @param index Of the first sample, the last before it is seen. */
function framed(
  samples: BodySamples,
  from: number,
  index: number,
  directions: readonly Direction[],
  options: FramingOptions,
): Part {
  const first = samples.from + index / SAMPLE_RATE;
  return { from, first, framed: frameShot(samples, directions, index, options) };
}

function read({ first, framed }: Part, seconds: number, { position, target }: CameraPlace): void {
  const last = framed.length / 6 - 1;
  const at = clamp((seconds - first) * SAMPLE_RATE, 0, last);
  const index = Math.min(Math.floor(at), Math.max(0, last - 1));
  const share = at - index;
  const next = Math.min(index + 1, last);
  for (let axis = 0; axis < 3; axis++) {
    position[axis] = lerp(float64At(framed, 6 * index + axis), float64At(framed, 6 * next + axis), share);
    target[axis] = lerp(float64At(framed, 6 * index + 3 + axis), float64At(framed, 6 * next + 3 + axis), share);
  }
}
