import { float64At, numberAt } from "../../arrays/index.ts";
import { ARM_VALUES, type ArmValues, createArmValues } from "../rig/arm-rotations.ts";
import { ArmChain, type Point } from "./arm-chain.ts";

/**
 * Where a palm is to be, for a left arm on a body at rest (T-pose chest): metres, x outwards, y up from the floor,
 * z forwards. Directions need no length.
 */
export interface ArmTarget {
  palm: Point;
  /** Where the fingers point. */
  fingers?: Point;
  /** Where the palm faces. */
  faces?: Point;
  /** About where the elbow is. */
  elbow?: Point;
}

/** Ranges that the solver stays in, degrees. The shoulder is not shrugged. */
const LIMITS = {
  raise: [-5, 176],
  fwd: [-70, 130],
  rot: [-90, 90],
  elbow: [2, 146],
  palm: [-80, 90],
  wrist: [-70, 70],
  dev: [-25, 35],
} as const satisfies Partial<Record<keyof ArmValues, readonly [number, number]>>;
/** Values that are searched for: the first of `ARM_VALUES`. Each has its bounds, and an easy middle that it is pulled to. */
const SOLVED = ["raise", "fwd", "rot", "elbow", "palm", "wrist", "dev"] as const;
const LOW = Float64Array.from(SOLVED, (name) => LIMITS[name][0]);
const HIGH = Float64Array.from(SOLVED, (name) => LIMITS[name][1]);
const EASY = Float64Array.from(SOLVED, (name) =>
  name === "elbow" ? 60 : name === "raise" ? 40 : name === "fwd" ? 30 : 0,
);

/** Where the left arm's palm, elbow and directions are for given values, chest at rest. */
export function armAt(v: Readonly<ArmValues>) {
  arm.setAll(v);
  const [x = 0, y = 0, z = 0] = arm.palm();
  const palm: Point = [x, y, z];
  return {
    elbow: arm.elbow(),
    wrist: arm.wrist(),
    palm,
    fingers: arm.direction(FINGERS),
    faces: arm.direction(FACES),
  };
}

const arm = new ArmChain();
const FINGERS: Point = [1, 0, 0];
const FACES: Point = [0, -1, 0];

const distance = (a: ArrayLike<number>, b: Point) =>
  Math.hypot(numberAt(a, 0) - b[0], numberAt(a, 1) - b[1], numberAt(a, 2) - b[2]);
const along = (a: Point, b: Point) => (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (Math.hypot(...b) || 1);

/** How far the arm, as its values are, is from a target: 0 is best. */
function cost(target: ArmTarget): number {
  const miss = distance(arm.palm(), target.palm) / 0.01;
  let sum = miss * miss;
  if (target.fingers) sum += (1 - along(arm.direction(FINGERS), target.fingers)) * 60;
  if (target.faces) sum += (1 - along(arm.direction(FACES), target.faces)) * 60;
  if (target.elbow) sum += (distance(arm.elbow(), target.elbow) / 0.08) ** 2;
  for (let i = 0; i < SOLVED.length; i++) sum += float64At(strains, i);
  return sum;
}

/** What each value adds to the cost by itself. */
const strains = new Float64Array(SOLVED.length);

/** Sets one of the values that are searched for. */
function setValue(i: number, value: number): void {
  arm.set(i, value);
  const low = float64At(LOW, i);
  const high = float64At(HIGH, i);
  const out = Math.max(0, low - value, value - high);
  const off = (value - float64At(EASY, i)) / (high - low);
  // A light pull to the easy middle settles what the target leaves open.
  strains[i] = out * out * 0.5 + off * off * 0.4;
}

/** Starting guesses: arms down, in front, to the side, up, across. */
const STARTS: readonly (readonly [raise: number, fwd: number, rot: number, elbow: number])[] = [
  [20, 20, 0, 40],
  [50, 70, 0, 70],
  [85, 10, 0, 40],
  [150, 20, 20, 30],
  [45, 90, -40, 110],
  [60, -20, -60, 100],
];

/** Values that put the palm on its target as well as an arm can: pattern search from a few guesses. Takes milliseconds. */
export function solveArm(target: ArmTarget): ArmValues & { miss: number } {
  const found = createArmValues();
  let least = Number.POSITIVE_INFINITY;
  for (const [raise, fwd, rot, elbow] of STARTS) {
    const guess: ArmValues = { raise, fwd, rot, elbow, palm: 0, wrist: 0, dev: 0, shrug: 0 };
    arm.setAll(guess);
    for (const [i, name] of SOLVED.entries()) setValue(i, guess[name]);
    const now = descend(target);
    if (now >= least) continue;
    least = now;
    for (const [i, name] of ARM_VALUES.entries()) found[name] = arm.values[i] ?? 0;
  }
  for (const name of ARM_VALUES) found[name] = Math.round(found[name] * 10) / 10;
  return { ...found, miss: distance(armAt(found).palm, target.palm) };
}

/** Changes the arm's values one at a time, in ever smaller steps, for as long as that lowers its cost. @returns the cost. */
function descend(target: ArmTarget): number {
  let now = cost(target);
  for (let step = 24; step > 0.05; step *= 0.6) {
    // When each change has failed since the last that helped, all would fail again.
    for (let i = 0, failed = 0; failed < 2 * SOLVED.length; i = (i + 1) % SOLVED.length)
      for (let delta = step; delta !== 0; delta = delta > 0 ? -step : 0) {
        if (failed >= 2 * SOLVED.length) break;
        const kept = arm.values[i] ?? 0;
        setValue(i, kept + delta);
        const changed = cost(target);
        failed = changed < now ? 0 : failed + 1;
        if (changed < now) now = changed;
        else setValue(i, kept);
      }
  }
  return now;
}
