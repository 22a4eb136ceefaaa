import { float32At, intAt, numberAt } from "@nataraj/sdk/arrays";
import type { Expression } from "../../../ui/src/dancer/expression-names.ts";
import type { Field } from "./geometry/field.ts";
import { inflate, type Mesh, normalOf, positionOf, vertexCount } from "./geometry/mesh.ts";
import { select } from "./geometry/split.ts";
import { bell, clamp, type V3 } from "./geometry/vector.ts";
import type { Layer, Part } from "./model.ts";
import type { Weights } from "./skin/weights.ts";

/** A surface to be added to a dancer. */
export interface Surface {
  name: string;
  slot: string;
  mesh: Mesh;
  weights: Weights;
  layer?: Layer;
  /** How far the cloth lies over the mesh it is cut from, metres. */
  lift?: number | ((p: V3) => number);
  /** Only triangles whose centre has a negative value are kept. */
  keep?: Field;
  /** Colour factor of make-up or dye at a point. */
  tint?: (p: V3) => V3;
  /** Displacement of a vertex under an expression. */
  morphs?: Partial<Record<Expression, (vertex: number, p: V3) => V3>>;
  /** Strength of the occlusion. It is 0 for surfaces just above the skin, where it would only be noise. */
  occlusion?: number | ((p: V3) => number);
}

const PROBES = [0.012, 0.03, 0.06];
/** Occlusion darkens towards a warm tone, because light that bounces between skin and cloth loses blue first. */
const WARMTH: V3 = [0.85, 1.1, 1.15];

/** Ambient occlusion from the field along the normal (Evans 2006): 1 in the open, less in folds. */
function occlusion(field: Field, p: V3, n: V3): number {
  let light = 1;
  for (const h of PROBES) {
    const d = field(p[0] + n[0] * h, p[1] + n[1] * h, p[2] + n[2] * h);
    light *= 1 - 0.42 * clamp(1 - d / h, 0, 1);
  }
  return Math.min(1, light * 1.06);
}

/** Where arm and trunk are close in the bind pose only, and the radius of that region. Metres. */
const ARMPIT: V3 = [0.152, 1.262, -0.006];
const ABOUT = 0.075;
/** Share of the occlusion that is kept there. When the arm is raised, a baked shadow would stay on the skin. */
const LEFT = 0.12;

const besideArmpit = ([x, y, z]: V3): number =>
  1 - (1 - LEFT) * bell(Math.hypot(Math.abs(x) - ARMPIT[0], y - ARMPIT[1], z - ARMPIT[2]), ABOUT);

/** Collects the surfaces of one dancer. `occluder` is everything that blocks light, as one field. */
export function createAssembly(occluder: Field) {
  const parts: Part[] = [];

  function add({
    name,
    slot,
    mesh: whole,
    weights,
    layer = "body",
    lift,
    keep,
    tint,
    morphs,
    occlusion: depth = 1,
  }: Surface): void {
    const { mesh: cut, origin } = select(whole, keep);
    const mesh = lift === undefined ? cut : inflate(cut, lift);
    const count = vertexCount(mesh);
    const shade = new Float32Array(count * 3);
    const joints = new Uint8Array(count * 4);
    const own = new Float32Array(count * 4);
    for (let v = 0; v < count; v++) {
      const p = positionOf(mesh, v);
      const from = numberAt(origin, v);
      const shows = (typeof depth === "number" ? depth : depth(p)) * besideArmpit(p);
      const light = shows > 0 ? occlusion(occluder, p, normalOf(mesh, v)) ** shows : 1;
      const dye = tint?.(p) ?? [1, 1, 1];
      for (let k = 0; k < 3; k++) shade[v * 3 + k] = numberAt(dye, k) * light ** numberAt(WARMTH, k);
      for (let k = 0; k < 4; k++) {
        joints[v * 4 + k] = intAt(weights.joints, from * 4 + k);
        own[v * 4 + k] = float32At(weights.weights, from * 4 + k);
      }
    }
    const displaced: Part["morphs"] = {};
    for (const [expression, move] of Object.entries(morphs ?? {}) as [Expression, (v: number, p: V3) => V3][]) {
      const deltas = new Float32Array(count * 3);
      for (let v = 0; v < count; v++) deltas.set(move(numberAt(origin, v), positionOf(mesh, v)), v * 3);
      displaced[expression] = deltas;
    }
    parts.push({
      name,
      slot,
      layer,
      positions: new Float32Array(mesh.positions),
      normals: new Float32Array(mesh.normals),
      shade,
      joints,
      weights: own,
      indices: new Uint32Array(mesh.indices),
      morphs: displaced,
    });
  }

  return { add, parts };
}

export type Assembly = ReturnType<typeof createAssembly>;
