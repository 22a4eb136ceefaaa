import { float32At, float64At, numberAt } from "@nataraj/sdk/arrays";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { createDance, type Dance, type Pose, poseAt } from "@nataraj/sdk/motion";
import { type BufferAttribute, Color, Matrix4, type SkinnedMesh } from "three";
import type { Look } from "../looks.ts";
import { DancerRig } from "../rig/dancer-rig.ts";
import { parseModel } from "../rig/load-model.ts";
import { scattering } from "../rig/scattering.ts";
import type { Surface, Triangles } from "./triangles.ts";

/** Texels of a baked palette. */
const PALETTE = 16;
/** Length of a beat, seconds, and how many of them a move is given. */
const BEAT = 0.5;
const BEATS = 8;

/** One dancer in a picture. */
export interface Figure {
  /** Move number, and the beat in it, counted from 0. */
  move: number;
  beat: number;
  /** Where the dancer stands, metres: to the picture's right, and to the back. */
  right: number;
  back: number;
}

/**
 * Triangles of a baked dancer in a moment of a dance, seconds. The place is from the stage's centre, metres; the pose may
 * be changed before it is taken.
 */
export type PoseDancer = (dance: Dance, seconds: number, place?: Place, change?: (pose: Pose) => void) => Triangles[];
/** Where the hips shall be, right and back; without it the dancer stands where the dance has led. */
export type Place = Pick<Figure, "right" | "back">;

/** Reads a baked dancer that can be posed, its palette in the colours of a variant. */
export async function openDancer(bytes: ArrayBuffer, look: Look, variant: string): Promise<PoseDancer> {
  const model = await parseModel(bytes);
  const rig = new DancerRig(model, "full");
  const colors = look.variants.find(({ id }) => id === variant)?.colors ?? {};
  const palette = model.palette.map((entry): Surface => {
    const { slot, roughness, metalness } = entry;
    const { r, g, b } = new Color(colors[slot] ?? entry.color);
    return { color: [r, g, b], roughness, metalness, ...scattering(entry), hair: slot === "hair" };
  });
  return (dance, seconds, place, change) => {
    rig.setMotionSource((time, out) => poseAt(dance, time, out));
    const pose = poseAt(dance, seconds);
    change?.(pose);
    rig.apply(pose, seconds);
    const put = new Matrix4();
    if (place) put.makeTranslation(place.right - float32At(pose.hips, 0), 0, -place.back - float32At(pose.hips, 2));
    return model.meshes.map((mesh) => skin(mesh, put, palette));
  };
}

/** Triangles of a dancer in one moment of a move, put where the figure stands. */
export function poseFigure(pose: PoseDancer, style: DanceStyle, figure: Figure): Triangles[] {
  return pose(oneMove(style, figure.move), (BEATS + figure.beat) * BEAT, figure);
}

/** A move danced twice over, so that the second time it is joined to something. */
function oneMove(style: DanceStyle, move: number): Dance {
  const score = [0, 1].map((i) => ({ move, style, start: i * BEATS * BEAT, end: (i + 1) * BEATS * BEAT }));
  const beats = Array.from({ length: BEATS * 2 + 1 }, (_, i) => i * BEAT);
  return createDance({ duration: BEATS * BEAT * 2, moves: score, beats });
}

/** A mesh as its bones and morphs bend it, in the world. */
function skin(mesh: SkinnedMesh, place: Matrix4, palette: readonly Surface[]): Triangles {
  const { skeleton, geometry, morphTargetInfluences: influences = [] } = mesh;
  const bones = skeleton.bones.map((_, i) =>
    new Matrix4().fromArray(skeleton.boneMatrices as Float32Array, i * 16).premultiply(place),
  );
  const attribute = (name: string) => geometry.getAttribute(name) as BufferAttribute;
  const [position, normal, uv, joints, weights, shade] = [
    "position",
    "normal",
    "uv",
    "skinIndex",
    "skinWeight",
    "color",
  ].map(attribute) as [
    BufferAttribute,
    BufferAttribute,
    BufferAttribute,
    BufferAttribute,
    BufferAttribute,
    BufferAttribute,
  ];
  const morphs = (geometry.morphAttributes.position ?? []) as BufferAttribute[];
  const { count } = position;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const shades = new Float32Array(count * 3);
  const surfaces = new Uint8Array(count);
  const blend = new Float64Array(12);
  for (let v = 0; v < count; v++) {
    const at = [position.getX(v), position.getY(v), position.getZ(v)] as [number, number, number];
    morphs.forEach((morph, m) => {
      const share = influences[m] ?? 0;
      if (share !== 0) for (let k = 0; k < 3; k++) at[k] = numberAt(at, k) + share * morph.getComponent(v, k);
    });
    blend.fill(0);
    for (let j = 0; j < 4; j++) {
      const weight = weights.getComponent(v, j);
      if (weight === 0) continue;
      const e = (bones[joints.getComponent(v, j)] as Matrix4).elements;
      for (let column = 0; column < 4; column++)
        for (let row = 0; row < 3; row++)
          blend[column * 3 + row] = float64At(blend, column * 3 + row) + weight * numberAt(e, column * 4 + row);
    }
    const n = [normal.getX(v), normal.getY(v), normal.getZ(v)] as [number, number, number];
    for (let row = 0; row < 3; row++) {
      const [x, y, z] = [float64At(blend, row), float64At(blend, row + 3), float64At(blend, row + 6)];
      positions[v * 3 + row] = x * at[0] + y * at[1] + z * at[2] + float64At(blend, row + 9);
      normals[v * 3 + row] = x * n[0] + y * n[1] + z * n[2];
    }
    for (let c = 0; c < 3; c++) shades[v * 3 + c] = shade ? shade.getComponent(v, c) : 1;
    surfaces[v] = Math.min(PALETTE - 1, Math.floor(uv.getX(v) * PALETTE));
  }
  const twoSided = mesh.name.startsWith("cloth");
  return { positions, normals, shades, surfaces, palette, twoSided, indices: geometry.index?.array ?? [] };
}
