import { float32At, intAt, numberAt } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, PARENTS } from "@nataraj/sdk/motion";
import { type Mesh, positionOf, vertexCount } from "../geometry/mesh.ts";
import { add, clamp, dot, length, normalize, scale, subtract, type V3 } from "../geometry/vector.ts";
import { bindDirection, bindPosition, restPosition, toBind } from "./bind-pose.ts";

/** Four influences a vertex; the weights of a vertex add up to 1. */
export interface Weights {
  joints: Uint8Array;
  weights: Float32Array;
}

/** A bone as a capsule; skin is bound to the nearest ones. */
export interface Segment {
  bone: number;
  from: V3;
  to: V3;
  radius: number;
}

const TIPS: Record<string, V3> = { head: [0, 1.62, 0], hips: [0, 1, 0] };

/** The segment of each named bone, from its joint to its child's, with the radius given. */
export function segments(radii: Record<string, number>): Segment[] {
  return Object.entries(radii).map(([name, radius]) => {
    const bone = boneIndex(name);
    const child = name.endsWith("Hand")
      ? boneIndex(name.replace("Hand", "MiddleProximal"))
      : BONES.findIndex((other, i) => PARENTS[i] === bone && !/Thumb|Index|Ring|Little|Shoulder|UpperLeg/.test(other));
    const from = bindPosition(name);
    const tip = TIPS[name];
    if (tip) return { bone, from, to: toBind(name, tip), radius };
    if (child >= 0) return { bone, from, to: bindPosition(BONES[child] as string), radius };
    const parent = BONES[numberAt(PARENTS, bone)] as string;
    const onward = normalize(subtract(restPosition(name), restPosition(parent)));
    return { bone, from, to: add(from, bindDirection(name, scale(onward, 0.03))), radius };
  });
}

function distance(p: V3, { from, to }: Segment): number {
  const along = subtract(to, from);
  const t = clamp(dot(subtract(p, from), along) / (dot(along, along) || 1), 0, 1);
  return length(subtract(p, add(from, scale(along, t))));
}

export interface Binding {
  segments: Segment[];
  /** Softness of the nearest-bone choice, metres. */
  softness: number;
  /** Rounds of diffusion over the mesh: geodesic, so nothing bleeds across a gap. */
  diffusion: number;
  /** Corrects the raw weights (one a segment) of the vertex at `p` before diffusion. */
  adjust?: (p: V3, weights: Float32Array, segments: Segment[]) => void;
}

function neighbours(mesh: Mesh): { start: Uint32Array; list: Uint32Array } {
  const count = vertexCount(mesh);
  const start = new Uint32Array(count + 1);
  for (const v of mesh.indices) start[v + 1] = intAt(start, v + 1) + 2;
  for (let v = 0; v < count; v++) start[v + 1] = intAt(start, v + 1) + intAt(start, v);
  const list = new Uint32Array(intAt(start, count));
  const fill = start.slice(0, count);
  for (let i = 0; i < mesh.indices.length; i += 3) {
    for (let j = 0; j < 3; j++) {
      const v = numberAt(mesh.indices, i + j);
      list[(fill[v] as number)++] = numberAt(mesh.indices, i + ((j + 1) % 3));
      list[(fill[v] as number)++] = numberAt(mesh.indices, i + ((j + 2) % 3));
    }
  }
  return { start, list };
}

function diffuse(mesh: Mesh, initial: Float32Array, width: number, rounds: number): Float32Array {
  const { start, list } = neighbours(mesh);
  let current = initial;
  let next: Float32Array = new Float32Array(initial.length);
  for (let round = 0; round < rounds; round++) {
    for (let v = 0; v < start.length - 1; v++) {
      const first = intAt(start, v);
      const last = intAt(start, v + 1);
      const share = last > first ? 0.6 / (last - first) : 0;
      const keep = last > first ? 0.4 : 1;
      for (let k = 0; k < width; k++) next[v * width + k] = float32At(current, v * width + k) * keep;
      for (let e = first; e < last; e++) {
        const from = intAt(list, e) * width;
        for (let k = 0; k < width; k++)
          next[v * width + k] = float32At(next, v * width + k) + float32At(current, from + k) * share;
      }
    }
    [current, next] = [next, current];
  }
  return current;
}

/** Keeps the four greatest of `width` weights a vertex and makes them add up to 1. */
export function strongestFour(all: Float32Array, bones: readonly number[]): Weights {
  const width = bones.length;
  const count = all.length / width;
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const order = bones.map((_, k) => k);
  const kept = Math.min(4, width);
  for (let v = 0; v < count; v++) {
    const at = (k: number) => float32At(all, v * width + k);
    order.sort((a, b) => at(b) - at(a) || a - b);
    let sum = 0;
    for (let j = 0; j < kept; j++) sum += at(numberAt(order, j));
    for (let j = 0; j < kept; j++) {
      joints[v * 4 + j] = numberAt(bones, numberAt(order, j));
      weights[v * 4 + j] = at(numberAt(order, j)) / sum;
    }
  }
  return { joints, weights };
}

/** Soft nearest-segment weights, diffused over the mesh. */
export function bind(mesh: Mesh, { segments: capsules, softness, diffusion, adjust }: Binding): Weights {
  const width = capsules.length;
  const count = vertexCount(mesh);
  const raw = new Float32Array(count * width);
  for (let v = 0; v < count; v++) {
    const p = positionOf(mesh, v);
    const away = capsules.map((capsule) => distance(p, capsule) - capsule.radius);
    const nearest = Math.min(...away);
    const own = raw.subarray(v * width, (v + 1) * width);
    for (let k = 0; k < width; k++) own[k] = Math.exp(-(numberAt(away, k) - nearest) / softness);
    adjust?.(p, own, capsules);
    const sum = own.reduce((a, b) => a + b, 0) || 1;
    for (let k = 0; k < width; k++) own[k] = float32At(own, k) / sum;
  }
  return strongestFour(
    diffuse(mesh, raw, width, diffusion),
    capsules.map((capsule) => capsule.bone),
  );
}

/** The whole mesh on one bone. */
export function rigid(mesh: Mesh, bone: number): Weights {
  const count = vertexCount(mesh);
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (let v = 0; v < count; v++) {
    joints[v * 4] = bone;
    weights[v * 4] = 1;
  }
  return { joints, weights };
}
