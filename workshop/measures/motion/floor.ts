import { PIVOTING, PLANTED } from "../../../sdk/src/motion/contacts/foot-state.ts";
import { RADIANS } from "../../../sdk/src/motion/math/curves.ts";
import { rotate } from "../../../sdk/src/motion/math/quaternion.ts";
import { LIMBS, SIDES } from "../../../sdk/src/motion/rig/limbs.ts";
import { largest, type Measurement } from "./measurement.ts";
import { positionOffset, rotationOffset, SAMPLE_RATE, type SampledMotion } from "./sampled-motion.ts";

type SolePoint = readonly ["foot" | "toes", number, number, number];

/** The heel is an arc from under it to behind it: its centre below and behind the ankle, and its radius. Metres. */
const HEEL = { under: 0.076, behind: 0.034, radius: 0.036 };
const HEEL_POINTS = [0, 8, 16, 24, 32, 40].map((degrees): SolePoint => {
  const angle = degrees * RADIANS;
  return ["foot", 0, HEEL.radius * (1 - Math.cos(angle)) - HEEL.under, -HEEL.behind - HEEL.radius * Math.sin(angle)];
});

/**
 * Points of the sole from the ankle or toe joint, metres, left foot: a stand-in for the skin, which ui measures itself.
 */
const SOLE: readonly SolePoint[] = [
  ...HEEL_POINTS,
  ["foot", 0.02, -0.076, -0.03],
  ["foot", -0.015, -0.076, 0.085],
  ["foot", 0.03, -0.076, 0.08],
  ["toes", 0, -0.02, 0],
  ["toes", -0.018, -0.02, 0.062],
  ["toes", 0.03, -0.02, 0.04],
];
const TOUCHING = 0.012;
const turned = new Float64Array(3);

/** The sole's points of a sample in the world, x, y, z each. @returns the lowest height. */
function sole({ positions, world }: SampledMotion, sample: number, side: 0 | 1, out: Float64Array): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const [p, [bone, x, y, z]] of SOLE.entries()) {
    const index = LIMBS[side][bone];
    rotate(turned, 0, world, rotationOffset(sample, index), side === 0 ? x : -x, y, z);
    for (let k = 0; k < 3; k++) out[3 * p + k] = (positions[positionOffset(sample, index) + k] ?? 0) + (turned[k] ?? 0);
    lowest = Math.min(lowest, out[3 * p + 1] ?? 0);
  }
  return lowest;
}

/**
 * How far the sole slides between two samples: the least way of any point that touches the floor, metres; 0 if none
 * touches.
 */
function skated(before: Float64Array, now: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let o = 0; o < now.length; o += 3) {
    if ((now[o + 1] ?? 0) >= TOUCHING) continue;
    const x = (now[o] ?? 0) - (before[o] ?? 0);
    const z = (now[o + 2] ?? 0) - (before[o + 2] ?? 0);
    least = Math.min(least, Math.sqrt(x * x + z * z));
  }
  return Number.isFinite(least) ? least : 0;
}

/** Height of the wrist over the floor with the palm flat on it, metres. */
const PALM_HEIGHT = 0.043;

/** How far a hand that should be on the floor is above it, millimetres. */
function handsUp({ positions, hands, count }: SampledMotion): { value: number; sample: number } {
  const up = new Float64Array(count);
  for (const side of SIDES)
    for (let i = 0; i < count; i++) {
      if (!hands[side][i]) continue;
      const height = positions[positionOffset(i, LIMBS[side].hand) + 1] ?? 0;
      up[i] = Math.max(up[i] ?? 0, (height - PALM_HEIGHT) * 1000);
    }
  return largest(up);
}

/** The height of the lowest joint, millimetres. */
function lowestJoint({ positions }: SampledMotion): { value: number; sample: number } {
  let lowest = 1;
  for (let o = 1; o < positions.length; o += 3) if ((positions[o] ?? 0) < (positions[lowest] ?? 0)) lowest = o;
  return { value: (positions[lowest] ?? 0) * 1000, sample: Math.floor(lowest / positionOffset(1, 0)) };
}

/** Skating, contact share, lowest point and floating. */
export function measureFloor(motion: SampledMotion): Measurement[] {
  let lowest = 0;
  let lowestAt = 0;
  const floats = new Float64Array(motion.count);
  const skates = new Float64Array(motion.count);
  let planted = 0;
  for (const side of SIDES) {
    const contacts = motion.feet[side];
    let before = new Float64Array(3 * SOLE.length);
    let now = new Float64Array(3 * SOLE.length);
    for (let i = 0; i < motion.count; i++) {
      const down = sole(motion, i, side, now);
      if (down < lowest) {
        lowest = down;
        lowestAt = i;
      }
      const still = contacts[i] === PLANTED;
      if (still || contacts[i] === PIVOTING) floats[i] = Math.max(floats[i] ?? 0, down);
      if (still && i > 0 && contacts[i - 1] === PLANTED) {
        planted++;
        skates[i] = Math.max(skates[i] ?? 0, skated(before, now) * SAMPLE_RATE * 100);
      }
      [before, now] = [now, before];
    }
  }
  const carried = Array.from({ length: motion.count }, (_, i) => i).filter((i) => !motion.flying[i]);
  const down = carried.filter((i) => motion.feet.some((f) => f[i]) || motion.hands.some((h) => h[i]));
  const skate = largest(skates);
  const float = largest(floats);
  return [
    {
      measure: "skating, mean",
      value: skates.reduce((a, b) => a + b, 0) / Math.max(1, planted),
      high: 0.1,
      unit: "cm/s",
    },
    { measure: "skating, peak", ...skate, high: 2, unit: "cm/s" },
    {
      measure: "contact share",
      value: carried.length ? (100 * down.length) / carried.length : 100,
      low: 70,
      unit: "%",
    },
    { measure: "lowest point", value: lowest * 1000, low: -5, unit: "mm", sample: lowestAt },
    { measure: "supporting hand floats", ...handsUp(motion), high: 10, unit: "mm" },
    { measure: "lowest joint", ...lowestJoint(motion), low: 0, unit: "mm" },
    { measure: "floating", value: float.value * 1000, high: 5, unit: "mm", sample: float.sample },
  ];
}
