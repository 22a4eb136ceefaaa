import { float32At } from "../../arrays/index.ts";
import { clamp, RADIANS, smoothstep } from "../../motion/math/curves.ts";
import type { BodySamples } from "./body-samples.ts";

/** What is amiss with the view of a dance at a sample from an azimuth in degrees: 0 nothing, 1 as if nobody was seen. */
type ViewCost = (index: number, azimuth: number) => number;

/** The two things that may be amiss with a view. */
export interface ViewCosts {
  /** The leader's chest faces past the camera. */
  facing: ViewCost;
  /** Somebody is hidden behind another. */
  hidden: ViewCost;
}

/** Degrees by which the leader's chest may face past the camera: more than the first is less good, more than the second bad. */
const FACING = { good: 40, bad: 68 };
/** The chest that turns on so fast is seen from all sides soon: degrees, over samples to either side. */
const TURNING = { degrees: 60, samples: 4 };
/** What a turned chest costs: less good, bad at once, and from behind; and how much of that while it turns. */
const COST = { lessGood: 0.2, bad: 1.2, behind: 0.5, turning: 0.1 };

/** Metres from the stage's middle at which a camera stands, about. */
const CAMERA_DISTANCE_M = 5.4;
/** Metres sideways between the trunks of two, at which the one behind is all seen, and at which it is hidden. */
const BESIDE = { seen: 0.45, hidden: 0.2 };
/** A dancer that is nearer to the camera by this much may hide another. Metres. */
const HIDES_FROM_M = 0.2;
/** A head that is lower than another by this hides nobody. Metres. */
const HIDES_NOBODY_BELOW_M = 0.5;
/** What a dancer costs who is hidden. */
const HIDDEN_COST = 2;
const HEAD = 0;
/** Degrees between two azimuths from which it is looked who is hidden. */
const VIEW_STEP = 2;

/** Says of a dance how well the leader's chest is seen, and whether those who dance beside are hidden. */
export function viewCosts(samples: BodySamples, others: readonly BodySamples[]): ViewCosts {
  const bodies = [samples, ...others];
  const known = new Map<number, number>();
  const hidden: ViewCost = (index, azimuth) => {
    const rounded = Math.round(azimuth / VIEW_STEP);
    const key = rounded * samples.count + index;
    const cost = known.get(key) ?? coverCost(bodies, index, rounded * VIEW_STEP);
    known.set(key, cost);
    return cost;
  };
  return {
    facing: (index, azimuth) => facingCost(samples, index, azimuth),
    hidden: others.length > 0 ? hidden : () => 0,
  };
}

/** Degrees from −180 to 180. */
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

function facingCost({ facing, count }: BodySamples, index: number, azimuth: number): number {
  const at = (i: number) => float32At(facing, clamp(i, 0, count - 1));
  const away = Math.abs(wrapped(at(index) - azimuth));
  if (away < FACING.good) return 0;
  const isTurning = Math.abs(wrapped(at(index + TURNING.samples) - at(index - TURNING.samples))) > TURNING.degrees;
  const lessGood = COST.lessGood * Math.min(1, (away - FACING.good) / (FACING.bad - FACING.good));
  const bad = away > FACING.bad ? COST.bad + (COST.behind * (away - FACING.bad)) / (180 - FACING.bad) : 0;
  return (isTurning ? COST.turning : 1) * (lessGood + bad);
}

/** How many are hidden behind others, as a sum of shares. */
function coverCost(bodies: readonly BodySamples[], index: number, azimuth: number): number {
  const [sin, cos] = [Math.sin(azimuth * RADIANS), Math.cos(azimuth * RADIANS)];
  const placed = bodies.map(({ points, hips, radii, count }) => {
    const i = Math.min(index, count - 1);
    const head = 3 * (radii.length * i + HEAD);
    const [x, z] = [float32At(hips, 2 * i), float32At(hips, 2 * i + 1)];
    return {
      height: float32At(points, head + 1),
      nearer: x * sin + z * cos,
      hips: x * cos - z * sin,
      head: float32At(points, head) * cos - float32At(points, head + 2) * sin,
    };
  });
  const sideways = placed.map(({ hips }) => hips);
  // The camera stands before the middle of all.
  const middle = (Math.min(...sideways) + Math.max(...sideways)) / 2;
  const seen = placed.map(({ height, nearer, hips, head }) => ({
    height,
    nearer,
    hips: (hips - middle) / (CAMERA_DISTANCE_M - nearer),
    head: (head - middle) / (CAMERA_DISTANCE_M - nearer),
  }));
  let cost = 0;
  for (const behind of seen) {
    let hidden = 0;
    for (const before of seen) {
      if (before.nearer <= behind.nearer + HIDES_FROM_M || before.height < behind.height - HIDES_NOBODY_BELOW_M)
        continue;
      const apart = (Math.abs(before.hips - behind.hips) + Math.abs(before.head - behind.head)) / 2;
      const beside = apart * (CAMERA_DISTANCE_M - behind.nearer);
      hidden = Math.max(hidden, 1 - smoothstep((beside - BESIDE.hidden) / (BESIDE.seen - BESIDE.hidden)));
    }
    cost += HIDDEN_COST * hidden;
  }
  return cost;
}
