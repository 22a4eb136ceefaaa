import { BONES, boneIndex, type WorldTransforms } from "@nataraj/sdk/motion";
import type { Quaternion } from "three";

/** The bone on the other side. */
const OTHER = BONES.map((name) =>
  boneIndex(name.startsWith("left") ? name.replace("left", "right") : name.replace("right", "left")),
);

/** How a bone is turned in the world, or as its counterpart in a mirror is. */
export function turnOf({ rotations }: WorldTransforms, bone: number, mirrored: boolean, out: Quaternion): Quaternion {
  const at = 4 * (mirrored ? (OTHER[bone] as number) : bone);
  const s = mirrored ? -1 : 1;
  return out.set(
    rotations[at] as number,
    (rotations[at + 1] as number) * s,
    (rotations[at + 2] as number) * s,
    rotations[at + 3] as number,
  );
}
