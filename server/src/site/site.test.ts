import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FakeSteps } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { staticSite } from "./static-site.ts";

let server: TestServer;
let folder: string;

const LARGE = `export const large = "${"a".repeat(2_000)}";`;

const SONG = {
  title: "One",
  duration: 30,
  artist: "Nataraj",
  languages: ["eng", "hin"],
  lyrics: [{ text: "Look at the sky", start: 1.5, end: 4 }],
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-site-"));
  const [siteFolder, libraryFolder, blogFolder] = ["site/dist", "library", "blogs"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  await mkdir(join(siteFolder, "assets"), { recursive: true });
  await mkdir(join(siteFolder, "docs/sdk"), { recursive: true });
  await mkdir(join(siteFolder, "pages"));
  await mkdir(libraryFolder);
  await mkdir(blogFolder);
  const song = { ...SONG, url: "one.mp3", thumbnail: "one.jpg" };
  const files: [string, string | Buffer][] = [
    ["site/secret.txt", "outside"],
    ["site/dist/index.html", "<title>site</title>"],
    ["site/dist/standalone.html", "<title>player</title>"],
    ["site/dist/pages/home.html", "<h1>home</h1>"],
    ["site/dist/pages/login.html", "<h1>login</h1>"],
    ["site/dist/pages/project.html", "<h1>project</h1>"],
    ["site/dist/favicon.svg", "<svg/>"],
    ["site/dist/sw.js", "works()"],
    ["site/dist/sw-withdrawn.js", "removes()"],
    ["site/dist/.hidden", "hidden"],
    ["site/dist/docs/index.html", "<title>documents</title>"],
    ["site/dist/docs/sdk/motion.html", "<title>motion</title>"],
    ["site/dist/docs/sdk/motion.md", "# motion"],
    ["site/dist/assets/index-a1b2.js", "export {};"],
    ["site/dist/assets/tempo-worker-a1b2.js", "listens()"],
    ["site/dist/assets/large-a1b2.js", LARGE],
    ["site/dist/assets/large-a1b2.js.br", brotliCompressSync(LARGE)],
    ["site/dist/assets/large-a1b2.js.gz", gzipSync(LARGE)],
    ["site/dist/assets/dancer-a1b2.glb", "glTF"],
    ["site/dist/assets/dancer-a1b2.glb.gz", gzipSync("glTF")],
    ["library/library.json", JSON.stringify({ songs: [song] })],
    ["library/one.mp3", "0123456789"],
    ["blogs/01022026.md", "# First"],
    ["blogs/31022026.md", "no such day"],
    ["blogs/notes.md", "not a post"],
    ["blogs/01012026.txt", "not markdown"],
  ];
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  server = await startTestServer({
    overrides: { steps: new FakeSteps(), siteFolder, libraryFolder, blogFolder },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: "manual", ...init });

describe("the site", () => {
  test("names the picture that people see first of a page, and none elsewhere", async () => {
    const linkOf = async (path: string) => (await get(path)).headers.get("link");
    expect(await linkOf("/tutorials")).toBe("</tutorials/choose.webp>; rel=preload; as=image; fetchpriority=high");
    expect(await linkOf("/about")).toBeNull();
  });

  test("has the documentation below /docs, each page also as Markdown", async () => {
    const read = async (path: string) => {
      const answer = await get(path);
      return [answer.status, answer.headers.get("content-type"), await answer.text()];
    };
    const html = "text/html; charset=utf-8";
    for (const path of ["/docs", "/docs/"]) expect(await read(path)).toEqual([200, html, "<title>documents</title>"]);
    expect(await read("/docs/sdk/motion")).toEqual([200, html, "<title>motion</title>"]);
    expect(await read("/docs/sdk/motion.md")).toEqual([200, "text/markdown; charset=utf-8", "# motion"]);
    // A page of the site itself, and one that there is not.
    expect(await read("/docs/player")).toEqual([200, html, "<title>site</title>"]);
    expect(await read("/docs/none")).toEqual([404, html, "<title>site</title>"]);
  });

  test("sends a part of a film, to be kept for ever", async () => {
    await writeFile(join(folder, "site/dist/assets/choose-a1b2.webm"), "film");
    const answer = await get("/assets/choose-a1b2.webm", { headers: { range: "bytes=1-2" } });
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([206, "video/webm", "il"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    ["/", "home"],
    ["/login?next=/profile", "login"],
    ["/login/", "login"],
    ["/project/nataraj-1", "project"],
  ])("has the page's own heading at %s", async (path, heading) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, `<h1>${heading}</h1>`]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["/dashboard", "/practise/nataraj-1", "/dashboard/", "/auth/callback/google", "/index.html"])(
    "has its page at %s",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, "<title>site</title>"]);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("content-type")).toContain("text/html");
    },
  );

  test("says with a status that it does not know an address, on its own page", async () => {
    const answer = await get("/nothing/here");
    expect([answer.status, await answer.text()]).toEqual([404, "<title>site</title>"]);
  });

  test("keeps hashed files for ever, and is asked for others again", async () => {
    const hashed = await get("/assets/index-a1b2.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toContain("javascript");
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
    const missing = await get("/assets/index-old.js");
    expect([missing.status, await missing.text()]).toEqual([404, "Not Found"]);
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
    ["zstd", null],
  ])("sends the smallest form that a browser accepts (%s)", async (accepted, coding) => {
    const answer = await get("/assets/large-a1b2.js", { headers: { "accept-encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const length = Number(answer.headers.get("content-length"));
    if (coding) expect(length).toBeLessThan(100);
    else expect(length).toBe(LARGE.length);
    expect(await answer.text()).toBe(LARGE);
  });

  test("names each form by a validator of its own", async () => {
    const tag = async (accepted: string) =>
      (await get("/assets/large-a1b2.js", { headers: { "accept-encoding": accepted } })).headers.get("etag");
    const [br, plain] = [await tag("br"), await tag("identity")];
    expect(br).not.toBe(plain);
    const again = await get("/assets/large-a1b2.js", {
      // Node's fetch would ask for a fresh copy.
      headers: { "accept-encoding": "br", "if-none-match": br ?? "", "cache-control": "max-age=0" },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("vary")).toContain("Accept-Encoding");
  });

  test("knows the addresses of practising", async () => {
    for (const path of ["/practise", "/practise/a-dance"]) expect((await get(path)).status).toBe(200);
  });

  test("has browsers ask for the service worker again, and hands out what removes it", async () => {
    const worker = await get("/sw.js");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(await worker.text()).toBe("works()");
    const projects = { findShown: async () => undefined };
    const site = staticSite({
      folder: join(folder, "site/dist"),
      publicUrl: "",
      withdrawServiceWorker: true,
      projects,
    });
    const other = new Koa().use(site).listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/sw.js`)).text()).toBe("removes()");
    other.close();
  });

  test("keeps the type of a compressed dancer", async () => {
    const answer = await get("/assets/dancer-a1b2.glb", { headers: { "accept-encoding": "br, gzip" } });
    expect(answer.headers.get("content-type")).toBe("model/gltf-binary");
    expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual(["gzip", "glTF"]);
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/.hidden",
    "/assets/..%5c..%5csecret.txt",
    "/%00",
  ])("keeps to its folder at %s", async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toContain("outside");
    expect(text).not.toContain("hidden");
  });

  test("lets others frame the standalone player, and only that", async () => {
    const player = await get("/standalone/nataraj-1");
    expect(await player.text()).toBe("<title>player</title>");
    expect(player.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(player.headers.get("x-frame-options")).toBeNull();
    const page = await get("/project/nataraj-1");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  test.each(["/standalone", "/standalone/", "/standalone//", "/standalone/a/b"])(
    "%s is no player, and nobody may frame it",
    async (path) => {
      const page = await get(path);
      expect([page.status, await page.text()]).toEqual([404, "<title>site</title>"]);
      expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
      expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    },
  );

  test("keeps the window of a login provider in reach of the page that opened it", async () => {
    const policy = async (path: string) => (await get(path)).headers.get("cross-origin-opener-policy");
    expect(await policy("/login")).toBe("same-origin-allow-popups");
    expect(await policy("/auth/start/google")).toBe("unsafe-none");
    expect(await policy("/auth/callback/google?code=1")).toBe("unsafe-none");
    expect(await policy("/auth/reset-password")).toBe("same-origin-allow-popups");
  });

  test("tells the browser what the site never asks for", async () => {
    const { headers } = await get("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
    // Without https these two would lock people out.
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("tells it to workers as well, and saves the words with other scripts", async () => {
    const policy = async (path: string) => (await get(path)).headers.get("content-security-policy");
    expect(await policy("/assets/tempo-worker-a1b2.js")).toContain("default-src 'self'");
    expect(await policy("/assets/index-a1b2.js")).toBeNull();
  });
});

describe("what comes with the product", () => {
  test("GET /songs lists the library with addresses that answer in ranges, to any site", async () => {
    const { songs } = await (await get("/api/songs")).json();
    expect(songs).toEqual([{ ...SONG, url: "/api/songs/one.mp3", thumbnail: "/api/songs/one.jpg" }]);
    const part = await get(songs[0].url, { headers: { range: "bytes=2-4" } });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect(part.headers.get("access-control-allow-origin")).toBe("*");
    expect((await get("/api/songs/library.json")).status).toBe(404);
    expect((await get("/api/songs/..%2fsite%2fsecret.txt")).status).toBe(404);
  });

  test("GET /blogs has the posts whose names are dates", async () => {
    expect(await (await get("/api/blogs")).json()).toEqual({ "01022026.md": "# First" });
  });

  test("GET /settings says what is set up, and nothing secret", async () => {
    expect(await (await get("/api/settings")).json()).toEqual({
      providers: { google: false, github: false },
      passwordReset: false,
      maxUploadMB: 2,
      maxProjects: 3,
      profileLinks: [],
    });
  });

  test("GET /openapi.json describes every call", async () => {
    const document = await (await get("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/createproject"].post.operationId).toBe("createProject");
  });

  test("GET /healthz and /readyz answer the operator's platform", async () => {
    expect((await get("/api/healthz")).status).toBe(200);
    expect((await get("/api/readyz")).status).toBe(200);
  });
});
