import { float64At, numberAt } from "../../arrays/index.ts";
import { LANDMARK, type Landmark, VISIBLE } from "./landmarks.ts";
import { OTHER_SIDE, SEGMENTS } from "./limb.ts";

/**
 * A body without its size, its place and the camera: which way each segment of a limb points, seen from the trunk. Axes are
 * the body's own: x to its left, y up its spine, z forwards. Arms are seen from the shoulders, legs from the hips.
 */
export interface BodyShape {
  /** Unit vectors, three numbers for each of `SEGMENTS`. */
  readonly directions: Float64Array;
  /** 1 for a segment whose ends are in sight, else 0. */
  readonly seen: Uint8Array;
  /** The trunk's axes in the world (y up, z towards the camera): x, y and z, three numbers each. */
  readonly trunk: Float64Array;
}

type Vector = [x: number, y: number, z: number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

/** The axes of a body whose left is about `left`, and whose spine points `up`. */
function axes(left: Vector, up: Vector): [Vector, Vector, Vector] {
  const along = dot(left, up);
  const x = unit([left[0] - along * up[0], left[1] - along * up[1], left[2] - along * up[2]]);
  return [x, up, cross(x, up)];
}

/** The shape of a body from its 33 world landmarks; undefined where its trunk is not in sight. */
export function bodyShape(world: readonly Landmark[]): BodyShape | undefined {
  const point = (index: number): Vector => {
    const { x = 0, y = 0, z = 0 } = world[index] ?? {};
    return [x, -y, -z];
  };
  const isSeen = (index: number) => (world[index]?.visibility ?? (world[index] ? 1 : 0)) >= VISIBLE;
  const { shoulder, hip } = LANDMARK;
  if (![...shoulder, ...hip].every(isSeen)) return undefined;
  const [ls, rs, lh, rh] = [point(shoulder[0]), point(shoulder[1]), point(hip[0]), point(hip[1])];
  const up = unit([ls[0] + rs[0] - lh[0] - rh[0], ls[1] + rs[1] - lh[1] - rh[1], ls[2] + rs[2] - lh[2] - rh[2]]);
  const shoulders = minus(ls, rs);
  const hips = minus(lh, rh);
  const upper = axes(shoulders, up);
  const lower = axes(hips, up);
  const middle = axes([shoulders[0] + hips[0], shoulders[1] + hips[1], shoulders[2] + hips[2]], up);
  const shape: BodyShape = {
    directions: new Float64Array(3 * SEGMENTS.length),
    seen: new Uint8Array(SEGMENTS.length),
    trunk: Float64Array.from(middle.flat()),
  };
  SEGMENTS.forEach(([from, to], i) => {
    const frame = i < 4 ? upper : lower;
    const direction = unit(minus(point(to), point(from)));
    frame.forEach((axis, k) => {
      shape.directions[3 * i + k] = dot(direction, axis);
    });
    shape.seen[i] = isSeen(from) && isSeen(to) ? 1 : 0;
  });
  return shape;
}

/** What the same body looks like in a mirror: its left does what its right did. */
export function mirroredShape({ directions, seen, trunk }: BodyShape): BodyShape {
  const mirrored: BodyShape = {
    directions: new Float64Array(directions.length),
    seen: new Uint8Array(seen.length),
    // x of the world changes its sign, and x of the body points to the other side.
    trunk: trunk.map((value, i) => ((i % 3 === 0) === i < 3 ? value : -value)),
  };
  for (let i = 0; i < seen.length; i++) {
    const other = numberAt(OTHER_SIDE, i);
    mirrored.directions[3 * i] = -float64At(directions, 3 * other);
    mirrored.directions[3 * i + 1] = float64At(directions, 3 * other + 1);
    mirrored.directions[3 * i + 2] = float64At(directions, 3 * other + 2);
    mirrored.seen[i] = numberAt(seen, other);
  }
  return mirrored;
}
