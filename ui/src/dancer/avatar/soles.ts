import type { VRM } from "@pixiv/three-vrm";
import { type Object3D, type SkinnedMesh, Vector3 } from "three";

/** How the skin of the feet lies at rest, metres: a shoe's sole may be over or under the floor that its file means. */
export interface Soles {
  /** Height of the lowest vertex. */
  ground: number;
  /** The farthest points to the front and the back. */
  front: number;
  back: number;
}

const point = new Vector3();

/** Measures the feet's skin; undefined when the feet have none. */
export function measureSoles({ scene, humanoid }: VRM): Soles | undefined {
  const feet = new Set<Object3D>();
  for (const name of ["leftFoot", "rightFoot"] as const) humanoid.getRawBoneNode(name)?.traverse((o) => feet.add(o));
  const soles: Soles = {
    ground: Number.POSITIVE_INFINITY,
    front: Number.NEGATIVE_INFINITY,
    back: Number.POSITIVE_INFINITY,
  };
  scene.traverse((object) => {
    const mesh = object as SkinnedMesh;
    if (!mesh.isSkinnedMesh) return;
    const own = mesh.skeleton.bones.map((bone) => feet.has(bone));
    if (!own.includes(true)) return;
    const { skinIndex, skinWeight, position } = mesh.geometry.attributes;
    if (!skinIndex || !skinWeight || !position) return;
    for (let v = 0; v < position.count; v++) {
      let share = 0;
      for (let k = 0; k < 4; k++) if (own[skinIndex.getComponent(v, k)]) share += skinWeight.getComponent(v, k);
      if (share < 0.5) continue;
      mesh.getVertexPosition(v, point).applyMatrix4(mesh.matrixWorld);
      soles.ground = Math.min(soles.ground, point.y);
      soles.front = Math.max(soles.front, point.z);
      soles.back = Math.min(soles.back, point.z);
    }
  });
  return Number.isFinite(soles.ground) ? soles : undefined;
}
