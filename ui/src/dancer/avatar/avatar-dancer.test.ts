// @vitest-environment node
import { float32At } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, createDance, createPose, poseAt, worldTransforms } from "@nataraj/sdk/motion";
import { MeshoptEncoder } from "meshoptimizer";
import { type SkinnedMesh, Vector3 } from "three";
import { beforeAll, describe, expect, test } from "vitest";
import type { DancerModel } from "../rig/dancer-model.ts";
import { createAvatarDancer } from "./avatar-dancer.ts";
import { AVATAR_TEXTS } from "./avatar-error.ts";
import { asOldExporter, inCentimetres, rollBones, withToonMaterials } from "./testing/foreign-exporter.ts";
import { asVrm0, type Change, distort, leaveOut, vrmFile, withoutPictures } from "./testing/vrm-file.ts";

beforeAll(() => MeshoptEncoder.ready);

const SCORE = {
  duration: 12,
  moves: [18, 2, 13].map((move, i) => ({ move, start: i * 4, end: i * 4 + 4, style: "Hip Hop" as const })),
  beats: Array.from({ length: 25 }, (_, i) => i / 2),
};
const at = new Vector3();

/** The vertices of a foot, as places in the world after the last pose. */
function footSkin({ root }: DancerModel, side: "left" | "right"): () => Vector3[] {
  const picked: [SkinnedMesh, number][] = [];
  root.traverse((object) => {
    const mesh = object as SkinnedMesh;
    if (!mesh.isSkinnedMesh) return;
    const own = mesh.skeleton.bones.map(({ name }) => name === `${side}Foot` || name === `${side}Toes`);
    const { skinIndex, skinWeight } = mesh.geometry.attributes;
    if (!skinIndex || !skinWeight) return;
    for (let v = 0; v < skinIndex.count; v++) {
      let share = 0;
      for (let k = 0; k < 4; k++) if (own[skinIndex.getComponent(v, k)]) share += skinWeight.getComponent(v, k);
      if (share > 0.5) picked.push([mesh, v]);
    }
  });
  expect(picked.length).toBeGreaterThan(100);
  return () => {
    root.updateMatrixWorld(true);
    for (const mesh of new Set(picked.map(([each]) => each))) mesh.skeleton.update();
    return picked.map(([mesh, v]) => mesh.getVertexPosition(v, at).applyMatrix4(mesh.matrixWorld).clone());
  };
}

const all =
  (...changes: Change[]): Change =>
  (json, binary) => {
    for (const change of changes) change(json, binary);
  };

/** Arms that hang down at rest by 45 degrees, as artists like to model them. */
const inAPose: Change = (json) => {
  for (const [name, s] of [
    ["leftUpperArm", -1],
    ["rightUpperArm", 1],
  ] as const) {
    const arm = json.nodes.find((node) => node.name === name);
    if (arm) arm.rotation = [0, 0, Math.sin((s * Math.PI) / 8), Math.cos(Math.PI / 8)];
  }
};

/** A hundredth of the size, as files are that took centimetres for metres. */
const tiny: Change = (json) => {
  const [scene] = json.scenes as [{ nodes: number[] }];
  json.nodes.push({ name: "Armature", children: scene.nodes, scale: [0.01, 0.01, 0.01] });
  scene.nodes = [json.nodes.length - 1];
};

/** The matrices that bind the skin, compressed by meshopt in their place (EXT_meshopt_compression). */
const compressed: Change = (json, binary) => {
  const accessor = json.accessors[json.skins[0]?.inverseBindMatrices ?? 0];
  const view = json.bufferViews[accessor?.bufferView ?? 0] as { byteOffset?: number; byteLength: number };
  const { byteOffset = 0, byteLength } = view;
  const [byteStride, count] = [64, byteLength / 64];
  const packed = MeshoptEncoder.encodeVertexBuffer(
    binary.subarray(byteOffset, byteOffset + byteLength),
    count,
    byteStride,
  );
  expect(packed.length).toBeLessThan(byteLength);
  binary.fill(0, byteOffset, byteOffset + byteLength);
  binary.set(packed, byteOffset);
  const extension = { buffer: 0, byteOffset, byteLength: packed.length, byteStride, count, mode: "ATTRIBUTES" };
  const name = "EXT_meshopt_compression";
  Object.assign(view, { buffer: 1, byteOffset: 0, extensions: { [name]: extension } });
  const buffers = (json as unknown as { buffers: object[] }).buffers;
  buffers.push({ byteLength, extensions: { [name]: { fallback: true } } });
  json.extensionsUsed.push(name);
  Object.assign(json, { extensionsRequired: [name] });
};

