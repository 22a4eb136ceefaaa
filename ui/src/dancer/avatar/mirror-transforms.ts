import { float64At, numberAt } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, type WorldTransforms } from "@nataraj/sdk/motion";
import type { Quaternion } from "three";

/** The bone on the other side. */
const OTHER = BONES.map((name) =>
  boneIndex(name.startsWith("left") ? name.replace("left", "right") : name.replace("right", "left")),
);

/** How a bone is turned in the world, or as its counterpart in a mirror is. */
export function turnOf({ rotations }: WorldTransforms, bone: number, mirrored: boolean, out: Quaternion): Quaternion {
  const at = 4 * (mirrored ? numberAt(OTHER, bone) : bone);
  const s = mirrored ? -1 : 1;
  return out.set(
    float64At(rotations, at),
    float64At(rotations, at + 1) * s,
    float64At(rotations, at + 2) * s,
    float64At(rotations, at + 3),
  );
}
