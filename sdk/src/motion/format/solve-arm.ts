import { multiply, rotateVec3 } from "../math/quaternion.ts";
import { setVec3, vec3 } from "../math/vec3.ts";
import { ARM_VALUES, type ArmValues, createArmValues, setArmRotations } from "../rig/arm-rotations.ts";
import { restOffset, restPosition } from "../rig/skeleton.ts";

type Point = readonly [x: number, y: number, z: number];

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
const SOLVED = ["raise", "fwd", "rot", "elbow", "palm", "wrist", "dev"] as const;
const START = restPosition("upperChest");
const OFFSETS = (["leftShoulder", "leftUpperArm", "leftLowerArm", "leftHand"] as const).map(restOffset);
/** From the wrist to the middle of the palm. */
const PALM: Point = [0.07, -0.012, 0];

const local = new Float64Array(16);
const world = new Float64Array(4);
const step = vec3();

/** Where the left arm's palm, elbow and directions are for given values, chest at rest. */
export function armAt(v: Readonly<ArmValues>) {
  setArmRotations(local, v, false);
  world.set([0, 0, 0, 1]);
  let position: Point = START;
  let elbow: Point = START;
  OFFSETS.forEach((offset, i) => {
    position = forward(position, offset);
    if (i === 2) elbow = position;
    multiply(world, 0, world, 0, local, 4 * i);
  });
  const origin: Point = [0, 0, 0];
  return {
    elbow,
    wrist: position,
    palm: forward(position, PALM),
    fingers: forward(origin, [1, 0, 0]),
    faces: forward(origin, [0, -1, 0]),
  };
}

function forward(from: Point, by: Point): Point {
  setVec3(step, by[0], by[1], by[2]);
  rotateVec3(step, world, 0);
  return [from[0] + step.x, from[1] + step.y, from[2] + step.z];
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const along = (a: Point, b: Point) => (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (Math.hypot(...b) || 1);

function cost(values: ArmValues, target: ArmTarget): number {
  const arm = armAt(values);
  let sum = (distance(arm.palm, target.palm) / 0.01) ** 2;
  if (target.fingers) sum += (1 - along(arm.fingers, target.fingers)) * 60;
  if (target.faces) sum += (1 - along(arm.faces, target.faces)) * 60;
  if (target.elbow) sum += (distance(arm.elbow, target.elbow) / 0.08) ** 2;
  for (const name of SOLVED) {
    const [low, high] = LIMITS[name];
    const out = Math.max(0, low - values[name], values[name] - high);
    // A light pull to the easy middle settles what the target leaves open.
    const easy = name === "elbow" ? 60 : name === "raise" ? 40 : name === "fwd" ? 30 : 0;
    sum += out * out * 0.5 + ((values[name] - easy) / (high - low)) ** 2 * 0.4;
  }
  return sum;
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
  let found = createArmValues();
  let least = Number.POSITIVE_INFINITY;
  for (const [raise, fwd, rot, elbow] of STARTS) {
    const values: ArmValues = { raise, fwd, rot, elbow, palm: 0, wrist: 0, dev: 0, shrug: 0 };
    let now = cost(values, target);
    for (let stride = 24; stride > 0.05; ) {
      const before = now;
      for (const name of SOLVED)
        for (const delta of [stride, -stride]) {
          const kept = values[name];
          values[name] = kept + delta;
          const changed = cost(values, target);
          if (changed < now) now = changed;
          else values[name] = kept;
        }
      if (now >= before) stride *= 0.6;
    }
    if (now < least) {
      least = now;
      found = values;
    }
  }
  for (const name of ARM_VALUES) found[name] = Math.round(found[name] * 10) / 10;
  return { ...found, miss: distance(armAt(found).palm, target.palm) };
}