const BODIES: [string, Change][] = [
  ["our own, as VRM 1.0", () => {}],
  ["with other limbs", distort],
  ["without the bones that are not asked for", leaveOut],
  ["VRM 0.x with other limbs", all(distort, asVrm0)],
  ["in an A-pose", inAPose],
  ["compressed by meshopt", compressed],
  ["a hundred times too small", tiny],
  ["bones turned about themselves, toon materials", all(withToonMaterials, rollBones)],
  ["in centimetres, without the bones that are not asked for", all(leaveOut, inCentimetres)],
  ["VRM 0.x as its exporter writes it, with springs, in centimetres", all(distort, asOldExporter, inCentimetres)],
];

describe.each(BODIES)("an avatar: %s", (_, change) => {
  test("stands on the floor, does not skate, and takes every pose with feet and hands", async () => {
    const dancer = await createAvatarDancer(await vrmFile("practice", all(withoutPictures, change)), "lite");
    const dance = createDance(SCORE, { rig: dancer.proportions });
    const pose = createPose();
    const skins = { left: footSkin(dancer, "left"), right: footSkin(dancer, "right") };
    let lowest = 0;
    let floating = 0;
    let skating = 0;
    for (let t = 0.5; t < 12; t += 0.37) {
      const before: Record<string, Vector3[]> = {};
      for (const step of [0, 1 / 120]) {
        poseAt(dance, t + step, pose);
        dancer.apply(pose, t + step);
        for (const side of ["left", "right"] as const) {
          const skin = skins[side]();
          const low = Math.min(...skin.map(({ y }) => y));
          lowest = Math.min(lowest, low);
          if (!pose.contacts[side]) continue;
          floating = Math.max(floating, low);
          const touching = skin.map((p, i) => [p, before[side]?.[i]] as const).filter(([p]) => p.y < low + 0.004);
          const moved = touching.map(([p, q]) => (q ? Math.hypot(p.x - q.x, p.z - q.z) * 120 : 0));
          skating = Math.max(skating, Math.min(...moved));
          before[side] = skin;
        }
      }
      const world = worldTransforms(pose, undefined, dancer.proportions);
      for (const name of ["leftFoot", "rightFoot", "leftHand", "rightHand", "head"]) {
        const i = boneIndex(name) * 3;
        const node = dancer.root.getObjectByName(name);
        node?.getWorldPosition(at);
        for (const k of [0, 1, 2])
          expect(at.getComponent(k), `${name} at ${t}`).toBeCloseTo(float32At(world.positions, i + k) * dancer.size, 3);
      }
    }
    expect(lowest).toBeGreaterThan(-0.005);
    expect(floating).toBeLessThan(0.005);
    expect(skating).toBeLessThan(0.02);
    dancer.dispose();
  });
});

test("hands go on from the arms in an A-pose as they do in a T-pose", async () => {
  const [tPose, aPose] = await Promise.all(
    [withoutPictures, all(withoutPictures, inAPose)].map(async (change) => {
      const dancer = await createAvatarDancer(await vrmFile("practice", change), "lite");
      dancer.apply(poseAt(createDance(SCORE, { rig: dancer.proportions }), 5.2), 5.2);
      dancer.root.updateMatrixWorld(true);
      return (name: string) => dancer.root.getObjectByName(name)?.getWorldPosition(new Vector3()) as Vector3;
    }),
  );
  for (const side of ["left", "right"]) {
    const bend = (of: ((name: string) => Vector3) | undefined) => {
      const [elbow, wrist, finger] = ["LowerArm", "Hand", "MiddleDistal"].map((part) => of?.(side + part));
      return wrist
        ?.clone()
        .sub(elbow as Vector3)
        .angleTo((finger as Vector3).clone().sub(wrist));
    };
    expect(bend(aPose)).toBeCloseTo(bend(tPose) as number, 1);
  }
});

test("faces the front and turns to the mirror's side", async () => {
  const file = await vrmFile("practice", (json) => {
    withoutPictures(json);
    asVrm0(json);
  });
  const dancer = await createAvatarDancer(file, "lite");
  const dance = createDance(SCORE, { rig: dancer.proportions });
  const hand = (name: string, mirrored: boolean) => {
    dancer.setMirrored(mirrored);
    dancer.apply(poseAt(dance, 5.2), 5.2);
    return dancer.root.getObjectByName(name)?.getWorldPosition(new Vector3()) as Vector3;
  };
  const left = hand("leftHand", false);
  const toes = dancer.root.getObjectByName("leftToes")?.getWorldPosition(new Vector3()) as Vector3;
  const heel = dancer.root.getObjectByName("leftFoot")?.getWorldPosition(new Vector3()) as Vector3;
  expect(toes.z).toBeGreaterThan(heel.z);
  const right = hand("rightHand", true);
  expect(right.x).toBeCloseTo(-left.x, 3);
  expect(right.y).toBeCloseTo(left.y, 3);
  expect(right.z).toBeCloseTo(left.z, 3);
});

