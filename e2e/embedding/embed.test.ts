import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, openPage } from "../browser.ts";
import { letSongsEnd, makeSongsEndless } from "../endless-songs.ts";
import { EXAMPLE_SECONDS, type OtherSite, openOtherSite, PRIVATE_NAME } from "../example-projects.ts";
import { launchBrowserWithoutFrameCookies, launchStrictBrowser } from "./strict-browser.ts";

/** Events that the surrounding page received, in order. */
declare const received: string[];

describe("a dance in somebody else's page", () => {
  const examples = inject("examples");
  let strict: Browser;

  beforeAll(async () => {
    strict = await launchStrictBrowser();
  });
  afterAll(async () => {
    await strict?.close();
  });

  /** Opens a page of another site with the files, and closes both when the test has ended. Songs do not end. */
  async function visit(
    files: Record<string, string>,
    watch: (page: Page, site: OtherSite) => Promise<void>,
    options: BrowserContextOptions = {},
    headers: Record<string, string> = {},
    browser = strict,
  ) {
    const site = await openOtherSite(files, headers);
    const context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options });
    try {
      await makeSongsEndless(context);
      const { page, errors } = await openPage(context);
      const { hostname: domain } = new URL(examples.url);
      await context.addCookies([{ name: "visited", value: "1", domain, path: "/", sameSite: "None", secure: true }]);
      await page.goto(site.url);
      await watch(page, site);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await site.close();
    }
  }

  const element = (project: string) => `<!doctype html><title>A blog</title><h1>My dance</h1>
    <script src="${examples.url}/embed.js" async></script>
    <nataraj-player project="nataraj-${project}" label="Brave Peacock" style="width:480px"></nataraj-player>
    <script>
      const received = []; globalThis.received = received;
      for (const name of ["ready", "play", "pause", "timeupdate", "ended", "error"])
        document.querySelector("nataraj-player").addEventListener(name, () => received.push(name));
    </script>`;

  it("shows the dancer's picture, plays by the keyboard alone, and does as the page's script says, where sites in frames have no cookies", async () => {
    const watch = async (page: Page) => {
      const poster = page.locator("nataraj-player img");
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
      expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
        `${examples.url}/posters/nataraj-${examples.publicID}-480.jpg`,
      );
      expect(await page.locator("nataraj-player").boundingBox()).toMatchObject({ width: 480, height: 270 });
      expect(page.frames()).toHaveLength(1);
      await keepPicture(page, "embed-poster");

      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await until(page, "play");
      await until(page, "timeupdate");
      await keepPicture(page, "embed-playing");
      const frame = page.frames()[1];
      if (!frame) throw new Error("The element made no frame.");
      // The cookie that the site has given its visitor is not seen in the frame: the dance needs none.
      expect(await frame.evaluate(() => document.cookie)).toBe("");

      const player = page.locator("nataraj-player");
      const read = (name: "paused" | "currentTime" | "duration") =>
        player.evaluate((node, key) => (node as unknown as Record<string, number | boolean>)[key], name);
      expect(await read("paused")).toBe(false);
      expect(await read("duration")).toBeCloseTo(EXAMPLE_SECONDS, 0);
      await player.evaluate((node) => (node as unknown as { pause(): void }).pause());
      await until(page, "pause");
      expect(await read("paused")).toBe(true);
      await player.evaluate((node, time) => Object.assign(node, { currentTime: time }), EXAMPLE_SECONDS - 0.5);
      await expect.poll(() => read("currentTime")).toBeCloseTo(EXAMPLE_SECONDS - 0.5, 1);
      await letSongsEnd(frame);
      await player.evaluate((node) => (node as unknown as { play(): void }).play());
      await until(page, "ended");
    };
    const browser = await launchBrowserWithoutFrameCookies();
    await visit({ "/": element(examples.publicID) }, watch, {}, {}, browser).finally(() => browser.close());
  });

  it("is within its budget", async () => {
    const answer = await fetch(`${examples.url}/embed.js`, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(4096);
  });

  it("tells the page that there is nothing to play, and gives no private name away", async () => {
    await visit({ "/": element(examples.privateID) }, async (page) => {
      await page.locator("nataraj-player").getByRole("button").click();
      await until(page, "error");
      await page.frameLocator("nataraj-player iframe").getByText("This dance is not available.").waitFor();
      expect(await page.content()).not.toContain(PRIVATE_NAME);
    });
  });

  it("obeys in a page with a strict policy, also before it can, and starts anew with another dance", async () => {
    const { url } = examples;
    const policy = [
      "default-src 'none'",
      `script-src ${url} 'nonce-host'`,
      `img-src ${url}`,
      `frame-src ${url}`,
      "require-trusted-types-for 'script'",
    ].join(";");
    const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>A host</title>
      <script src="${url}/embed.js" type="module"></script>
      <nataraj-player project="${examples.publicID}" load="visible"></nataraj-player>
      <script nonce="host">
        const received = []; globalThis.received = received;
        document.querySelector("nataraj-player").addEventListener("timeupdate", () => received.push("timeupdate"));
      </script>`;
    await visit({ "/": page }, async (host) => {
      const player = host.locator("nataraj-player");
      await player.locator("iframe").waitFor();
      expect(await player.boundingBox()).toMatchObject({ width: 784, height: 441 });
      // The frame is there and hears nothing yet.
      await player.evaluate((node, time) => Object.assign(node, { currentTime: time }), 3);
      await until(host, "timeupdate");
      const state = () =>
        player.evaluate((node) => {
          const { paused, currentTime, duration } = node as unknown as Record<string, unknown>;
          return { paused, currentTime, duration };
        });
      expect((await state()).currentTime).toBeGreaterThanOrEqual(3);
      await player.evaluate((node, id) => node.setAttribute("project", id), examples.privateID);
      expect(await state()).toEqual({ paused: true, currentTime: 0, duration: 0 });
    });
  });

  it("does as its attributes, its properties and the keys say", async () => {
    const page = `<!doctype html><title>A host</title><script src="${examples.url}/embed.js" async></script>
      <nataraj-player project="nataraj-${examples.publicID}" look="street" dancers="3" stage="studio" muted loop
        controls start="3" speed="0.5" load="visible" style="width:480px"></nataraj-player>
      <script>
        const received = []; globalThis.received = received;
        for (const name of ["ready", "play", "pause", "volumechange"])
          document.querySelector("nataraj-player").addEventListener(name, () => received.push(name));
      </script>`;
    await visit({ "/": page }, async (host) => {
      const player = host.locator("nataraj-player");
      const inFrame = host.frameLocator("nataraj-player iframe");
      await until(host, "ready");
      // It came by itself and waits to be told.
      const bar = inFrame.getByRole("button", { name: "Play", exact: true });
      await bar.waitFor();
      expect(await host.evaluate(() => received.includes("play"))).toBe(false);
      await keepPicture(host, "embed-controls");
      await player.evaluate((node: HTMLElement & { play(): Promise<void> }) => node.play());
      await inFrame.getByRole("slider", { name: "Time in the song" }).waitFor();
      const state = () =>
        player.evaluate((node: HTMLElement & { paused: boolean; muted: boolean; currentTime: number }) => [
          node.paused,
          node.muted,
          node.currentTime >= 3,
        ]);
      await expect.poll(state).toEqual([false, true, true]);
      await player.evaluate((node: HTMLElement & { muted: boolean; volume: number }) => {
        node.muted = false;
        node.volume = 0.5;
      });
      await expect.poll(() => player.evaluate((node: HTMLElement & { volume: number }) => node.volume)).toBe(0.5);
      await until(host, "volumechange");
      // A click into the frame pauses, and from then on the keys work.
      await inFrame.locator("#stage").click();
      await until(host, "pause");
      await host.keyboard.press("m");
      await expect.poll(async () => (await state())[1]).toBe(true);
      await player.evaluate((node) => node.setAttribute("look", "ballet"));
      await expect.poll(() => host.frames()[1]?.url()).toContain("look=ballet");
    });
  });

  it("shows its own picture and name in colours of the page, hears what was set before it came, and plays unasked without sound", async () => {
    const { url } = examples;
    const page = `<!doctype html><title>A host</title>
      <style>
        nataraj-player { width: 480px; --nataraj-accent: rgb(0, 128, 0); --nataraj-on-accent: rgb(1, 2, 3) }
        nataraj-player::part(poster) { opacity: 0.5 }
        nataraj-player::part(play) { cursor: help }
        nataraj-player::part(frame) { opacity: 0.9 }
      </style>
      <nataraj-player project="nataraj-${examples.publicID}" label="Brave Peacock"></nataraj-player>
      <script>
        const received = []; globalThis.received = received;
        const player = document.querySelector("nataraj-player");
        player.volume = 0.25;
        player.muted = true;
        for (const name of ["error", "ready", "play"]) player.addEventListener(name, () => received.push(name));
        player.addEventListener("volumechange", ({ detail }) => received.push(JSON.stringify(detail)));
      </script>
      <script src="${url}/embed.js" async></script>`;
    const watch = async (host: Page) => {
      const player = host.locator("nataraj-player");
      const poster = player.locator("img");
      const button = player.getByRole("button", { name: "Play Brave Peacock" });
      await button.waitFor();
      expect(await poster.evaluate((image) => getComputedStyle(image).opacity)).toBe("0.5");
      const looks = await button.evaluate((node) => [
        getComputedStyle(node).cursor,
        getComputedStyle(node).color,
        getComputedStyle(node, "::before").backgroundColor,
      ]);
      expect(looks).toEqual(["help", "rgb(1, 2, 3)", "rgb(0, 128, 0)"]);
      const preconnects = host.locator(`link[rel="preconnect"][href="${url}"]`);
      expect(await preconnects.count()).toBe(0);
      await player.hover();
      await expect.poll(() => preconnects.count()).toBe(1);
      await player.evaluate((node, src) => {
        node.setAttribute("label", "Shy Fox");
        node.setAttribute("poster", src);
      }, `${url}/icon.svg`);
      await player.getByRole("button", { name: "Play Shy Fox" }).waitFor();
      expect(await poster.getAttribute("src")).toBe(`${url}/icon.svg`);
      // Nobody has clicked: a browser lets it play because it is muted.
      await player.evaluate((node) => node.toggleAttribute("autoplay", true));
      await until(host, "play");
      const frame = player.locator("iframe");
      expect(await frame.evaluate((node) => getComputedStyle(node).opacity)).toBe("0.9");
      expect(await frame.getAttribute("title")).toBe("Shy Fox");
      await until(host, '{"volume":0.25,"muted":true}');
      expect(await host.evaluate(() => received.includes("error"))).toBe(false);
    };
    // A policy that only reports blocks nothing.
    await visit({ "/": page }, watch, {}, { "Content-Security-Policy-Report-Only": "frame-src 'none'" });
  });

  it("can be pinned to its version by a hash", async () => {
    const { src, integrity } = await (await fetch(`${examples.url}/embed.json`)).json();
    const pinned = (hash: string) => `<!doctype html><title>A host</title>
      <script src="${examples.url}${src}" integrity="${hash}" crossorigin="anonymous"></script>
      <nataraj-player project="${examples.publicID}"></nataraj-player>`;
    await visit({ "/": pinned(integrity), "/other": pinned(`sha384-${"A".repeat(64)}`) }, async (host, site) => {
      const isDefined = () => host.evaluate(() => customElements.get("nataraj-player") !== undefined);
      expect(await isDefined()).toBe(true);
      expect(await host.locator("nataraj-player img").getAttribute("src")).toContain(examples.url);
      await host.goto(new URL("/other", site.url).href);
      expect(await isDefined()).toBe(false);
    });
  });

  it("says so where a policy of the page blocks its frame", async () => {
    const { url } = examples;
    const policy = `default-src 'none'; script-src ${url} 'nonce-host'; img-src ${url}`;
    const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>A host</title>
      <script src="${url}/embed.js"></script>
      <nataraj-player project="${examples.publicID}"></nataraj-player>`;
    await visit({ "/": page }, async (host) => {
      const outcome = await host.locator("nataraj-player").evaluate(async (node) => {
        const player = node as HTMLElement & { play(): Promise<void> };
        const told = new Promise<number>((resolve) =>
          player.addEventListener("error", (event) =>
            resolve((event as unknown as CustomEvent<{ code: number }>).detail.code),
          ),
        );
        const reason = await player.play().catch((error: DOMException) => error.name);
        return [await told, reason];
      });
      expect(outcome).toEqual([3, "NotSupportedError"]);
    });
  });

  it.each(["require-corp", "credentialless"])("dances in an isolated page (%s)", async (policy) => {
    const headers = { "Cross-Origin-Embedder-Policy": policy, "Cross-Origin-Opener-Policy": "same-origin" };
    const watch = async (host: Page) => {
      const poster = host.locator("nataraj-player img");
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
      await host.locator("nataraj-player").getByRole("button").click();
      await until(host, "timeupdate");
      await keepPicture(host, `embed-${policy}`);
    };
    await visit({ "/": element(examples.publicID) }, watch, {}, headers);
  });

  it("settles what was asked of it where no dance can come, and tries again", async () => {
    const { port } = await openOtherSite({}).then(async ({ url, close }) => close().then(() => new URL(url)));
    const page = `<!doctype html><title>A host</title>
      <script>
        const real = setTimeout;
        // The time that an answer may take passes at once where the test says so.
        globalThis.setTimeout = (run, delay) => real(run, delay === 8_000 && globalThis.isSilent ? 0 : delay);
      </script>
      <script src="${examples.url}/embed.js"></script>
      <nataraj-player project="nataraj-${examples.publicID}"></nataraj-player>`;
    await visit({ "/": page }, async (host, other) => {
      const player = host.locator("nataraj-player");
      const outcome = async (changes: Record<string, string | boolean>) => {
        await player.evaluate((node, { isSilent = false, ...attributes }) => {
          Object.assign(globalThis, { isSilent });
          for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
        }, changes);
        return await player.evaluate(async (node) => {
          const { play } = node as HTMLElement & { play(): Promise<void> };
          const codes: number[] = [];
          let said = "";
          const listen = (event: Event) => {
            const { code, msg } = (event as CustomEvent<{ code: number; msg: string }>).detail;
            codes.push(code);
            said = msg;
          };
          node.addEventListener("error", listen);
          const reason = await play.call(node).then(
            () => "plays",
            ({ name }: DOMException) => name,
          );
          node.removeEventListener("error", listen);
          const site = (node.getAttribute("site") ?? "none").replace(/\/$/, "");
          const namesSite = said.includes(site);
          return [reason, ...codes, ...(namesSite ? ["site"] : []), (node as HTMLElement & { paused: boolean }).paused];
        });
      };
      expect(await outcome({ project: `nataraj-${examples.unknownID}` })).toEqual(["NotSupportedError", 2, true]);
      expect(await outcome({})).toEqual(["NotSupportedError", 2, true]);
      expect(await outcome({ site: "https://" })).toEqual(["NotSupportedError", 2, true]);
      expect(await outcome({ site: `http://127.0.0.1:${port}`, isSilent: true })).toEqual([
        "NetworkError",
        4,
        "site",
        true,
      ]);
      expect(await outcome({ site: other.url, isSilent: true })).toEqual(["NetworkError", 4, "site", true]);
      await host.mouse.click(1, 1);
      const good = { site: examples.url, project: `nataraj-${examples.publicID}`, muted: "" };
      expect(await outcome(good)).toEqual(["plays", false]);
    });
  });

  it("reads back at once what was set, and names wrong values once", async () => {
    const page = `<!doctype html><title>A host</title>
      <script>
        const received = []; globalThis.received = received;
        console.warn = (text) => received.push(text);
      </script>
      <script src="${examples.url}/embed.js"></script>
      <nataraj-player project="nataraj-${examples.publicID}" look="tango" muted></nataraj-player>
      <nataraj-player project="nataraj-${examples.publicID}" look="tango" dancers="4"></nataraj-player>
      <nataraj-player project="nataraj-1"></nataraj-player>`;
    type Player = HTMLElement & {
      play(): Promise<void>;
      pause(): void;
      paused: boolean;
      muted: boolean;
      volume: number;
      currentTime: number;
    };
    await visit({ "/": page }, async (host) => {
      expect(await host.evaluate(() => received)).toEqual([
        '<nataraj-player look="tango">: expected bharatanatyam, street, ballet, practice.',
        '<nataraj-player dancers="4">: expected 1, 2, 3, 5.',
        '<nataraj-player project="nataraj-1">: expected nataraj- and 32 hexadecimal digits.',
      ]);
      // Of what is no project no picture is asked for: that would be a second line in the console.
      expect(await host.locator("nataraj-player").nth(2).locator("img").getAttribute("src")).toBeNull();
      const player = host.locator("nataraj-player").first();
      const set = (values: { muted: boolean; volume: number; currentTime: number }) =>
        player.evaluate((node: Player, given) => {
          Object.assign(node, given);
          const { muted, volume, currentTime } = node;
          return { muted, volume, currentTime };
        }, values);
      await player.evaluate((node) => node.setAttribute("look", "street"));
      expect(await player.locator("img").evaluate((image: HTMLImageElement) => image.src)).toBe(
        `${examples.url}/posters/nataraj-${examples.publicID}.jpg?look=street`,
      );
      const first = { muted: false, volume: 0.5, currentTime: 4 };
      expect(await set(first)).toEqual(first);
      const paused = (act: "play" | "pause") =>
        player.evaluate((node: Player, name) => {
          void node[name]()?.catch(() => undefined);
          return node.paused;
        }, act);
      await player.getByRole("button").click();
      await expect.poll(() => player.evaluate((node: Player) => node.currentTime)).toBeGreaterThan(4);
      const second = { muted: true, volume: 0.25, currentTime: 2 };
      expect(await set(second)).toEqual(second);
      expect(await paused("pause")).toBe(true);
      // What the frame had said before it heard of it changes nothing.
      await player.evaluate((node: Player) => {
        node.addEventListener("timeupdate", () => received.push(String(node.paused)));
      });
      expect(await set({ ...second, currentTime: 6 })).toEqual({ ...second, currentTime: 6 });
      await until(host, "true");
      expect(await player.evaluate(({ muted, volume, currentTime }: Player) => [muted, volume, currentTime])).toEqual([
        ...[true, 0.25, 6],
      ]);
      expect(await paused("play")).toBe(false);
      await player.evaluate((node: Player) => node.play());
    });
  });

  it("dances in a sandbox, where it has no origin, however small", async () => {
    const src = `${examples.url}/standalone/${examples.publicID}`;
    const page = `<!doctype html><title>A host</title>
      <iframe src="${src}" sandbox="allow-scripts" width="160" height="90"></iframe>`;
    const press = async (host: Page) => {
      const frame = host.frameLocator("iframe");
      const play = frame.getByRole("button", { name: "Play the dance" });
      await play.waitFor();
      expect((await play.boundingBox())?.width).toBeLessThan(144);
      await keepPicture(host, "embed-small");
      await play.press("Enter");
      await frame.locator('#progress:not([aria-valuenow="0"])').waitFor({ state: "attached" });
    };
    // Nothing plays unasked: not even after four seconds, when the test's own scripts count as a gesture.
    await visit({ "/": page }, press, { reducedMotion: "reduce" });
  });

  it("is driven by the original player.js", async () => {
    const script = await readFile(createRequire(import.meta.url).resolve("player.js/dist/player-0.1.0.min.js"), "utf8");
    const page = `<!doctype html><title>A host</title>
      <iframe src="${examples.url}/standalone/nataraj-${examples.publicID}" width="480" height="270"
        allow="autoplay; fullscreen"></iframe>
      <button>Play</button>
      <script src="/player.js"></script>
      <script>
        const received = []; globalThis.received = received;
        const player = new playerjs.Player(document.querySelector("iframe"));
        globalThis.player = player;
        for (const name of ["ready", "play", "pause", "timeupdate", "ended", "error"])
          player.on(name, () => received.push(name));
        document.querySelector("button").onclick = () => player.play();
      </script>`;
    const drive = async (host: Page) => {
      await until(host, "ready");
      expect(
        await host.evaluate(() => [
          player.supports("method", ["play", "pause", "getDuration", "setCurrentTime", "setVolume", "setLoop"]),
          player.supports("event", ["play", "pause", "timeupdate", "ended", "error"]),
          player.supports("method", "explode"),
        ]),
      ).toEqual([true, true, false]);
      const ask = (name: "getDuration" | "getPaused" | "getVolume" | "getCurrentTime" | "getLoop" | "getMuted") =>
        host.evaluate((method) => new Promise((resolve) => player[method](resolve)), name);
      expect(await ask("getDuration")).toBeCloseTo(EXAMPLE_SECONDS, 0);
      expect(await ask("getPaused")).toBe(true);
      await host.evaluate(() => {
        player.setVolume(30);
        player.mute();
        player.setLoop(true);
      });
      expect([await ask("getVolume"), await ask("getMuted"), await ask("getLoop")]).toEqual([30, true, true]);
      await host.evaluate(() => {
        player.unmute();
        player.setLoop(false);
      });

      await host.getByRole("button", { name: "Play" }).click();
      await until(host, "play");
      await until(host, "timeupdate");
      await host.evaluate(() => player.pause());
      expect(await ask("getPaused")).toBe(true);
      await until(host, "pause");
      await host.evaluate((time) => player.setCurrentTime(time), EXAMPLE_SECONDS - 0.5);
      expect(await ask("getCurrentTime")).toBeCloseTo(EXAMPLE_SECONDS - 0.5, 1);
      await letSongsEnd(host.frames()[1]);
      await host.evaluate(() => player.play());
      await until(host, "ended");
    };
    // Nothing plays unasked: not even after four seconds, when the test's own scripts count as a gesture.
    await visit({ "/": page, "/player.js": script }, drive, { reducedMotion: "reduce" });
  });

  it("lets itself be framed, and no other page of the site", async () => {
    const page = (path: string) => `<!doctype html><title>A host</title><iframe src="${examples.url}${path}"></iframe>`;
    await visit({ "/": page(`/project/nataraj-${examples.publicID}`) }, async (host) => {
      const frame = host.frames()[1];
      await expect.poll(() => frame?.url()).toContain("chrome-error:");
    });
  });
});

type Answer = (value: unknown) => void;
/** The client of the player.js protocol, from npm. */
declare const player: {
  supports(kind: "method" | "event", names: string | string[]): boolean;
  play(): void;
  pause(): void;
  mute(): void;
  unmute(): void;
  setVolume(percent: number): void;
  setLoop(loop: boolean): void;
  setCurrentTime(seconds: number): void;
} & Record<
  "getDuration" | "getPaused" | "getVolume" | "getCurrentTime" | "getLoop" | "getMuted",
  (then: Answer) => void
>;

/** Resolves when the page around has been told of an event. */
async function until(page: Page, event: string): Promise<void> {
  await page.waitForFunction((name) => received.includes(name), event);
}
