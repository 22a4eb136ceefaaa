import { float64At } from "../../arrays/index.ts";
import type { BodyShape } from "../body/body-shape.ts";

const DEGREES = 180 / Math.PI;
/** How far aside a camera may stand. A person who looks farther aside has turned. Degrees. */
const FARTHEST_CAMERA = 60;

type Rotation = Float64Array<ArrayBuffer>;

/** The rotation that leads from one trunk to the other, as a matrix in rows: seen = R × danced. */
function between(seen: BodyShape, danced: BodyShape): Rotation {
  const rotation = new Float64Array(9);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      for (let axis = 0; axis < 9; axis += 3)
        rotation[3 * row + column] =
          float64At(rotation, 3 * row + column) +
          float64At(seen.trunk, axis + row) * float64At(danced.trunk, axis + column);
  return rotation;
}

/** The angle of a rotation that is `a` less `b`, degrees. */
function angleFrom(a: Rotation, b: Rotation): number {
  let trace = 0;
  for (let i = 0; i < 9; i++) trace += float64At(a, i) * float64At(b, i);
  return Math.acos(Math.min(1, Math.max(-1, (trace - 1) / 2))) * DEGREES;
}

/**
 * How far the trunk of each body is turned or bent other than the dancer's, degrees. The camera may stand aside or low: what
 * is the same all the time is the camera's. For that it takes the pair that is nearest to all others (the medoid).
 */
export function trunkAngles(pairs: readonly (readonly [seen: BodyShape, danced: BodyShape])[]): number[] {
  const turns = pairs.map(([seen, danced]) => between(seen, danced));
  const none = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
  let camera = none;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of turns) {
    if (angleFrom(candidate, none) > FARTHEST_CAMERA) continue;
    const sum = turns.reduce((total, turn) => total + angleFrom(turn, candidate), 0);
    if (sum >= least) continue;
    least = sum;
    camera = candidate;
  }
  return turns.map((turn) => angleFrom(turn, camera));
}
