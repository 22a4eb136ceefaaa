import { RADIANS } from "../../../sdk/src/motion/math/curves.ts";
import { multiply, rotate } from "../../../sdk/src/motion/math/quaternion.ts";
import { LIMBS, TRUNK } from "../../../sdk/src/motion/rig/limbs.ts";
import { largest, type Measurement } from "./measurement.ts";
import {
  angleBetween,
  MAIN_BONES,
  percentile,
  positionOffset,
  rank,
  rotationOffset,
  SAMPLE_RATE,
  type SampledMotion,
} from "./sampled-motion.ts";

/** Limits of human joints, degrees: interior angles, or rotations from rest. */
const LIMITS = {
  elbow: [30, 180],
  neck: [0, 78],
  bend: [-35, 78],
  side: [-38, 38],
  twist: [-48, 48],
  hipFlexion: [-35, 125],
  hipSpread: [-35, 70],
  wrist: [0, 85],
  ankle: [0, 62],
} as const;
const IDENTITY = Float64Array.of(0, 0, 0, 1);

/** The angle at bone `b` between those to `a` and to `c`, degrees. */
function interior({ positions }: SampledMotion, i: number, a: number, b: number, c: number): number {
  const p = positionOffset(i, a);
  const q = positionOffset(i, b);
  const r = positionOffset(i, c);
  let dot = 0;
  let first = 0;
  let second = 0;
  for (let k = 0; k < 3; k++) {
    const u = (positions[p + k] ?? 0) - (positions[q + k] ?? 0);
    const w = (positions[r + k] ?? 0) - (positions[q + k] ?? 0);
    dot += u * w;
    first += u * u;
    second += w * w;
  }
  return Math.acos(Math.max(-1, Math.min(1, dot / (Math.sqrt(first * second) || 1)))) / RADIANS;
}

/**
 * Measures knees, and the joints of the table of limits. Styles with a `low` stance have another median of the knees.
 */
export function measureJoints(motion: SampledMotion, medianKnee: readonly [number, number]): Measurement[] {
  const knees: number[] = [];
  const over: Record<string, { value: number; sample: number }> = {};
  const hold = (name: keyof typeof LIMITS, value: number, sample: number) => {
    const [low, high] = LIMITS[name];
    const beyond = Math.max(low - value, value - high);
    const worst = over[name];
    if (!worst || beyond > worst.value) over[name] = { value: beyond, sample };
  };
  const { local } = motion;
  const v = new Float64Array(3);
  const q = new Float64Array(4);
  for (let i = 0; i < motion.count; i++) {
    for (const limb of LIMBS) {
      knees.push(interior(motion, i, limb.upperLeg, limb.lowerLeg, limb.foot));
      hold("elbow", interior(motion, i, limb.upperArm, limb.lowerArm, limb.hand), i);
      hold("wrist", angleBetween(local, rotationOffset(i, limb.hand), IDENTITY, 0), i);
      hold("ankle", angleBetween(local, rotationOffset(i, limb.foot), IDENTITY, 0), i);
      rotate(v, 0, local, rotationOffset(i, limb.upperLeg), 0, -1, 0);
      const out = limb === LIMBS[0] ? 1 : -1;
      hold("hipFlexion", Math.atan2(v[2] ?? 0, -(v[1] ?? 0)) / RADIANS, i);
      hold("hipSpread", Math.asin(Math.max(-1, Math.min(1, out * (v[0] ?? 0)))) / RADIANS, i);
    }
    multiply(q, 0, local, rotationOffset(i, TRUNK.neck), local, rotationOffset(i, TRUNK.head));
    hold("neck", angleBetween(q, 0, IDENTITY, 0), i);
    multiply(q, 0, local, rotationOffset(i, TRUNK.spine), local, rotationOffset(i, TRUNK.chest));
    multiply(q, 0, q, 0, local, rotationOffset(i, TRUNK.upperChest));
    rotate(v, 0, q, 0, 0, 1, 0);
    hold("bend", Math.atan2(v[2] ?? 0, v[1] ?? 0) / RADIANS, i);
    hold("side", Math.asin(Math.max(-1, Math.min(1, v[0] ?? 0))) / RADIANS, i);
    rotate(v, 0, q, 0, 0, 0, 1);
    hold("twist", Math.atan2(v[0] ?? 0, v[2] ?? 0) / RADIANS, i);
  }
  const sorted = Float64Array.from(knees).sort();
  const least = sorted[0] ?? 0;
  return [
    { measure: "knee, 5 %", value: rank(sorted, 0.05), low: 70, unit: "°" },
    { measure: "knee, 95 %", value: rank(sorted, 0.95), high: 176, unit: "°" },
    { measure: "knee, least", value: least, low: 20, unit: "°", sample: knees.indexOf(least) >> 1 },
    { measure: "knee, median", value: rank(sorted, 0.5), low: medianKnee[0], high: medianKnee[1], unit: "°" },
    ...Object.entries(over).map(([name, worst]) => ({
      measure: `${name} beyond its limit`,
      ...worst,
      high: 0,
      unit: "°",
    })),
  ];
}

/** Measures the angular velocities of the joints. */
export function measureTurning(motion: SampledMotion): Measurement[] {
  const { local, count } = motion;
  const fastest = new Float64Array(count - 1);
  const pelvis = new Float64Array(count - 1);
  const every = new Float64Array((count - 1) * MAIN_BONES.length);
  let n = 0;
  for (let i = 1; i < count; i++)
    for (const bone of MAIN_BONES) {
      const turned = angleBetween(local, rotationOffset(i - 1, bone), local, rotationOffset(i, bone)) * SAMPLE_RATE;
      if (bone === TRUNK.hips) pelvis[i - 1] = turned;
      every[n++] = turned;
      fastest[i - 1] = Math.max(fastest[i - 1] ?? 0, turned);
    }
  return [
    { measure: "angular velocity, 99 %", value: percentile(every, 0.99), high: 950, unit: "°/s" },
    { measure: "angular velocity, peak", ...largest(fastest), high: 1500, unit: "°/s" },
    { measure: "pelvis, peak", ...largest(pelvis), high: 700, unit: "°/s" },
  ];
}
