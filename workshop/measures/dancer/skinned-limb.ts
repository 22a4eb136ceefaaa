import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { WorldTransforms } from "@nataraj/sdk/motion";
import { Matrix4, Quaternion, Vector3 } from "three";
import type { LoadedModel } from "../../../ui/src/dancer/rig/load-model.ts";

/** The skin of a hand or a foot: what hangs on its bones, if only by a little. */
export interface SkinnedLimb {
  /**
   * Height of its lowest vertex over the floor for a pose, metres. Infinity where its bones show that it is nowhere below
   * `limit`: its vertices are then not looked at.
   */
  lowest(world: WorldTransforms, limit?: number): number;
  /** How many vertices it has. */
  readonly count: number;
}

/** Share of its bones in a vertex, from which it counts as the limb's. */
const LEAST_SHARE = 0.1;
const HAND = /Hand|Thumb|Index|Middle|Ring|Little/;
const FOOT = /Foot|Toes/;

const position = new Vector3();
const rotation = new Quaternion();
const size = new Vector3(1, 1, 1);
const matrix = new Matrix4();

/**
 * Collects a limb's vertices from all meshes of a baked dancer, to be skinned as the graphics hardware does it (linear
 * blend skinning), for the heights alone.
 * @param bones Names of the humanoid bones, in the order of the transforms that will be given.
 */
export function skinnedLimb(
  model: LoadedModel,
  bones: readonly string[],
  side: "left" | "right",
  part: "hand" | "foot",
): SkinnedLimb {
  const pattern = part === "hand" ? HAND : FOOT;
  const belongs = (name: string | undefined) => Boolean(name?.startsWith(side) && pattern.test(name));
  const points: number[] = [];
  const joints: number[] = [];
  const weights: number[] = [];
  /** By vertex: where its joints begin; those without weight are left out. */
  const begins = [0];
  const skeleton = model.meshes[0]?.skeleton;
  if (!skeleton) throw new Error("The model has no skin.");
  for (const { geometry } of model.meshes) {
    const { position: place, skinIndex, skinWeight } = geometry.attributes;
    if (!place || !skinIndex || !skinWeight) continue;
    for (let v = 0; v < place.count; v++) {
      const own = [0, 1, 2, 3].map((k) => ({
        joint: skinIndex.getComponent(v, k),
        weight: skinWeight.getComponent(v, k),
      }));
      const share = own.reduce(
        (sum, { joint, weight }) => sum + (belongs(skeleton.bones[joint]?.name) ? weight : 0),
        0,
      );
      if (share < LEAST_SHARE) continue;
      points.push(place.getX(v), place.getY(v), place.getZ(v));
      for (const { joint, weight } of own) {
        if (weight === 0) continue;
        joints.push(joint);
        weights.push(weight);
      }
      begins.push(joints.length);
    }
  }
  const used = [...new Set(joints)];
  const indices = used.map((joint) => bones.indexOf(skeleton.bones[joint]?.name ?? ""));
  // Of each joint, the row of its matrix that gives heights.
  const rows = new Float64Array(skeleton.bones.length * 4);
  const count = points.length / 3;
  const limb = {
    points: Float64Array.from(points),
    begins: Uint32Array.from(begins),
    rowOf: Uint16Array.from(joints, (joint) => joint * 4),
    weights: Float64Array.from(weights),
  };
  const radii = used.map((joint) => radiusAround(limb, joint * 4, skeleton.boneInverses[joint] as Matrix4));
  return {
    count,
    lowest({ positions, rotations }, limit = Number.POSITIVE_INFINITY) {
      // A vertex lies between where each of its bones alone would take it, so never lower than the lowest of these.
      const canBeLower = indices.some((bone, i) => float32At(positions, bone * 3 + 1) - numberAt(radii, i) < limit);
      if (!canBeLower) return Number.POSITIVE_INFINITY;
      used.forEach((joint, i) => {
        const bone = numberAt(indices, i);
        position.fromArray(positions, bone * 3);
        rotation.fromArray(rotations as unknown as number[], bone * 4);
        matrix.compose(position, rotation, size).multiply(skeleton.boneInverses[joint] as Matrix4);
        for (let k = 0; k < 4; k++) rows[joint * 4 + k] = numberAt(matrix.elements, k * 4 + 1);
      });
      return lowestVertex(limb, rows);
    },
  };
}

/** Vertices with the joints that they hang on. */
interface WeightedPoints {
  points: Float64Array;
  begins: Uint32Array;
  rowOf: Uint16Array;
  weights: Float64Array;
}

/**
 * The furthest that a vertex which hangs on a joint lies from it, metres.
 * @param row The joint's.
 * @param inverse From the model to the joint.
 */
function radiusAround({ points, begins, rowOf }: WeightedPoints, row: number, inverse: Matrix4): number {
  let furthest = 0;
  for (let v = 0; v < begins.length - 1; v++) {
    if (!rowOf.subarray(begins[v], begins[v + 1]).includes(row)) continue;
    position.fromArray(points, v * 3).applyMatrix4(inverse);
    furthest = Math.max(furthest, position.length());
  }
  return furthest;
}

function lowestVertex({ points, begins, rowOf, weights }: WeightedPoints, rows: Float64Array): number {
  let low = Number.POSITIVE_INFINITY;
  let k = 0;
  for (let v = 0; v < begins.length - 1; v++) {
    const x = points[v * 3] ?? 0;
    const y = points[v * 3 + 1] ?? 0;
    const z = points[v * 3 + 2] ?? 0;
    const end = begins[v + 1] ?? 0;
    let height = 0;
    for (; k < end; k++) {
      const r = rowOf[k] ?? 0;
      height +=
        (weights[k] ?? 0) * ((rows[r] ?? 0) * x + (rows[r + 1] ?? 0) * y + (rows[r + 2] ?? 0) * z + (rows[r + 3] ?? 0));
    }
    if (height < low) low = height;
  }
  return low;
}
