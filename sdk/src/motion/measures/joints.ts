import { LIMBS, TRUNK } from "../body/bones.ts";
import { RADIANS } from "../curves.ts";
import { multiply, rotate } from "../quaternion.ts";
import { largest, type Measurement } from "./measurement.ts";
import { angleBetween, at, MAIN_BONES, percentile, SAMPLE_RATE, type Take } from "./take.ts";

/** Limits of people, degrees: interior angles, or turns from rest. */
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
const IDENTITY = [0, 0, 0, 1];

function interior(take: Take, i: number, a: number, b: number, c: number): number {
  const [p, q, r] = [at(take, i, a), at(take, i, b), at(take, i, c)];
  const u = p.map((v, k) => v - (q[k] as number));
  const w = r.map((v, k) => v - (q[k] as number));
  const dot = u.reduce((sum, v, k) => sum + v * (w[k] as number), 0);
  return Math.acos(Math.max(-1, Math.min(1, dot / (Math.hypot(...u) * Math.hypot(...w) || 1)))) / RADIANS;
}

/** Knees, and the table of joint limits. `low` stances have their own median. */
export function measureJoints(take: Take, medianKnee: readonly [number, number]): Measurement[] {
  const knees: number[] = [];
  const over: Record<string, { value: number; sample: number }> = {};
  const hold = (name: keyof typeof LIMITS, value: number, sample: number) => {
    const [low, high] = LIMITS[name];
    const beyond = Math.max(low - value, value - high);
    const worst = over[name];
    if (!worst || beyond > worst.value) over[name] = { value: beyond, sample };
  };
  const v = new Float64Array(3);
  const q = new Float64Array(4);
  for (let i = 0; i < take.count; i++) {
    const local = Float64Array.from(take.local[i] as Float32Array);
    for (const limb of LIMBS) {
      knees.push(interior(take, i, limb.upperLeg, limb.lowerLeg, limb.foot));
      hold("elbow", interior(take, i, limb.upperArm, limb.lowerArm, limb.hand), i);
      hold("wrist", angleBetween(local, 4 * limb.hand, IDENTITY, 0), i);
      hold("ankle", angleBetween(local, 4 * limb.foot, IDENTITY, 0), i);
      rotate(v, 0, local, 4 * limb.upperLeg, 0, -1, 0);
      const out = limb === LIMBS[0] ? 1 : -1;
      hold("hipFlexion", Math.atan2(v[2] as number, -(v[1] as number)) / RADIANS, i);
      hold("hipSpread", Math.asin(Math.max(-1, Math.min(1, out * (v[0] as number)))) / RADIANS, i);
    }
    multiply(q, 0, local, 4 * TRUNK.neck, local, 4 * TRUNK.head);
    hold("neck", angleBetween(q, 0, IDENTITY, 0), i);
    multiply(q, 0, local, 4 * TRUNK.spine, local, 4 * TRUNK.chest);
    multiply(q, 0, q, 0, local, 4 * TRUNK.upperChest);
    rotate(v, 0, q, 0, 0, 1, 0);
    hold("bend", Math.atan2(v[2] as number, v[1] as number) / RADIANS, i);
    hold("side", Math.asin(Math.max(-1, Math.min(1, v[0] as number))) / RADIANS, i);
    rotate(v, 0, q, 0, 0, 0, 1);
    hold("twist", Math.atan2(v[0] as number, v[2] as number) / RADIANS, i);
  }
  const least = largest(knees.map((k) => -k));
  return [
    { measure: "knee, 5 %", value: percentile(knees, 0.05), low: 70, unit: "°" },
    { measure: "knee, 95 %", value: percentile(knees, 0.95), high: 176, unit: "°" },
    { measure: "knee, least", value: -least.value, low: 20, unit: "°", sample: least.sample >> 1 },
    { measure: "knee, median", value: percentile(knees, 0.5), low: medianKnee[0], high: medianKnee[1], unit: "°" },
    ...Object.entries(over).map(([name, worst]) => ({
      measure: `${name} beyond its limit`,
      ...worst,
      high: 0,
      unit: "°",
    })),
  ];
}

/** How fast the joints turn. */
export function measureTurning(take: Take): Measurement[] {
  const fastest: number[] = [];
  const pelvis: number[] = [];
  const every: number[] = [];
  for (let i = 1; i < take.count; i++) {
    let most = 0;
    for (const bone of MAIN_BONES) {
      const turned =
        angleBetween(take.local[i - 1] as Float32Array, 4 * bone, take.local[i] as Float32Array, 4 * bone) *
        SAMPLE_RATE;
      if (bone === TRUNK.hips) pelvis.push(turned);
      every.push(turned);
      most = Math.max(most, turned);
    }
    fastest.push(most);
  }
  return [
    { measure: "angular velocity, 99 %", value: percentile(every, 0.99), high: 950, unit: "°/s" },
    { measure: "angular velocity, peak", ...largest(fastest), high: 1500, unit: "°/s" },
    { measure: "pelvis, peak", ...largest(pelvis), high: 700, unit: "°/s" },
  ];
}
