// @vitest-environment node

import type { Timeline } from "@nataraj/sdk/choreography";
import { scoreOf } from "@nataraj/sdk/choreography";
import { bvhOf, createDance, vmdOf, vrmaOf } from "@nataraj/sdk/motion";
import { expect, it } from "vitest";
import type { SavedDance } from "../saved-dance.ts";
import { saveMotion } from "./save-motion.ts";

const steps = [13, 2].map((move, i) => ({ move, start: i * 2, end: i * 2 + 2 }));
const timeline: Timeline = {
  duration: 4,
  beats: Array.from({ length: 9 }, (_, i) => i / 2),
  segments: [{ key: "0.00", lyrics: "", start: 0, end: 4, style: "Salsa", steps }],
};

/** Three in canon. Whoever asks for a model or a picture of one fails. */
const canonOfThree: SavedDance = {
  projectName: "Brave Peacock",
  timeline,
  style: "Salsa",
  look: "street",
  cast: { dancers: 3, arrangement: "canon" },
  models: () => "unused:",
  createEngine: () => {
    throw new Error("Motion needs no picture.");
  },
  fetchSong: () => Promise.reject(new Error("Motion needs no song.")),
};
const picture = { shape: "landscape", height: 720, fps: 30, view: "front", mirrored: false, titled: false } as const;
const save = (kind: "vrma" | "bvh" | "vmd" | "vmd-camera") =>
  saveMotion(canonOfThree, { ...picture, kind }, { signal: new AbortController().signal, onProgress: () => {} });

const leader = createDance(scoreOf(timeline, "Salsa"));

it("VRM animation of several dancers is the leader's, to the byte", async () => {
  const saved = new Uint8Array(await (await save("vrma")).arrayBuffer());
  expect(Buffer.from(saved).equals(vrmaOf(leader, { fps: 30, name: "Brave Peacock" }))).toBe(true);
});

it("BVH of several dancers is the leader's, with one hierarchy", async () => {
  const text = await (await save("bvh")).text();
  expect(text).toBe(bvhOf(leader, 30));
  expect(text.match(/^ROOT /gm)).toHaveLength(1);
});

it("motion for MMD is the leader's, to the byte, and its camera has a frame for each of the motion's", async () => {
  const bytesOf = async (kind: "vmd" | "vmd-camera") => Buffer.from(await (await save(kind)).arrayBuffer());
  expect((await bytesOf("vmd")).equals(vmdOf(leader))).toBe(true);
  const camera = await bytesOf("vmd-camera");
  // After the head: no bones, no expressions, a frame for each thirtieth of four seconds.
  expect([0, 4, 8].map((at) => camera.readUInt32LE(50 + at))).toEqual([0, 0, 121]);
});
