import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneDecoder } from "../../site/plugins/three/one-decoder.ts";
import { threeSource } from "../../site/plugins/three/three-source.ts";
import { withoutUnusedMembers } from "../../site/plugins/three/without-unused-members.ts";
import { siteCode } from "../../site/vite.config.ts";
import { vrmFile } from "../../ui/src/dancer/avatar/testing/vrm-file.ts";
import { launchBrowser, openPage } from "../browser.ts";
import { type FixturePage, openFixturePage } from "../fixture-page.ts";
import type { DancerFixture } from "./fixture.ts";

declare const dancer: DancerFixture;

/** Materials as other programs write them: drawn like a cartoon, and lacquered. */
const MATERIALS = {
  VRMC_materials_mtoon: {
    specVersion: "1.0",
    shadeColorFactor: [0.5, 0.3, 0.4],
    shadingToonyFactor: 0.9,
    parametricRimColorFactor: [0.3, 0.3, 0.6],
    outlineWidthMode: "worldCoordinates",
    outlineWidthFactor: 0.01,
  },
  KHR_materials_clearcoat: { clearcoatFactor: 1 },
  KHR_materials_sheen: { sheenColorFactor: [0.6, 0.2, 0.2], sheenRoughnessFactor: 0.4 },
};

describe("three as the site bundles it", () => {
  let browser: Browser;
  let folder: string;
  const pages: FixturePage[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-three-"));
    const avatar = join(folder, "avatar.vrm");
    const bytes = await vrmFile("practice", ({ materials = [], extensionsUsed }) => {
      const { VRMC_materials_mtoon, ...lacquered } = MATERIALS;
      Object.assign(materials[0] ?? {}, { extensions: { VRMC_materials_mtoon } });
      Object.assign(materials[1] ?? {}, { extensions: lacquered });
      extensionsUsed.push(...Object.keys(MATERIALS));
    });
    await writeFile(avatar, new Uint8Array(bytes));
    const files = { "/avatar.vrm": avatar };
    browser = await launchBrowser();
    for (const plugins of [[], [threeSource(), oneDecoder(), withoutUnusedMembers(siteCode)]]) {
      pages.push(await openFixturePage(new URL(".", import.meta.url), { files, plugins }));
    }
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(pages.map((page) => page.close()));
    if (folder) await rm(folder, { recursive: true });
  });

  /** Numbers for the pictures of a quality: of a dancer, and of an avatar. */
  async function picturesOf({ url }: FixturePage, quality: string): Promise<number[]> {
    const { page, errors } = await openPage(await browser.newContext());
    await page.goto(`${url}?quality=${quality}`);
    await page.waitForFunction(() => "dancer" in globalThis);
    const pictures = await page.evaluate(async () => {
      await dancer.loaded();
      dancer.pause();
      const ours = dancer.pictureAt(1.2);
      await dancer.loadAvatar("/avatar.vrm");
      return [ours, dancer.pictureAt(1.2)];
    });
    expect(errors).toEqual([]);
    await page.context().close();
    return pictures;
  }

  it.each(["full", "software"])("draws the same as three's own files, in the quality %s", async (quality) => {
    const [plain, bundled] = await Promise.all(pages.map((page) => picturesOf(page, quality)));
    expect(new Set(plain).size).toBe(2);
    expect(bundled).toEqual(plain);
  });
});
