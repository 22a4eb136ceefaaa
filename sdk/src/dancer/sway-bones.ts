import { boneIndex } from "../motion/index.ts";
import type { Joint } from "./model.ts";
import type { Sway } from "./sway-settings.ts";

/** A vector, metres. */
type Vector = readonly [x: number, y: number, z: number];

/** A swinging bone as the sway solver needs it; parents stand before children. */
export interface SwayBone {
  /** Index among the joints of the model. */
  joint: number;
  /** Index of the swinging parent, or −1 where it hangs from the humanoid skeleton. */
  parent: number;
  /** Humanoid bone that the chain hangs from. */
  anchor: number;
  /** Index of the chain's first bone: the whole chain feels the acceleration of its root. */
  root: number;
  /** From the parent joint, metres. */
  offset: Vector;
  /** Unit vector to the bone's end at rest, and the distance. */
  direction: Vector;
  length: number;
  angularFrequency: number;
  damping: number;
  looseness: number;
  follow: [bone: number, share: number][];
  avoid: Sway["avoid"];
}

/** Collects the joints that swing; parents stand before children, as they do among the joints. */
export function collectSwayBones(joints: readonly Joint[]): SwayBone[] {
  const list: SwayBone[] = [];
  joints.forEach(({ sway, parent: above, position }, joint) => {
    if (!sway || above < 0) return;
    const parent = list.findIndex((bone) => bone.joint === above);
    const chain = list[parent];
    const length = Math.hypot(...sway.tip);
    list.push({
      joint,
      parent,
      anchor: chain ? chain.anchor : boneIndex(joints[above]?.name ?? ""),
      root: chain ? chain.root : list.length,
      offset: position,
      direction: sway.tip.map((part) => part / length) as unknown as Vector,
      length,
      angularFrequency: 2 * Math.PI * sway.frequency,
      damping: sway.damping,
      looseness: sway.looseness,
      follow: sway.follow.map(([name, share]) => [boneIndex(name), share]),
      avoid: sway.avoid,
    });
  });
  return list;
}
