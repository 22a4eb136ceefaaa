import { LIMBS } from "../body/bones.ts";
import { RADIANS } from "../curves.ts";
import { PIVOTING, PLANTED } from "../dance/footwork/foot-state.ts";
import { rotate } from "../quaternion.ts";
import { largest, type Measurement } from "./measurement.ts";
import { placeAt, SAMPLE_RATE, SIDES, type Take, turnAt } from "./take.ts";

type SolePoint = readonly ["foot" | "toes", number, number, number];

/** The round of the heel, from under it to behind it: height under the ankle, distance behind it, radius; metres. */
const HEEL = { under: 0.076, behind: 0.034, radius: 0.036 };
const HEEL_POINTS = [0, 8, 16, 24, 32, 40].map((degrees): SolePoint => {
  const angle = degrees * RADIANS;
  return ["foot", 0, HEEL.radius * (1 - Math.cos(angle)) - HEEL.under, -HEEL.behind - HEEL.radius * Math.sin(angle)];
});

/** Points of the sole from the ankle or toe joint, metres, left foot: a stand-in for the skin, which ui measures itself. */
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

/** The sole's points of a sample on the stage, x, y, z each. @returns the lowest height. */
function sole({ positions, world }: Take, sample: number, side: 0 | 1, out: Float64Array): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let p = 0; p < SOLE.length; p++) {
    const [bone, x, y, z] = SOLE[p] as SolePoint;
    const index = LIMBS[side][bone];
    rotate(turned, 0, world, turnAt(sample, index), side === 0 ? x : -x, y, z);
    for (let k = 0; k < 3; k++)
      out[3 * p + k] = (positions[placeAt(sample, index) + k] as number) + (turned[k] as number);
    lowest = Math.min(lowest, out[3 * p + 1] as number);
  }
  return lowest;
}

/** The least way of a point that touches the floor from one sample to the next, metres; 0 where none does. */
function skated(before: Float64Array, now: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let o = 0; o < now.length; o += 3) {
    if ((now[o + 1] as number) >= TOUCHING) continue;
    const x = (now[o] as number) - (before[o] as number);
    const z = (now[o + 2] as number) - (before[o + 2] as number);
    least = Math.min(least, Math.sqrt(x * x + z * z));
  }
  return Number.isFinite(least) ? least : 0;
}

/** Height of the wrist over the floor with the palm flat on it, metres. */
const PALM_HEIGHT = 0.043;

/** How far a hand that is declared down is off the floor, millimetres. */
function handsUp({ positions, hands, count }: Take): { value: number; sample: number } {
  const up = new Float64Array(count);
  for (const side of SIDES)
    for (let i = 0; i < count; i++) {
      if (!hands[side][i]) continue;
      const height = positions[placeAt(i, LIMBS[side].hand) + 1] as number;
      up[i] = Math.max(up[i] as number, (height - PALM_HEIGHT) * 1000);
    }
  return largest(up);
}

/** The lowest that any joint comes, millimetres. */
function lowestJoint({ positions }: Take): { value: number; sample: number } {
  let lowest = 1;
  for (let o = 1; o < positions.length; o += 3)
    if ((positions[o] as number) < (positions[lowest] as number)) lowest = o;
  return { value: (positions[lowest] as number) * 1000, sample: Math.floor(lowest / placeAt(1, 0)) };
}

/** Skating, contact share, lowest point and floating. */
export function measureFloor(take: Take): Measurement[] {
  let lowest = 0;
  let lowestAt = 0;
  const floats = new Float64Array(take.count);
  const skates = new Float64Array(take.count);
  let planted = 0;
  for (const side of SIDES) {
    const contacts = take.feet[side];
    let before = new Float64Array(3 * SOLE.length);
    let now = new Float64Array(3 * SOLE.length);
    for (let i = 0; i < take.count; i++) {
      const down = sole(take, i, side, now);
      if (down < lowest) {
        lowest = down;
        lowestAt = i;
      }
      const still = contacts[i] === PLANTED;
      if (still || contacts[i] === PIVOTING) floats[i] = Math.max(floats[i] as number, down);
      if (still && i > 0 && contacts[i - 1] === PLANTED) {
        planted++;
        skates[i] = Math.max(skates[i] as number, skated(before, now) * SAMPLE_RATE * 100);
      }
      [before, now] = [now, before];
    }
  }
  const carried = Array.from({ length: take.count }, (_, i) => i).filter((i) => !take.flying[i]);
  const down = carried.filter((i) => take.feet.some((f) => f[i]) || take.hands.some((h) => h[i]));
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
    { measure: "supporting hand floats", ...handsUp(take), high: 10, unit: "mm" },
    { measure: "lowest joint", ...lowestJoint(take), low: 0, unit: "mm" },
    { measure: "floating", value: float.value * 1000, high: 5, unit: "mm", sample: float.sample },
  ];
}
