import { float32At, float64At, intAt } from "@nataraj/sdk/arrays";
import { type Mesh, vertexCount } from "../geometry/mesh.ts";
import { strongestFour, type Weights } from "./weights.ts";

/** Number of nearest vertices whose weights are blended. */
const NEAREST = 3;
/** A vertex of the base mesh that is nearer than about this gives nearly all of the weight. Metres. */
const AT = 1e-5;

/**
 * Weights of a surface on another mesh: ornaments, or the same mesh after it was cut. Each vertex blends the weights of
 * its three nearest vertices by distance. With the nearest alone, a hem would move in steps along its length.
 */
export function weightsFromSurface(mesh: Mesh, on: Mesh, weights: Weights): Weights {
  const count = vertexCount(mesh);
  const joints = new Uint8Array(count * 4);
  const own = new Float32Array(count * 4);
  const nearest = new Int32Array(NEAREST);
  const squares = new Float64Array(NEAREST);
  const points = Float64Array.from(mesh.positions);
  const vertices = Float64Array.from(on.positions);
  for (let v = 0; v < count; v++) {
    findNearest(points, v * 3, vertices, nearest, squares);
    const shares = new Map<number, number>();
    for (let n = 0; n < NEAREST; n++) {
      const from = intAt(nearest, n) * 4;
      const share = 1 / (float64At(squares, n) + AT * AT);
      for (let k = from; k < from + 4; k++) {
        const joint = intAt(weights.joints, k);
        const weight = share * float32At(weights.weights, k);
        if (weight > 0) shares.set(joint, (shares.get(joint) ?? 0) + weight);
      }
    }
    const blended = strongestFour(Float32Array.from(shares.values()), [...shares.keys()]);
    joints.set(blended.joints, v * 4);
    own.set(blended.weights, v * 4);
  }
  return { joints, weights: own };
}

/** Fills in the vertices nearest to a point, and their squared distances. */
function findNearest(
  points: Float64Array,
  at: number,
  vertices: Float64Array,
  nearest: Int32Array,
  squares: Float64Array,
): void {
  const x = float64At(points, at);
  const y = float64At(points, at + 1);
  const z = float64At(points, at + 2);
  squares.fill(Number.POSITIVE_INFINITY);
  nearest.fill(0);
  for (let u = 0; u < vertices.length; u += 3) {
    const dx = float64At(vertices, u) - x;
    const dy = float64At(vertices, u + 1) - y;
    const dz = float64At(vertices, u + 2) - z;
    const square = dx * dx + dy * dy + dz * dz;
    if (square >= float64At(squares, NEAREST - 1)) continue;
    let slot = NEAREST - 1;
    for (; slot > 0 && square < float64At(squares, slot - 1); slot--) {
      squares[slot] = float64At(squares, slot - 1);
      nearest[slot] = intAt(nearest, slot - 1);
    }
    squares[slot] = square;
    nearest[slot] = u / 3;
  }
}
