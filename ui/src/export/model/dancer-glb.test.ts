// @vitest-environment node

import { readFileSync } from "node:fs";
import { type Animation, type Document, NodeIO } from "@gltf-transform/core";
import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { BONES, createDance, createPose, isBoneName, poseAt, worldPositions } from "@nataraj/sdk/motion";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { type BufferAttribute, Matrix4, type SkinnedMesh, Vector3 } from "three";
import { beforeAll, describe, expect, it } from "vitest";
import { DancerRig } from "../../dancer/rig/dancer-rig.ts";
import { type LoadedModel, parseModel } from "../../dancer/rig/load-model.ts";
import { dancerGlb } from "./dancer-glb.ts";
import type { EncodeRow } from "./png.ts";

const FPS = 30;
const moves = [7, 25, 19].map((move, i) => ({
  move,
  start: i * 2,
  end: i * 2 + 2,
  style: "Indian Classical" as const,
}));
const dance = createDance({ duration: 6, moves, beats: Array.from({ length: 13 }, (_, i) => i / 2) });

async function modelOf(name: string): Promise<LoadedModel> {
  const bytes = readFileSync(new URL(`../../../../assets/dancers/${name}.glb`, import.meta.url));
  return parseModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
}

const encodeRow: EncodeRow = async (texels) => {
  const raw = { width: texels.length, height: 1, channels: 3 } as const;
  return new Uint8Array(await sharp(Uint8Array.from(texels.flat()), { raw }).png().toBuffer());
};

const glbOf = async (name: string) =>
  dancerGlb([{ model: await modelOf(name), dance }], { fps: FPS, name: "Brave Peacock", encodeRow });

/** Vertices of a mesh at a frame of the animation, as a viewer of glTF works them out. */
function skin(document: Document, animation: Animation, name: string, frame: number): Vector3[] {
  const channels = animation.listChannels();
  for (const channel of channels) {
    const [node, path] = [channel.getTargetNode(), channel.getTargetPath()];
    const values: number[] = channel.getSampler()?.getOutput()?.getElement(frame, []) ?? [];
    if (path === "rotation") node?.setRotation(values as [number, number, number, number]);
    if (path === "translation") node?.setTranslation(values as [number, number, number]);
  }
  const node = document
    .getRoot()
    .listNodes()
    .find((each) => each.getMesh()?.getName() === name);
  const binds = node?.getSkin()?.getInverseBindMatrices();
  const joints = (node?.getSkin()?.listJoints() ?? []).map((joint, i) =>
    new Matrix4().fromArray(joint.getWorldMatrix()).multiply(new Matrix4().fromArray(binds?.getElement(i, []) ?? [])),
  );
  const primitive = node?.getMesh()?.listPrimitives()[0];
  const read = (attribute: string, i: number) => primitive?.getAttribute(attribute)?.getElement(i, []) as number[];
  return Array.from({ length: primitive?.getAttribute("POSITION")?.getCount() ?? 0 }, (_, i) => {
    const [rest, bones, weights] = [read("POSITION", i), read("JOINTS_0", i), read("WEIGHTS_0", i)];
    const out = new Vector3();
    bones.forEach((bone, k) => {
      const moved = new Vector3().fromArray(rest).applyMatrix4(joints[bone] as Matrix4);
      out.addScaledVector(moved, numberAt(weights, k));
    });
    return out;
  });
}

/** A vertex of a mesh as the stage's shader works it out. */
function drawn({ geometry, skeleton }: SkinnedMesh, i: number): Vector3 {
  const attribute = (name: string) => geometry.getAttribute(name) as BufferAttribute;
  const out = new Vector3();
  for (let k = 0; k < 4; k++) {
    const bone = new Matrix4().fromArray(skeleton.boneMatrices ?? [], attribute("skinIndex").getComponent(i, k) * 16);
    const moved = new Vector3().fromBufferAttribute(attribute("position"), i).applyMatrix4(bone);
    out.addScaledVector(moved, attribute("skinWeight").getComponent(i, k));
  }
  return out;
}

function track(animation: Animation, node: string, path: string): Float32Array {
  const channel = animation
    .listChannels()
    .find((one) => one.getTargetNode()?.getName() === node && one.getTargetPath() === path);
  return channel?.getSampler()?.getOutput()?.getArray() as Float32Array;
}

