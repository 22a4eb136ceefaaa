import { float32At, float64At, numberAt } from "@nataraj/sdk/arrays";
import type { WorldTransforms } from "@nataraj/sdk/motion";
import { Matrix4, Quaternion, Vector3 } from "three";
import type { LoadedModel } from "../rig/load-model.ts";

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
  limb: "hand" | "foot",
): SkinnedLimb {
  const pattern = limb === "hand" ? HAND : FOOT;
  const belongs = (name: string | undefined) => Boolean(name?.startsWith(side) && pattern.test(name));
  const points: number[] = [];
  const joints: number[] = [];
  const weights: number[] = [];
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
        joints.push(joint);
        weights.push(weight);
      }
    }
  }
  // Of each joint, the row of its matrix that gives heights.
  const used = [...new Set(joints.filter((_, i) => numberAt(weights, i) > 0))];
  const indices = used.map((joint) => bones.indexOf(skeleton.bones[joint]?.name ?? ""));
  const rows = new Float64Array(skeleton.bones.length * 4);
  const count = points.length / 3;
  const place = Float64Array.from(points);
  const share = Float64Array.from(weights);
  const row = Int32Array.from(joints, (joint) => joint * 4);
  const radii = used.map((joint) =>
    radiusAround(joint, skeleton.boneInverses[joint] as Matrix4, points, joints, weights),
  );
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
      let low = Number.POSITIVE_INFINITY;
      for (let v = 0; v < count; v++) {
        const x = float64At(place, v * 3);
        const y = float64At(place, v * 3 + 1);
        const z = float64At(place, v * 3 + 2);
        let height = 0;
        for (let k = v * 4; k < v * 4 + 4; k++) {
          const weight = float64At(share, k);
          if (weight === 0) continue;
          const r = row[k] ?? 0;
          height +=
            weight *
            (float64At(rows, r) * x + float64At(rows, r + 1) * y + float64At(rows, r + 2) * z + float64At(rows, r + 3));
        }
        if (height < low) low = height;
      }
      return low;
    },
  };
}

/** The furthest that a vertex which hangs on a joint lies from it, metres. @param inverse From the model to the joint. */
function radiusAround(
  joint: number,
  inverse: Matrix4,
  points: readonly number[],
  joints: readonly number[],
  weights: readonly number[],
): number {
  let furthest = 0;
  for (const [k, other] of joints.entries()) {
    if (other !== joint || weights[k] === 0) continue;
    position.fromArray(points, Math.floor(k / 4) * 3).applyMatrix4(inverse);
    furthest = Math.max(furthest, position.length());
  }
  return furthest;
}
