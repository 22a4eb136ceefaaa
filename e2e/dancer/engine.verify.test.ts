import { fileURLToPath } from "node:url";
import { numberAt } from "@nataraj/sdk/arrays";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, type OpenPage, openPage } from "../browser.ts";
import { type FixturePage, openFixturePage } from "../fixture-page.ts";
import type { DancerFixture } from "./fixture.ts";

declare const dancer: DancerFixture;

/** How a page is opened: for people who want less motion, without a background, or neither. */
type Kind = "usual" | "less motion" | "transparent";

const AVATAR = "/avatar.vrm";
/** Frames that the browser offers, of which all or none are taken. */
const OFFERS = 6;
/** Seconds on beats, between beats, and in other sections of a dance. */
const MOMENTS = [2, 2.3, 13.02, 27.55];
/** What a corner of a picture may change, of 255, where only a dancer in its middle moves. */
const STEADY = 2;

describe("the dancer in a browser", () => {
  let site: FixturePage;
  let browser: Browser;

  beforeAll(async () => {
    const files = { [AVATAR]: fileURLToPath(new URL("../../assets/dancers/practice.vrm", import.meta.url)) };
    [browser, site] = await Promise.all([launchBrowser(), openFixturePage(new URL(".", import.meta.url), { files })]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** Opening a page costs more than most tests: those that want the same kind share one. */
  const stages = new Map<Kind, Promise<OpenPage>>();

  async function openStage(kind: Kind): Promise<OpenPage> {
    const reducedMotion = kind === "less motion" ? "reduce" : "no-preference";
    const opened = await openPage(await browser.newContext({ reducedMotion }));
    await opened.page.goto(site.url + (kind === "transparent" ? "?background=transparent" : ""));
    await opened.page.waitForFunction(() => "dancer" in globalThis);
    // A dance that is solved later would change the pose between two pictures.
    await opened.page.evaluate(() => dancer.refined());
    return opened;
  }

  /** Tests in a page where others were before; one that fails is the last there. */
  async function onStage(test: (page: Page) => Promise<void>, kind: Kind = "usual"): Promise<void> {
    const stage = stages.get(kind) ?? openStage(kind);
    stages.set(kind, stage);
    try {
      const { page, errors } = await stage;
      await test(page);
      expect(errors).toEqual([]);
    } catch (error) {
      await closeStage(kind);
      throw error;
    }
  }

  async function closeStage(kind: Kind): Promise<void> {
    const stage = stages.get(kind);
    stages.delete(kind);
    await stage?.then(({ page }) => page.context().close()).catch(() => undefined);
  }
  const drawn = (page: Page) => page.evaluate((offers) => dancer.drawnIn(offers), OFFERS);
  /** Waits until the browser's offers are no longer taken. */
  const comesToRest = (page: Page) => expect.poll(() => drawn(page)).toBe(0);
  const goesOn = (page: Page) => expect.poll(() => drawn(page)).toBeGreaterThan(0);

  // First, as nobody dances yet.
  it("stands still before the dance where reduced motion is preferred, and breathes where it is not", async () => {
    await onStage(comesToRest, "less motion");
    await onStage(goesOn);
  });

  it("comes back with the same picture when its context was taken away, and draws nothing meanwhile", () =>
    onStage(async (page) => {
      await page.evaluate(() => dancer.pause());
      const before = await page.evaluate(() => dancer.pictureAt(1.2));
      expect(await page.evaluate(() => dancer.pictureAt(1.5))).not.toBe(before);
      await page.evaluate(async () => {
        const canvas = document.querySelector("canvas") as HTMLCanvasElement;
        const extension = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
        Object.assign(globalThis, { extension });
        const lost = new Promise((resolve) => canvas.addEventListener("webglcontextlost", resolve, { once: true }));
        extension?.loseContext();
        await lost;
        dancer.play();
      });
      expect(await drawn(page)).toBe(0);
      await page.evaluate(() => {
        (globalThis as unknown as { extension: WEBGL_lose_context }).extension.restoreContext();
      });
      await goesOn(page);
      await page.evaluate(() => dancer.pause());
      expect(await page.evaluate(() => dancer.pictureAt(1.2))).toBe(before);
    }));

  it("lets the page be seen around the dancer where its background is transparent, and nowhere else", async () => {
    const opacities = async (kind: Kind) => {
      let found = { clear: 0, opaque: 0 };
      await onStage(async (page) => {
        await page.evaluate(() => dancer.pause());
        found = await page.evaluate(() => dancer.opacitiesAt(1.2));
      }, kind);
      return found;
    };
    const { clear, opaque } = await opacities("transparent");
    expect(clear).toBeGreaterThan(0.5);
    expect(opaque).toBeGreaterThan(0.03);
    expect(opaque).toBeLessThan(0.4);
    expect(await opacities("usual")).toEqual({ clear: 0, opaque: 1 });
  });

  it("draws what can be seen to move, and nothing else", () =>
    onStage(async (page) => {
      await page.evaluate(() => dancer.play());
      await goesOn(page);
      await page.evaluate(() => dancer.pause());
      await comesToRest(page);
      await page.evaluate(() => {
        dancer.play();
        document.body.style.paddingTop = "500vh";
      });
      await comesToRest(page);
      await page.evaluate(() => {
        document.body.style.paddingTop = "";
      });
      await goesOn(page);
    }));

  it("turns on its turntable while it stands", () =>
    onStage(async (page) => {
      await page.evaluate(() => dancer.pause());
      await page.evaluate(() => dancer.turn(30));
      await goesOn(page);
      // A person who moves the camera stops its path.
      await page.evaluate(() => {
        const canvas = document.querySelector("canvas") as HTMLCanvasElement;
        canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
      });
      await comesToRest(page);
    }));

  it("lets a person's own VRM dance, and gives all of it back", () =>
    onStage(async (page) => {
      await page.evaluate(() => dancer.pause());
      const looks = await page.evaluate(() => dancer.looks());
      const refusal = await page.evaluate(() => dancer.avatarError("no avatar at all"));
      expect(refusal).toContain("not a VRM");
      expect(await page.evaluate(() => dancer.looks())).toEqual(looks);

      await page.evaluate((path) => dancer.loadAvatar(path), AVATAR);
      const { picture, hand } = await page.evaluate(() => dancer.frameAt(1.2));
      const held = await page.evaluate(() => dancer.held());
      await page.evaluate(() => dancer.loadLook("street"));
      const own = await page.evaluate(() => dancer.frameAt(1.2));
      expect(own.picture).not.toBe(picture);
      // The same skeleton: the dance was solved for the avatar as it is for our own.
      for (const [i, value] of own.hand.entries()) expect(value).toBeCloseTo(numberAt(hand, i), 3);
      await page.evaluate((path) => dancer.loadAvatar(path), AVATAR);
      expect(await page.evaluate(() => dancer.pictureAt(1.2))).toBe(picture);
      expect(await page.evaluate(() => dancer.held())).toEqual(held);
      expect(await page.evaluate(() => dancer.looks())).toEqual([...looks, "avatar", "street", "avatar"]);
      await page.evaluate(() => dancer.loadLook("street"));
    }));

  it("draws five as cheaply as two, each in the look of the cast, and gives all of it back", async () => {
    // On a stage where no frame has come late yet: fewer would be shown.
    await closeStage("usual");
    await onStage(async (page) => {
      await page.evaluate(() => dancer.pause());
      const alone = await page.evaluate(() => dancer.frameAt(1.2));
      const held = await page.evaluate(() => dancer.held());
      const show = async (cast: Parameters<DancerFixture["setCast"]>[0]) => {
        await page.evaluate((wanted) => dancer.setCast(wanted), cast);
        await page.evaluate(() => dancer.refined());
        return page.evaluate(() => dancer.frameAt(1.2));
      };
      const five = (look: string) =>
        show({ dancers: 5, arrangement: "mirrored", looks: ["street/marigold", look, "practice/night"] });
      const plum = await five("ballet/plum");
      expect(plum.dancers).toBe(5);
      expect(plum.calls).toBe(alone.calls + 2);
      expect((await five("ballet/black")).picture).not.toBe(plum.picture);
      expect((await five("ballet/plum")).picture).toBe(plum.picture);
      expect((await show({ dancers: 1, arrangement: "unison" })).picture).toBe(alone.picture);
      expect(await page.evaluate(() => dancer.held())).toEqual(held);
    });
  });

  it("lets camera and light answer the music, and neither where reduced motion is preferred", async () => {
    /** How much the corner changes over the dance: by camera and light, and by light alone. */
    const spreads = async (kind: Kind): Promise<number[]> => {
      const found: number[] = [];
      await onStage(async (page) => {
        await page.evaluate(() => dancer.pause());
        await page.evaluate(() => dancer.danceInTheStreet());
        for (const automatic of [true, false]) {
          const ask = [automatic, MOMENTS] as const;
          const corners = await page.evaluate(([isAutomatic, times]) => dancer.corners(isAutomatic, times), ask);
          const channels = [0, 1, 2].map((channel) => corners.map((corner) => numberAt(corner, channel)));
          found.push(Math.max(...channels.map((values) => Math.max(...values) - Math.min(...values))));
        }
      }, kind);
      return found;
    };
    for (const spread of await spreads("less motion")) expect(spread).toBeLessThanOrEqual(STEADY);
    for (const spread of await spreads("usual")) expect(spread).toBeGreaterThan(2 * STEADY);
  });
});
