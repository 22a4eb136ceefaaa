import { BONES } from "@nataraj/sdk/motion";
import type { Weights } from "../skin/weights.ts";
import { type Mesh, positionOf, vertexCount } from "./mesh.ts";
import { clamp, dot, ramp, subtract, type V3 } from "./vector.ts";

/** Weights of a tube along a chain of extra bones; each joint bends over half a link to either side. */
export function alongChain(mesh: Mesh, joints: readonly V3[], first: number): Weights {
  const links = joints.length - 1;
  const count = vertexCount(mesh);
  const weights: Weights = { joints: new Uint8Array(count * 4), weights: new Float32Array(count * 4) };
  for (let v = 0; v < count; v++) {
    const along = clamp(measure(positionOf(mesh, v), joints), 0, links - 0.01);
    const link = Math.floor(along);
    const onward = Math.min(links - 1, link + 1);
    const back = Math.max(0, link - 1);
    const ahead = onward === link ? 0 : ramp(along - link, 0.5, 1.5);
    const behind = back === link ? 0 : 0.5 * (1 - ramp(along - link, 0, 0.5));
    weights.joints.set(
      [link, onward, back].map((bone) => BONES.length + first + bone),
      v * 4,
    );
    weights.weights.set([1 - ahead - behind, ahead, behind], v * 4);
  }
  return weights;
}

/** How many links of the chain lie before the point. */
function measure(p: V3, joints: readonly V3[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < joints.length - 1; i++) {
    const a = joints[i] as V3;
    const along = subtract(joints[i + 1] as V3, a);
    const t = clamp(dot(subtract(p, a), along) / dot(along, along), 0, 1);
    const off = subtract(p, [a[0] + along[0] * t, a[1] + along[1] * t, a[2] + along[2] * t]);
    const d = dot(off, off);
    if (d < least) {
      least = d;
      best = i + t;
    }
  }
  return best;
}
