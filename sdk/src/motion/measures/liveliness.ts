import { LIMBS, TRUNK } from "../body/bones.ts";
import { largest, type Measurement } from "./measurement.ts";
import { acceleration, at, MAIN_BONES, percentile, SAMPLE_RATE, speed, type Take } from "./take.ts";

/** Slower than this a hand is still, m/s. */
const STILL = 0.1;

/** Accelerations of hips, head and hands; quick moves have their own bounds. */
export function measureAcceleration(take: Take, quick: boolean): Measurement[] {
  const parts = [
    ["hips", [TRUNK.hips], quick ? [50, 70] : [35, 50]],
    ["head", [TRUNK.head], quick ? [50, 70] : [35, 50]],
    ["hands", [LIMBS[0].hand, LIMBS[1].hand], quick ? [160, 220] : [125, 200]],
  ] as const;
  return parts.flatMap(([name, bones, [p99, peak]]) => {
    const values: number[] = [];
    for (let i = 2; i < take.count; i++) values.push(Math.max(...bones.map((bone) => acceleration(take, i, bone))));
    return [
      { measure: `${name} acceleration, 99 %`, value: percentile(values, 0.99), high: p99 as number, unit: "m/s²" },
      { measure: `${name} acceleration, peak`, ...largest(values), high: peak as number, unit: "m/s²" },
    ];
  });
}

/**
 * The measures of "too little": a dancing body is busy.
 * @param pace Below 1 where the music is slower than 120 beats a minute: a slow dance may be slower by as much.
 */
export function measureLiveliness(take: Take, pace = 1): Measurement[] {
  const speeds: number[] = [];
  const hips: number[] = [];
  const hands: number[] = [];
  let still = 0;
  for (let i = 1; i < take.count; i++) {
    speeds.push(MAIN_BONES.reduce((sum, bone) => sum + speed(take, i, bone), 0) / MAIN_BONES.length);
    hips.push(speed(take, i, TRUNK.hips));
    // A hand that carries the body has to be still.
    const carries = take.hands.some((hand) => hand[i]);
    if (!carries && LIMBS.every((limb) => speed(take, i, limb.hand) < STILL)) still++;
    if (i > 1) for (const limb of LIMBS) hands.push(acceleration(take, i, limb.hand));
  }
  const half = SAMPLE_RATE / 2;
  const ranges: number[] = [];
  for (let i = 0; i + half < take.count; i += 6) {
    const heights = Array.from({ length: half }, (_, k) => at(take, i + k, TRUNK.hips)[1]);
    ranges.push((Math.max(...heights) - Math.min(...heights)) * 100);
  }
  const n = take.count - 1;
  return [
    { measure: "mean joint speed", value: speeds.reduce((a, b) => a + b, 0) / n, low: 0.5 * pace, unit: "m/s" },
    { measure: "hips on the move", value: (100 * hips.filter((v) => v > 0.05).length) / n, low: 80 * pace, unit: "%" },
    { measure: "hips' height range", value: percentile(ranges, 0.5), low: 4 * pace, unit: "cm" },
    { measure: "hands' acceleration, 99 %", value: percentile(hands, 0.99), low: 15 * pace ** 2, unit: "m/s²" },
    { measure: "both hands still", value: (100 * still) / n, high: 15 / pace, unit: "%" },
  ];
}
