import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NodeIO } from "@gltf-transform/core";
import type { Browser, BrowserContext, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureDancers } from "../../ui/scripts/ensure-dancers.mjs";
import { LOOKS } from "../../ui/src/dancer/looks.ts";
import type { SaveRequest } from "../../ui/src/export/save-request.ts";
import { launchBrowser, openPage } from "../browser.ts";
import type { FixturePage } from "../fixture-page.ts";
import type { Saving } from "./fixture.ts";
import { brightness, firstSound, frameTimes, probe } from "./media.ts";
import { openSavingPage } from "./saving-page.ts";

declare const saving: Saving;

const RATE = 44_100;
/** Seconds of the song, and where it clicks. */
const SONG = 2;
const CLICK = 1;
const FPS = 30;

const request = (kind: SaveRequest["kind"]) =>
  // Smaller than the dialog offers: software draws the frames here.
  ({
    kind,
    shape: "landscape",
    height: 90,
    fps: FPS,
    view: "front",
    mirrored: false,
    titled: true,
  }) as unknown as SaveRequest;

describe("saving a dance", () => {
  let folder: string;
  let site: FixturePage;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    await ensureDancers();
    folder = await mkdtemp(join(tmpdir(), "nataraj-saved-"));
    await writeFile(join(folder, "song.wav"), clickWav());
    [browser, site] = await Promise.all([launchBrowser(), openSavingPage(join(folder, "song.wav"))]);
    context = await browser.newContext();
    ({ page, errors } = await openPage(context));
    await page.goto(site.url);
    await page.waitForFunction(() => "saving" in globalThis);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const keep = async (name: string, data: string) => {
    const path = join(process.env.ARTIFACTS ?? folder, name);
    await writeFile(path, Buffer.from(data, "base64"));
    return path;
  };

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
    const saved = await page.evaluate((options) => saving.save(options), request(kind));
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
    expect(audio?.codec).toMatch(/^(opus|aac)$/);
    expect(Math.abs(audio?.start as number)).toBeLessThan(0.03);
    // A dancer in the light, not a black canvas; and the dance goes on.
    const light = await brightness(path);
    expect(Math.min(...light)).toBeGreaterThan(20);
    const { contexts, encoders } = await page.evaluate(() => saving.countResources());
    expect(contexts).toMatchObject({ kept: 0 });
    expect(encoders).toMatchObject({ kept: 0 });
  });

  it("films three dancers by the automatic camera, in a picture that is upright", async () => {
    const options = { ...request("webm"), view: "automatic", shape: "portrait", titled: false } as SaveRequest;
    const saved = await page.evaluate(
      (wanted) => saving.save(wanted, undefined, { dancers: 3, arrangement: "canon", delay: 1 }),
      options,
    );
    if (!("data" in saved)) throw new Error(`It threw ${saved.thrown}.`);
    expect(saved).toMatchObject({ frames: SONG * FPS, dancers: 3 });
    const path = await keep("three.webm", saved.data);
    const [video] = (await probe(path)).streams.filter(({ type }) => type === "video");
    expect(video).toMatchObject({ width: 90, height: 160, packets: SONG * FPS });
    expect(Math.min(...(await brightness(path)))).toBeGreaterThan(20);
    const { contexts } = await page.evaluate(() => saving.countResources());
    expect(contexts).toMatchObject({ kept: 0 });
  });

  it("gives context and encoders back when it is cancelled in the middle", async () => {
    const before = await page.evaluate(() => saving.countResources());
    const outcome = await page.evaluate((options) => saving.save(options, 7), request("webm"));
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
  ] as const)("writes motion as %s, with no dancer on a stage", async (kind, begins) => {
    const before = await page.evaluate(() => saving.countResources());
    const saved = await page.evaluate((options) => saving.save(options), request(kind));
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

/** Two seconds of silence with a loud click, 16 bit mono. */
function clickWav(): Buffer {
  const wav = Buffer.alloc(44 + SONG * RATE * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(SONG * RATE * 2, 40);
  for (let i = 0; i < 2_000; i++)
    wav.writeInt16LE(Math.round(30_000 * Math.sin((2 * Math.PI * 1_000 * i) / RATE)), 44 + 2 * (CLICK * RATE + i));
  return wav;
}
