import { NodeIO } from "@gltf-transform/core";
import { LOOKS } from "@nataraj/sdk/looks";
import type { Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Saving } from "./fixture.ts";
import { brightness, firstSound, frameTimes, opacities, probe } from "./media.ts";
import { CLICK, FPS, type OpenSavingPage, openSavingPage, SONG, saveRequest } from "./saving-page.ts";

declare const saving: Saving;

describe("saving a dance", () => {
  let opened: OpenSavingPage;
  let page: Page;
  let errors: string[];
  let keep: OpenSavingPage["keep"];

  beforeAll(async () => {
    opened = await openSavingPage();
    ({ page, errors, keep } = opened);
  });
  afterAll(async () => opened?.close());

  it.each(["webm", "mp4"] as const)("keeps picture and song together to a frame in %s", async (container) => {
    const path = await keep(`flash.${container}`, await page.evaluate((kind) => saving.flash(kind), container));
    const light = await brightness(path);
    const times = await frameTimes(path);
    expect(light).toHaveLength(SONG * FPS);
    expect(times).toHaveLength(SONG * FPS);
    for (const [i, time] of times.entries()) expect(time).toBeCloseTo(i / FPS, 2);
    const white = light.flatMap((value, i) => (value > 128 ? [i] : []));
    expect(white).toEqual([CLICK * FPS]);
    expect(Math.abs((await firstSound(path)) - CLICK)).toBeLessThan(0.5 / FPS);
  });

  it.each([
    ["webm", /^vp[89]$/],
    ["mp4", /^h264$/],
  ] as const)("films the dancer as %s", async (kind, codec) => {
    const saved = await page.evaluate((options) => saving.save(options), saveRequest(kind));
    if (!("data" in saved)) throw new Error(`It threw ${saved.thrown}.`);
    expect(saved).toMatchObject({ type: `video/${kind}`, frames: SONG * FPS });
    const path = await keep(`dance.${kind}`, saved.data);
    const { duration, streams } = await probe(path);
    expect(duration).toBeCloseTo(SONG, 1);
    expect(Buffer.from(saved.data, "base64").includes("Brave Peacock")).toBe(true);
    const [video, audio] = ["video", "audio"].map((type) => streams.find((stream) => stream.type === type));
    expect(streams).toHaveLength(2);
    expect(video).toMatchObject({ width: 160, height: 90, packets: SONG * FPS, start: 0 });
    expect(video?.codec).toMatch(codec);
    // Chromium on Linux has no encoder of AAC: it is given one.
    expect(audio?.codec).toBe(kind === "mp4" ? "aac" : "opus");
    expect(Math.abs(audio?.start as number)).toBeLessThan(0.03);
    // A dancer in the light, not a black canvas; and the dance goes on.
    const light = await brightness(path);
    expect(Math.min(...light)).toBeGreaterThan(20);
    const { contexts, encoders } = await page.evaluate(() => saving.countResources());
    expect(contexts).toMatchObject({ kept: 0 });
    expect(encoders).toMatchObject({ kept: 0 });
  });

  it("films the dancer on a transparent background", async () => {
    const request = { ...saveRequest("webm"), titled: false, transparent: true };
    const saved = await page.evaluate((options) => saving.save(options), request);
    if (!("data" in saved)) throw new Error(`It threw ${saved.thrown}.`);
    const seen = await opacities(await keep("transparent.webm", saved.data));
    expect(seen).toHaveLength(SONG * FPS);
    for (const [middle, edge] of seen) {
      expect(middle).toBeGreaterThan(150);
      expect(edge).toBeLessThan(5);
    }
  });

  it("films a part as long as it is asked for", async () => {
    const saved = await page.evaluate((options) => saving.save(options), { ...saveRequest("webm"), seconds: 1 });
    if (!("data" in saved)) throw new Error(`It threw ${saved.thrown}.`);
    expect(saved).toMatchObject({ frames: FPS });
    expect((await probe(await keep("clip.webm", saved.data))).duration).toBeCloseTo(1, 1);
  });

  it("gives context and encoders back when it is cancelled in the middle", async () => {
    const before = await page.evaluate(() => saving.countResources());
    const outcome = await page.evaluate((options) => saving.save(options, 7), saveRequest("webm"));
    expect(outcome).toEqual({ thrown: "AbortError", frames: 7 });
    const after = await page.evaluate(() => saving.countResources());
    expect(after.contexts).toEqual({ made: before.contexts.made + 1, kept: 0 });
    expect(after.encoders.made).toBeGreaterThan(before.encoders.made);
    expect(after.encoders.kept).toBe(0);
  });

  it.each([
    ["glb", "glTF"],
    ["vrma", "glTF"],
    ["bvh", "HIERARCHY"],
    ["vmd", "Vocaloid Motion Data 0002"],
    ["vmd-camera", "Vocaloid Motion Data 0002"],
  ] as const)("writes motion as %s, with no dancer on a stage", async (kind, begins) => {
    const before = await page.evaluate(() => saving.countResources());
    const saved = await page.evaluate((options) => saving.save(options), saveRequest(kind));
    if (!("data" in saved)) throw new Error(`It threw ${saved.thrown}.`);
    const bytes = Buffer.from(saved.data, "base64");
    expect(bytes.subarray(0, begins.length).toString()).toBe(begins);
    if (kind === "glb") expect(await firstColors(bytes)).toEqual(Object.values(LOOKS.street.palette).map(colorOf));
    expect(await page.evaluate(() => saving.countResources())).toEqual(before);
  });

  it("has thrown nothing that nobody caught", () => {
    expect(errors).toEqual([]);
  });
});

const colorOf = ({ color }: { color: string }) => color.toLowerCase();

/** The colours in a file's palette, as many as the street dancer has. */
async function firstColors(glb: Uint8Array): Promise<string[]> {
  const palette = (await new NodeIO().readBinary(glb)).getRoot().listTextures()[0]?.getImage();
  const texels = await sharp(palette ?? new Uint8Array())
    .removeAlpha()
    .raw()
    .toBuffer();
  return Object.keys(LOOKS.street.palette).map((_, i) => `#${texels.subarray(i * 3, i * 3 + 3).toString("hex")}`);
}