test("looks at the camera where it faces it, in the mirror too, and blinks as it is danced", async () => {
  const dancer = await createAvatarDancer(await vrmFile("practice", withoutPictures), "lite");
  const pose = poseAt(createDance({ duration: 0, moves: [], beats: [] }, { rig: dancer.proportions }), 0);
  Object.assign(pose.face, { gazeX: 0, gazeY: 0, blink: 0 });
  const face = (eye: Vector3 | undefined, mirrored = false, blink = 0) => {
    dancer.setMirrored(mirrored);
    dancer.setEye?.(eye);
    dancer.apply({ ...pose, face: { ...pose.face, blink } }, 0);
    const weights: number[] = [];
    dancer.root.traverse((object) => weights.push(...((object as SkinnedMesh).morphTargetInfluences ?? [])));
    return weights;
  };
  const [left, right] = [new Vector3(0.8, 1.5, 3), new Vector3(-0.8, 1.5, 3)];
  const straight = face(undefined);
  expect(straight.length).toBeGreaterThan(0);
  expect(face(left)).not.toEqual(straight);
  expect(face(right)).not.toEqual(face(left));
  // In the mirror the eyes go as far to the other side.
  const inMirror = face(right, true);
  expect(inMirror).not.toEqual(face(left));
  const sizes = (weights: number[]) => weights.map((weight) => weight.toFixed(6)).sort();
  expect(sizes(inMirror)).toEqual(sizes(face(left)));
  expect(face(new Vector3(0, 1.5, -3))).toEqual(straight);
  expect(face(undefined, false, 1)).not.toEqual(straight);
});

test("the file has every bone and expression that a VRM 1.0 program asks for", async () => {
  const dancer = await createAvatarDancer(await vrmFile("bharatanatyam", withoutPictures), "lite");
  for (const name of BONES) expect(dancer.root.getObjectByName(`Normalized_${name}`), name).toBeDefined();
});

describe("a file that cannot dance is refused with a reason", () => {
  test.each<[keyof typeof AVATAR_TEXTS, () => Promise<ArrayBuffer>]>([
    ["foreign", async () => new TextEncoder().encode("a picture, not an avatar").buffer as ArrayBuffer],
    ["foreign", () => vrmFile("street", (json) => Object.assign(json, { extensions: {} }))],
    ["broken", async () => (await vrmFile("street")).slice(0, 4000)],
    ["broken", async () => (await vrmFile("street", withoutPictures)).slice(0, 600_000)],
    [
      "linked",
      () => vrmFile("street", (json) => Object.assign(json, { images: [{ uri: "https://example.org/a.png" }] })),
    ],
    ["packed", () => vrmFile("street", (json) => Object.assign(json, { extensionsRequired: ["KHR_texture_basisu"] }))],
    [
      "nameless",
      () =>
        vrmFile("street", (json) => {
          asVrm0(json);
          delete (json.extensions.VRM as { meta?: object }).meta;
        }),
    ],
    [
      "boneless",
      () =>
        vrmFile("street", (json) => {
          withoutPictures(json);
          delete json.extensions.VRMC_vrm?.humanoid.humanBones.leftFoot;
        }),
    ],
    [
      "broken",
      () =>
        vrmFile("street", (json) => {
          withoutPictures(json);
          Object.assign(json.extensions.VRMC_vrm?.humanoid.humanBones.hips ?? {}, { node: 9999 });
        }),
    ],
    [
      "boneless",
      () =>
        vrmFile("street", (json) => {
          withoutPictures(json);
          for (const node of json.nodes) delete node.translation;
        }),
    ],
    [
      "broken",
      () =>
        vrmFile("street", (json) => {
          withoutPictures(json);
          json.bufferViews = [];
        }),
    ],
  ])("%s", async (problem, file) => {
    await expect(createAvatarDancer(await file(), "lite")).rejects.toThrow(AVATAR_TEXTS[problem]);
  });

  test("and the bones that are missing are named", async () => {
    const file = await vrmFile("street", (json) => {
      withoutPictures(json);
      for (const name of ["leftFoot", "head"]) delete json.extensions.VRMC_vrm?.humanoid.humanBones[name];
    });
    await expect(createAvatarDancer(file, "lite")).rejects.toThrow(/leftFoot/);
    await expect(createAvatarDancer(file, "lite")).rejects.toThrow(/head/);
  });
});
