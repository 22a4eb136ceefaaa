import { boneIndex } from "@nataraj/sdk/motion";
import { type Bone, type Object3D, Vector3 } from "three";
import type { Sway } from "./sway-settings.ts";

/** A swinging bone as the sway solver needs it; parents stand before children. */
export interface SwayBone {
  bone: Bone;
  /** Index of the swinging parent, or −1 where it hangs from the humanoid skeleton. */
  parent: number;
  /** Humanoid bone that the chain hangs from. */
  anchor: number;
  /** Index of the chain's first bone: the whole chain feels the acceleration of its root. */
  root: number;
  /** From the parent joint, metres. */
  offset: Vector3;
  /** Unit vector to the bone's end at rest, and the distance. */
  direction: Vector3;
  length: number;
  angularFrequency: number;
  damping: number;
  looseness: number;
  follow: [bone: number, share: number][];
  avoid: Sway["avoid"];
}

/** Collects the bones that carry sway from a loaded model. */
export function collectSwayBones(scene: Object3D): SwayBone[] {
  const list: SwayBone[] = [];
  const indexOf = new Map<Object3D, number>();
  scene.traverse((object) => {
    const sway = object.userData.sway as (Sway & { tip: [number, number, number] }) | undefined;
    if (!sway || !object.parent) return;
    const parent = indexOf.get(object.parent) ?? -1;
    const tip = new Vector3(...sway.tip);
    const own = list.length;
    const above = list[parent];
    indexOf.set(object, own);
    list.push({
      bone: object as Bone,
      parent,
      anchor: above ? above.anchor : boneIndex(object.parent.name),
      root: above ? above.root : own,
      offset: object.position.clone(),
      direction: tip.clone().normalize(),
      length: tip.length(),
      angularFrequency: 2 * Math.PI * sway.frequency,
      damping: sway.damping,
      looseness: sway.looseness,
      follow: sway.follow.map(([name, share]) => [boneIndex(name), share]),
      avoid: sway.avoid,
    });
  });
  return list;
}
