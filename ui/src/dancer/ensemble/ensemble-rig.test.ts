// @vitest-environment node

import { readFileSync } from "node:fs";
import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { createDance, createPose, poseAt } from "@nataraj/sdk/motion";
import { type BufferAttribute, Matrix4, type Mesh, SkinnedMesh, Vector3 } from "three";
import { beforeAll, expect, test } from "vitest";
import type { Quality } from "../quality/quality.ts";
import { DancerRig } from "../rig/dancer-rig.ts";
import { type LoadedModel, parseModel } from "../rig/load-model.ts";
import { EnsembleRig } from "./ensemble-rig.ts";

const dance = createDance({
  duration: 4,
  moves: [{ move: 13, start: 0, end: 4, style: "Salsa" }],
  beats: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4],
});
let files: Record<"street" | "ballet", ArrayBuffer>;

beforeAll(async () => {
  const read = (name: string) => {
    const bytes = readFileSync(new URL(`../../../../assets/dancers/${name}.lite.glb`, import.meta.url));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  };
  files = { street: read("street"), ballet: read("ballet") };
});

async function ensembleOf(looks: readonly { look: keyof typeof files; mirrored: boolean }[], quality: Quality) {
  const models = new Map<string, LoadedModel>();
  for (const { look } of looks) if (!models.has(look)) models.set(look, await parseModel(files[look]));
  return new EnsembleRig(
    looks.map(({ look, mirrored }) => ({ model: models.get(look) as LoadedModel, colors: {}, mirrored })),
    quality,
  );
}

const meshesOf = (rig: { root: EnsembleRig["root"] }) => {
  const meshes: Mesh[] = [];
  rig.root.traverse((object) => void ((object as Mesh).isMesh && meshes.push(object as Mesh)));
  return meshes;
};
const skinOf = (rig: { root: EnsembleRig["root"] }) =>
  meshesOf(rig).find((mesh) => mesh instanceof SkinnedMesh) as SkinnedMesh;

/** Where a vertex is drawn. */
function drawn({ geometry, skeleton }: SkinnedMesh, vertex: number): Vector3 {
  const of = (name: string) => geometry.getAttribute(name) as BufferAttribute;
  const at = new Vector3().fromBufferAttribute(of("position"), vertex);
  const sum = new Vector3();
  for (let k = 0; k < 4; k++) {
    const joint = of("skinIndex").getComponent(vertex, k);
    const bone = new Matrix4().fromArray(skeleton.boneMatrices as Float32Array, 16 * joint);
    sum.addScaledVector(at.clone().applyMatrix4(bone), of("skinWeight").getComponent(vertex, k));
  }
  return sum;
}

test("however many dance, they are drawn in as many calls as one", async () => {
  const two = [
    { look: "street", mirrored: false },
    { look: "ballet", mirrored: true },
  ] as const;
  const four = [...two, ...two];
  for (const [quality, meshes] of [
    ["full", 3],
    ["lite", 2],
    ["software", 2],
  ] as const) {
    for (const looks of [two, four]) {
      const rig = await ensembleOf(looks, quality);
      expect(meshesOf(rig)).toHaveLength(meshes);
      expect(meshesOf(rig).filter(({ castShadow }) => castShadow)).toHaveLength(quality === "full" ? 1 : 0);
      rig.dispose();
    }
  }
});

test("each is drawn as it would be alone, at its place and in its mirror", async () => {
  const looks = [
    { look: "street", mirrored: false },
    { look: "ballet", mirrored: true },
  ] as const;
  const rig = await ensembleOf(looks, "lite");
  rig.apply((i) => ({ dance, seconds: 1 + i, x: 0.5, z: -2 }));
  const together = skinOf(rig);
  const index = together.geometry.getIndex() as BufferAttribute;
  let start = 0;
  for (const [i, { look, mirrored }] of looks.entries()) {
    const alone = new DancerRig(await parseModel(files[look]), "lite");
    alone.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
    alone.apply(poseAt(dance, 1 + i, createPose()), 1 + i);
    const single = skinOf(alone);
    const own = single.geometry.getIndex() as BufferAttribute;
    for (let t = 0; t < own.count; t += 3 * 97) {
      const expected = drawn(single, own.getX(t)).add(new Vector3(0.5, 0, -2));
      if (mirrored) expected.x *= -1;
      expect(drawn(together, index.getX(start + t)).distanceTo(expected)).toBeLessThan(1e-4);
      // A mirror turns triangles over: the other two corners change places.
      expect(drawn(together, index.getX(start + t + 1)).y).toBeCloseTo(
        drawn(single, own.getX(t + (mirrored ? 2 : 1))).y,
        4,
      );
    }
    const face = single.geometry.morphAttributes.position as BufferAttribute[];
    const morphs = together.geometry.morphAttributes.position as BufferAttribute[];
    expect(morphs).toHaveLength(face.length);
    start += own.count;
    alone.dispose();
  }
  rig.show(1);
  expect(together.geometry.drawRange.count).toBeLessThan(numberAt([start], 0));
  rig.show(0);
  expect(rig.root.visible).toBe(false);
  expect(float32At(together.skeleton.boneMatrices as Float32Array, 15)).toBe(1);
  rig.dispose();
});
