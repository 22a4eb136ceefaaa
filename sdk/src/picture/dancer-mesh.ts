import { float32At, float64At, numberAt } from "../arrays/index.ts";
import type { DanceStyle } from "../contract/index.ts";
import {
  componentAt,
  createExpressions,
  createJointMatrices,
  createSway,
  HAIR_WRAP,
  type Layer,
  putJoints,
  readModel,
  scattering,
} from "../dancer/index.ts";
import { colorsOf, type DressedLook } from "../looks/index.ts";
import {
  BONES,
  createDance,
  createWorldTransforms,
  type Dance,
  type Pose,
  poseAt,
  worldTransforms,
} from "../motion/index.ts";
import { linearLight } from "../stage/index.ts";
import type { Surface, Triangles } from "./triangles.ts";

/** Texels of a baked palette. */
const PALETTE = 16;
/** Length of a beat, seconds, and how many of them a move is given. */
const BEAT = 0.5;
const BEATS = 8;

/** One dancer in a picture. */
export interface Figure extends Place {
  /** Number of the move, from 1, and the beat in it, counted from 0. */
  move: number;
  beat: number;
}

/** Where a dancer's hips shall be, metres: to the picture's right, and to the back. */
export interface Place {
  right: number;
  back: number;
}

/** How a dancer is put into a picture. */
export interface PoseOptions {
  /** Absent: where the dance has led. */
  place?: Place;
  /** As in a mirror: its right hand is its left. */
  mirrored?: boolean;
  /** Changes the pose before it is taken. */
  change?: (pose: Pose) => void;
}

/** Triangles of a baked dancer in a moment of a dance, seconds. */
export type PoseDancer = (dance: Dance, seconds: number, options?: PoseOptions) => Triangles[];

/** Reads a baked dancer that can be posed, in the colours of its look. @throws {Error} when it is no dancer of ours. */
export async function openDancer(bytes: ArrayBuffer, dressed: DressedLook): Promise<PoseDancer> {
  const { joints, inverseBinds, layers, palette } = await readModel(bytes);
  const colors = colorsOf(dressed);
  const surfaces = palette.map((entry): Surface => {
    const { slot, color, roughness, metalness } = entry;
    const light = scattering(entry);
    const hex = Number.parseInt((colors[slot] ?? color).slice(1), 16);
    return { color: linearLight(hex), roughness, metalness, ...light, hair: light.wrap === HAIR_WRAP };
  });
  const bones = BONES.map((name) => joints.findIndex((joint) => joint.name === name));
  const matrices = createJointMatrices(inverseBinds);
  const skinned = new Float32Array(16 * joints.length);
  const sway = createSway(joints);
  const weights: number[] = [];
  const express = createExpressions(layers.find(({ morphs }) => morphs.length > 0)?.morphNames ?? [], weights);
  const world = createWorldTransforms();

  return (dance, seconds, { place, mirrored = false, change } = {}) => {
    const pose = poseAt(dance, seconds);
    change?.(pose);
    worldTransforms(pose, world);
    putJoints(matrices, bones, world, skinned);
    sway.follow((time, out) => void poseAt(dance, time, out));
    sway.apply(world, seconds);
    putJoints(matrices, sway.joints, sway.swung, skinned);
    express(pose.face);
    const side = mirrored ? -1 : 1;
    const right = place ? place.right - side * float32At(pose.hips, 0) : 0;
    const ahead = place ? -place.back - float32At(pose.hips, 2) : 0;
    return layers.map((layer) => skin(layer, skinned, weights, { side, right, ahead }, surfaces));
  };
}

/** Triangles of a dancer in one moment of a move, put where the figure stands. */
export function poseFigure(pose: PoseDancer, style: DanceStyle, figure: Figure): Triangles[] {
  return pose(oneMove(style, figure.move), (BEATS + figure.beat) * BEAT, { place: figure });
}

/** A move danced twice over, so that the second time it is joined to something. */
function oneMove(style: DanceStyle, move: number): Dance {
  const score = [0, 1].map((i) => ({ move, style, start: i * BEATS * BEAT, end: (i + 1) * BEATS * BEAT }));
  const beats = Array.from({ length: BEATS * 2 + 1 }, (_, i) => i * BEAT);
  return createDance({ duration: BEATS * BEAT * 2, moves: score, beats });
}

/** A layer as its joints and morphs bend it, in the world. @param put Mirrored where `side` is −1, then moved. */
function skin(
  { name, indices, attributes, morphs }: Layer,
  matrices: Float32Array,
  influences: readonly number[],
  put: { side: 1 | -1; right: number; ahead: number },
  palette: readonly Surface[],
): Triangles {
  const attribute = (gltfName: string) => {
    const found = attributes[gltfName];
    if (!found) throw new Error(`The dancer's model has no ${gltfName}.`);
    return found;
  };
  const [position, normal, uv] = [attribute("POSITION"), attribute("NORMAL"), attribute("TEXCOORD_0")];
  const [joints, weights, shade] = [attribute("JOINTS_0"), attribute("WEIGHTS_0"), attributes.COLOR_0];
  const count = position.array.length / 3;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const shades = new Float32Array(count * 3);
  const surfaces = new Uint8Array(count);
  const blend = new Float64Array(12);
  for (let v = 0; v < count; v++) {
    const at = [0, 1, 2].map((k) => componentAt(position, v, k)) as [number, number, number];
    morphs.forEach((morph, m) => {
      const share = influences[m] ?? 0;
      if (share !== 0) for (let k = 0; k < 3; k++) at[k] = numberAt(at, k) + share * componentAt(morph, v, k);
    });
    blend.fill(0);
    for (let j = 0; j < 4; j++) {
      const weight = componentAt(weights, v, j);
      if (weight === 0) continue;
      const first = 16 * componentAt(joints, v, j);
      for (let column = 0; column < 4; column++)
        for (let row = 0; row < 3; row++)
          blend[column * 3 + row] =
            float64At(blend, column * 3 + row) + weight * float32At(matrices, first + column * 4 + row);
    }
    const n = [0, 1, 2].map((k) => componentAt(normal, v, k)) as [number, number, number];
    for (let row = 0; row < 3; row++) {
      const [x, y, z] = [float64At(blend, row), float64At(blend, row + 3), float64At(blend, row + 6)];
      positions[v * 3 + row] = x * at[0] + y * at[1] + z * at[2] + float64At(blend, row + 9);
      normals[v * 3 + row] = x * n[0] + y * n[1] + z * n[2];
    }
    positions[v * 3] = put.side * float32At(positions, v * 3) + put.right;
    normals[v * 3] = put.side * float32At(normals, v * 3);
    positions[v * 3 + 2] = float32At(positions, v * 3 + 2) + put.ahead;
    for (let c = 0; c < 3; c++) shades[v * 3 + c] = shade ? componentAt(shade, v, c) : 1;
    surfaces[v] = Math.min(PALETTE - 1, Math.floor(componentAt(uv, v, 0) * PALETTE));
  }
  const corners = Array.from(indices.array);
  // In a mirror triangles go round the other way.
  if (put.side < 0)
    for (let t = 0; t < corners.length; t += 3) corners.splice(t + 1, 2, corners[t + 2] ?? 0, corners[t + 1] ?? 0);
  return { positions, normals, shades, surfaces, palette, twoSided: name.startsWith("cloth"), indices: corners };
}
