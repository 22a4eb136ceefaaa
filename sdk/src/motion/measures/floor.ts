import { LIMBS } from "../body/bones.ts";
import { RADIANS } from "../curves.ts";
import { PIVOTING, PLANTED } from "../dance/footwork/foot-state.ts";
import { rotate } from "../quaternion.ts";
import { largest, type Measurement } from "./measurement.ts";
import { at, SAMPLE_RATE, type Take } from "./take.ts";

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

function sole(take: Take, sample: number, side: 0 | 1): [number, number, number][] {
  return SOLE.map(([bone, x, y, z]) => {
    const index = LIMBS[side][bone];
    rotate(turned, 0, take.world[sample] as Float64Array, 4 * index, side === 0 ? x : -x, y, z);
    return at(take, sample, index).map((v, k) => v + (turned[k] as number)) as [number, number, number];
  });
}

/** Height of the wrist over the floor with the palm flat on it, metres. */
const PALM_HEIGHT = 0.043;

/** How far a hand that is declared down is off the floor, millimetres. */
function handsUp(take: Take): { value: number; sample: number } {
  return largest(
    Array.from({ length: take.count }, (_, i) =>
      Math.max(
        ...LIMBS.map((limb, side) => (take.hands[side]?.[i] ? (at(take, i, limb.hand)[1] - PALM_HEIGHT) * 1000 : 0)),
      ),
    ),
  );
}

/** The lowest that any joint comes, millimetres. */
function lowestJoint(take: Take): { value: number; sample: number } {
  const depth = largest(
    take.positions.map(
      (p) => -Math.min(...Array.from({ length: p.length / 3 }, (_, bone) => p[3 * bone + 1] as number)),
    ),
  );
  return { value: -depth.value * 1000, sample: depth.sample };
}

/** Skating, contact share, lowest point and floating. */
export function measureFloor(take: Take): Measurement[] {
  let lowest = 0;
  let lowestAt = 0;
  const floats: number[] = Array(take.count).fill(0);
  const skates: number[] = Array(take.count).fill(0);
  let planted = 0;
  for (const side of [0, 1] as const) {
    const contacts = take.feet[side] as Uint8Array;
    let before: [number, number, number][] | undefined;
    for (let i = 0; i < take.count; i++) {
      const points = sole(take, i, side);
      const down = Math.min(...points.map((p) => p[1]));
      if (down < lowest) {
        lowest = down;
        lowestAt = i;
      }
      const still = contacts[i] === PLANTED;
      if (still || contacts[i] === PIVOTING) floats[i] = Math.max(floats[i] as number, down);
      if (still && before) {
        const moved = points
          .map((p, k) => Math.hypot(p[0] - (before?.[k]?.[0] ?? 0), p[2] - (before?.[k]?.[2] ?? 0)))
          .filter((_, k) => (points[k]?.[1] ?? 1) < TOUCHING);
        planted++;
        if (moved.length) skates[i] = Math.max(skates[i] as number, Math.min(...moved) * SAMPLE_RATE * 100);
      }
      before = still ? points : undefined;
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
