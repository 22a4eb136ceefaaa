// @vitest-environment node

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { float64At } from "@nataraj/sdk/arrays";
import { LOOK_IDS } from "@nataraj/sdk/looks";
import { BONES, createDance, createPose, DEFAULT_RIG, isBoneName, poseAt, worldPositions } from "@nataraj/sdk/motion";
import type { Bone, SkinnedMesh } from "three";
import { describe, expect, test } from "vitest";
import { DancerRig } from "./rig/dancer-rig.ts";
import { type LoadedModel, parseModel } from "./rig/load-model.ts";

const file = (name: string) => fileURLToPath(new URL(`../../../assets/dancers/${name}`, import.meta.url));
const load = (name: string): Promise<LoadedModel> => {
  const bytes = readFileSync(file(name));
  return parseModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
};

const moves = [9, 1, 12].map((move, i) => ({ move, start: i * 4, end: i * 4 + 4, style: "Salsa" as const }));
const dance = createDance({ duration: 12, moves, beats: Array.from({ length: 25 }, (_, i) => i / 2) });

describe.each(LOOK_IDS)("%s", (look) => {
  test("is drawn in one call with its shadow and image in another each", async () => {
    const rig = new DancerRig(await load(`${look}.full.glb`), "full");
    const drawn: SkinnedMesh[] = [];
    rig.root.traverse((object) => {
      if ((object as SkinnedMesh).isSkinnedMesh) drawn.push(object as SkinnedMesh);
    });
    expect(drawn.map(({ castShadow }) => castShadow).sort()).toEqual([false, true]);
    expect(drawn.every(({ material }) => !Array.isArray(material))).toBe(true);
    rig.dispose();
  });

  test("stands where the pose says, bone for bone", async () => {
    const model = await load(`${look}.lite.glb`);
    const joints = BONES.map((name) => model.bones.get(name) as Bone);
    joints.slice(1).forEach(({ position }, i) => {
      const offset = DEFAULT_RIG.offsets.slice(3 * i + 3, 3 * i + 6);
      for (const [k, value] of position.toArray().entries()) expect(value).toBeCloseTo(float64At(offset, k), 6);
    });
    const rig = new DancerRig(model, "lite");
    rig.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
    for (const seconds of [0.3, 5.1, 9.7]) {
      const pose = poseAt(dance, seconds, createPose());
      rig.apply(pose, seconds);
      const drawn = model.skeleton.drawnPositions();
      worldPositions(pose).forEach((value, i) => {
        const joint = model.skeleton.bones.indexOf(joints[Math.floor(i / 3)] as Bone);
        expect(drawn[3 * joint + (i % 3)]).toBeCloseTo(value, 4);
      });
    }
    rig.dispose();
  });
});

test("hair and cloth are a function of time alone, wherever one has sought from", async () => {
  const model = await load("bharatanatyam.lite.glb");
  const rig = new DancerRig(model, "lite");
  rig.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
  const { bones } = model.skeleton;
  const swaying = bones.flatMap(({ name }, joint) => (isBoneName(name) ? [] : [joint]));
  expect(swaying.length).toBeGreaterThan(10);
  const at = (seconds: number) => {
    rig.apply(poseAt(dance, seconds, createPose()), seconds);
    const turns = model.skeleton.localRotations();
    return swaying.flatMap((joint) => [...turns.subarray(4 * joint, 4 * joint + 4)]);
  };
  const first = at(6.37);
  for (const seconds of [0, 11.9, 6.3, 2.2]) at(seconds);
  expect(at(6.37)).toEqual(first);
  expect(at(6.41)).not.toEqual(first);
});

test("a file that is no dancer is refused", async () => {
  await expect(parseModel(new TextEncoder().encode("no model").buffer as ArrayBuffer)).rejects.toThrow();
});
