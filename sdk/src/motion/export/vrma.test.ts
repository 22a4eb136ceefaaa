import { validateBytes } from "gltf-validator";
import { beforeAll, describe, expect, it } from "vitest";
import { createDance } from "../pose/create-dance.ts";
import { poseAt } from "../pose/dance.ts";
import { createPose } from "../rig/pose.ts";
import { BONES, boneIndex, REST_OFFSETS } from "../rig/skeleton.ts";
import { type GlbFile, openGlbFile } from "./testing/glb-file.ts";
import { vrmaOf } from "./vrma.ts";

const moves = [19, 7, 8].map((move, i) => ({ move, start: i * 2, end: i * 2 + 2, style: "Salsa" as const }));
const dance = createDance({ duration: 6.25, moves, beats: Array.from({ length: 13 }, (_, i) => i / 2) });
const FPS = 30;

describe("a dance as VRM animation", () => {
  let bytes: Uint8Array;
  let file: GlbFile;
  beforeAll(() => {
    bytes = vrmaOf(dance, { fps: FPS, name: "Brave Peacock" });
    file = openGlbFile(bytes);
  });

  it("has no error for Khronos' validator", async () => {
    const { issues } = await validateBytes(bytes);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  });

  it("names every bone of the humanoid once, at rest where the skeleton has it", () => {
    const { specVersion, humanoid } = file.json.extensions?.VRMC_vrm_animation ?? {};
    expect(specVersion).toBe("1.0");
    expect(Object.keys(humanoid.humanBones)).toEqual([...BONES]);
    for (const bone of BONES) {
      const node = file.json.nodes[humanoid.humanBones[bone].node];
      expect(node?.name).toBe(bone);
      node?.translation?.forEach((metres, k) => {
        expect(metres).toBeCloseTo(REST_OFFSETS[boneIndex(bone)]?.[k] as number, 9);
      });
    }
  });

  it("performs the very poses of the dance, the last one included", () => {
    const pose = createPose();
    const count = Math.floor(6.25 * FPS) + 1;
    const hips = file.track(0, "translation");
    expect(hips.times).toHaveLength(count);
    for (let frame = 0; frame < count; frame++) {
      poseAt(dance, frame / FPS, pose);
      expect(hips.times[frame]).toBe(Math.fround(frame / FPS));
      expect([...hips.values.subarray(3 * frame, 3 * frame + 3)]).toEqual([...pose.hips]);
    }
    BONES.forEach((_, bone) => {
      const { values } = file.track(bone, "rotation");
      for (let frame = 0; frame < count; frame += 7) {
        poseAt(dance, frame / FPS, pose);
        const [a, b] = [
          values.subarray(4 * frame, 4 * frame + 4),
          pose.rotations.subarray(4 * bone, 4 * bone + 4),
        ] as const;
        const sign = dot(a, b) < 0 ? -1 : 1;
        expect(a.map((x) => x * sign || 0)).toEqual(b.map((x) => x || 0));
      }
    });
  });

  it("never turns a bone the long way round between two frames", () => {
    BONES.forEach((_, bone) => {
      const { values } = file.track(bone, "rotation");
      for (let i = 4; i < values.length; i += 4)
        expect(dot(values.subarray(i - 4, i), values.subarray(i, i + 4))).toBeGreaterThanOrEqual(0);
    });
  });

  it("carries smile, blink and gaze", () => {
    const { expressions, lookAt } = file.json.extensions?.VRMC_vrm_animation ?? {};
    const pose = createPose();
    const blink = file.track(expressions.preset.blink.node, "translation").values;
    const happy = file.track(expressions.preset.happy.node, "translation").values;
    const gaze = file.track(lookAt.node, "rotation").values;
    expect(Math.max(...blink)).toBeGreaterThan(0.5);
    for (let frame = 0; frame < 180; frame += 3) {
      const { face } = poseAt(dance, frame / FPS, pose);
      expect(blink[3 * frame]).toBeCloseTo(Math.min(1, Math.max(0, face.blink)), 6);
      expect(happy[3 * frame]).toBeCloseTo(Math.min(1, Math.max(0, face.smile)), 6);
      const [x, y, z, w] = gaze.subarray(4 * frame, 4 * frame + 4) as unknown as [number, number, number, number];
      // What +Z becomes: to the dancer's left is +X, up is +Y.
      const forward = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)] as const;
      expect(deg(Math.atan2(forward[0], forward[2]))).toBeCloseTo(face.gazeX, 3);
      expect(deg(Math.asin(forward[1]))).toBeCloseTo(face.gazeY, 3);
    }
  });

  it("writes a dance of no length as one frame", async () => {
    const empty = vrmaOf(createDance({ duration: 0, moves: [], beats: [] }));
    expect(openGlbFile(empty).track(0, "translation").times).toEqual(new Float32Array([0]));
    expect((await validateBytes(empty)).issues.numErrors).toBe(0);
  });
});

const deg = (radians: number) => (radians * 180) / Math.PI;
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, i) => sum + x * (b[i] as number), 0);