describe("a dancer with its dance as binary glTF", () => {
  let bytes: Uint8Array;
  let document: Document;
  beforeAll(async () => {
    bytes = await glbOf("bharatanatyam.full");
    document = await new NodeIO().readBinary(bytes);
  });

  it("has no error for Khronos' validator and needs no extension", async () => {
    const { issues, info } = await validateBytes(bytes);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(info.extensionsUsed).toBeUndefined();
    expect(info).toMatchObject({ animationCount: 1, hasMorphTargets: true, hasSkins: true });
  });

  it("performs the very poses of the dance", () => {
    const animation = document.getRoot().listAnimations()[0] as Animation;
    expect(animation.getName()).toBe("Brave Peacock");
    const times = animation.listSamplers()[0]?.getInput()?.getArray() as Float32Array;
    expect(times).toHaveLength(6 * FPS + 1);
    const hips = track(animation, "hips", "translation");
    const turns = BONES.map((bone) => track(animation, bone, "rotation"));
    const played = createPose();
    for (let frame = 0; frame < times.length; frame += 4) {
      const pose = poseAt(dance, frame / FPS, createPose());
      expect(times[frame]).toBe(Math.fround(frame / FPS));
      played.hips.set(hips.subarray(3 * frame, 3 * frame + 3));
      turns.forEach((values, bone) => {
        played.rotations.set(values.subarray(4 * frame, 4 * frame + 4), 4 * bone);
      });
      const [is, should] = [worldPositions(played), worldPositions(pose)];
      for (const [i, metres] of is.entries()) expect(metres).toBeCloseTo(float32At(should, i), 5);
    }
  });

  it("has its skin where the stage shows it, to a tenth of a millimetre", async () => {
    const model = await modelOf("bharatanatyam.full");
    const rig = new DancerRig(model, "lite");
    rig.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
    const animation = document.getRoot().listAnimations()[0] as Animation;
    for (const frame of [0, 77]) {
      rig.apply(poseAt(dance, frame / FPS, createPose()), frame / FPS);
      for (const shown of model.meshes) {
        const written = skin(document, animation, shown.name, frame);
        for (let i = 0; i < written.length; i += 37) {
          expect(drawn(shown, i).distanceTo(written[i] as Vector3)).toBeLessThan(1e-4);
        }
      }
    }
  });

  it("moves plait, cloth and face as well", () => {
    const animation = document.getRoot().listAnimations()[0] as Animation;
    const joints = document.getRoot().listSkins()[0]?.listJoints() ?? [];
    const swaying = joints.filter((joint) => !isBoneName(joint.getName()));
    expect(swaying.length).toBeGreaterThan(10);
    const still = swaying.filter((joint) => {
      const values = track(animation, joint.getName(), "rotation");
      return values.every((x, i) => i < 4 || Math.abs(x - float32At(values, i - 4)) < 1e-6);
    });
    expect(still.map((joint) => joint.getName())).toEqual([]);
    const face = document
      .getRoot()
      .listMeshes()
      .find((mesh) => mesh.getName() === "face");
    const names = face?.getExtras().targetNames as string[];
    const weights = track(animation, "face", "weights");
    expect(weights).toHaveLength(names.length * (6 * FPS + 1));
    const { face: expected } = poseAt(dance, 100 / FPS, createPose());
    expect(weights[100 * names.length + names.indexOf("blink")]).toBeCloseTo(expected.blink, 5);
    expect(weights[100 * names.length + names.indexOf("smile")]).toBeCloseTo(Math.min(1, expected.smile), 5);
  });

  it("stands in metres on the floor, dressed in its colours", () => {
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (const mesh of document.getRoot().listMeshes()) {
      const positions = mesh.listPrimitives()[0]?.getAttribute("POSITION");
      const [min, max] = [positions?.getMin([]) ?? [], positions?.getMax([]) ?? []];
      for (let k = 0; k < 3; k++) {
        low[k] = Math.min(numberAt(low, k), numberAt(min, k));
        high[k] = Math.max(numberAt(high, k), numberAt(max, k));
      }
    }
    expect(low[1]).toBeCloseTo(0, 1);
    expect(high[1]).toBeGreaterThan(1.5);
    expect(high[1]).toBeLessThan(1.8);
    expect(
      document
        .getRoot()
        .listTextures()
        .map((texture) => texture.getSize()),
    ).toEqual([
      [16, 1],
      [16, 1],
    ]);
  });
});

it.each(["street.lite", "ballet.lite", "practice.lite"])("%s is valid too", async (name) => {
  const { issues } = await validateBytes(await glbOf(name));
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
});

it("has several dancers in one file, each with its own body, colours and part of the animation", async () => {
  const file = await dancerGlb(
    [
      { model: await modelOf("street.lite"), dance },
      { model: await modelOf("ballet.lite"), dance, mirrored: true, colors: { leotard: "#26222b" } },
    ],
    { fps: FPS, encodeRow },
  );
  const { issues } = await validateBytes(file);
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  const document = await new NodeIO().readBinary(file);
  const animation = document.getRoot().listAnimations()[0] as Animation;
  const hips = document
    .getRoot()
    .listSkins()
    .map((skin) => skin.listJoints()[0]);
  expect(document.getRoot().listAnimations()).toHaveLength(1);
  for (const channel of animation.listChannels()) {
    if (channel.getTargetPath() !== "translation") continue;
    const at: number[] = channel.getSampler()?.getOutput()?.getElement(FPS, []) ?? [];
    channel.getTargetNode()?.setTranslation(at as [number, number, number]);
  }
  const [leader, mirrored] = hips.map((joint) => joint?.getWorldMatrix() ?? []);
  expect(mirrored?.slice(12, 15)).toEqual([-numberAt(leader ?? [], 12), ...(leader ?? []).slice(13, 15)]);
  expect(document.getRoot().listMaterials()).toHaveLength(4);
  expect(document.getRoot().listTextures()).toHaveLength(4);
});
