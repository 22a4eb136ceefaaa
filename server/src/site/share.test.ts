import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FakeSteps, fakeIntake } from "../test/fakes.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

const PUBLIC_URL = "https://dance.example.org";
const NAME = `"><script>alert(1)</script> $& it's`;
const PAGE =
  '<html><head><meta name="description" content="site" /><title>Nataraj</title></head><body>page</body></html>';

let folder: string;
let server: TestServer;
let owner: TestClient;
/** A public dance, a private one, and a draft that is public. */
let shown: string;
let hidden: string;
let draft: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-share-"));
  for (const name of ["posters", "pages"]) await mkdir(join(folder, name));
  for (const [file, text] of [
    ["index.html", PAGE],
    ["standalone.html", PAGE.replace("page", "player")],
    ["pages/shared-project.html", PAGE.replace("page", "<h1>Project: {project name}</h1>")],
    ["posters/salsa.jpg", "salsa"],
    ["posters/salsa-480.jpg", "small salsa"],
    ["posters/freestyle.jpg", "freestyle"],
    ["posters/freestyle-480.jpg", "small freestyle"],
  ] as const)
    await writeFile(join(folder, file), text);
  server = await startTestServer({
    settings: { publicUrl: PUBLIC_URL },
    overrides: { steps: new FakeSteps(), intake: fakeIntake, siteFolder: folder },
  });
  owner = await server.user("owner");
  shown = await makeProject(NAME, "Salsa, Ballet, ");
  hidden = await makeProject("hidden otter", "Salsa, ");
  draft = await makeProject("unfinished otter");
  for (const id of [shown, draft]) await owner.get(`/api/changeprojectvisibility/${id}/public`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function makeProject(projectName: string, danceform?: string): Promise<string> {
  const answer = await owner.createProject(new Blob(["song"]), { projectName, title: "my diary.mp3" });
  const { projectID } = (await answer.json()) as { projectID: string };
  if (danceform) {
    await owner.json("POST", "/api/updatedanceform", { projectID, danceform });
    await owner.json("POST", "/api/generatedance", { projectID });
  }
  return projectID;
}

const get = (path: string) => fetch(server.url + path);
const page = async (path: string) => (await get(path)).text();
const oEmbed = (query: Record<string, string>) => get(`/api/oembed?${new URLSearchParams(query)}`);

describe("a page of a public project, as other sites read it", () => {
  test.each(["project", "standalone"])("says in its head what there is to see (/%s)", async (kind) => {
    const answer = await get(`/${kind}/nataraj-${shown}`);
    const html = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const contents = Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );
    const player = `${PUBLIC_URL}/standalone/nataraj-${shown}`;
    expect(contents).toMatchObject({
      description: "Watch this Salsa and Ballet dance in 3D, choreographed by Nataraj.",
      "og:type": "video.other",
      "og:url": `${PUBLIC_URL}/project/nataraj-${shown}`,
      "og:image": `${PUBLIC_URL}/posters/salsa.jpg`,
      "og:image:width": "1200",
      "og:video": player,
      "og:video:secure_url": player,
      "twitter:card": "player",
      "twitter:player": player,
      "twitter:image": `${PUBLIC_URL}/posters/salsa.jpg`,
    });
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/project/nataraj-${shown}" />`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain(kind === "project" ? "<body><h1>Project: " : "<body>player");
  });

  test("lets no name break out of its tag, and gives no file name away", async () => {
    const html = await page(`/project/${shown}`);
    expect(html).not.toContain("<script>");
    expect(html).toContain(
      "<title>&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; $&#38; it&#39;s · Nataraj</title>",
    );
    expect(html).not.toContain("diary");
  });

  test("has the project's name in its heading, to be read before any script has come", async () => {
    const html = await page(`/project/${shown}`);
    expect(html).toContain("<h1>Project: &#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; $&#38; it&#39;s</h1>");
    expect(await page(`/project/${hidden}`)).not.toContain("<h1>");
  });

  test("leads to its oEmbed answer", async () => {
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(
      await page(`/standalone/${shown}`),
    );
    const address = new URL((link?.[1] ?? "").replaceAll("&#38;", "&"));
    expect(address.origin).toBe(PUBLIC_URL);
    expect((await get(address.pathname + address.search)).status).toBe(200);
  });

  test("is the plain page for a private, an unfinished and an unknown project", async () => {
    for (const kind of ["project", "standalone"]) {
      const pages = await Promise.all([hidden, draft, "0".repeat(32), "nonsense"].map((id) => page(`/${kind}/${id}`)));
      expect(new Set(pages)).toEqual(new Set([kind === "project" ? PAGE : PAGE.replace("page", "player")]));
    }
    const answer = await owner.get(`/project/${hidden}`);
    expect(await answer.text()).toBe(PAGE);
  });
});

describe("the poster of a project", () => {
  test("is its first style's, in two sizes, for any site", async () => {
    const answer = await get(`/posters/nataraj-${shown}.jpg`);
    expect([answer.status, await answer.text()]).toEqual([200, "salsa"]);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await page(`/posters/${shown}-480.jpg`)).toBe("small salsa");
  });

  test("says nothing of a private or unknown one", async () => {
    for (const id of [hidden, draft, "0".repeat(32)]) expect(await page(`/posters/${id}.jpg`)).toBe("freestyle");
  });
});

describe("GET /oembed", () => {
  const address = (id: string, kind = "project") => `${PUBLIC_URL}/${kind}/nataraj-${id}`;

  test.each(["project", "standalone"])("tells how to embed a public project (/%s)", async (kind) => {
    const answer = await oEmbed({ url: address(shown, kind) });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const body = (await answer.json()) as Record<string, string>;
    expect(body).toMatchObject({
      version: "1.0",
      type: "video",
      provider_name: "Nataraj",
      provider_url: PUBLIC_URL,
      title: NAME,
      width: 640,
      height: 360,
      thumbnail_url: `${PUBLIC_URL}/posters/salsa.jpg`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(body.html).toMatch(/^<iframe src="[^"<>]+" title="[^"<>]+" width="640" height="360" [^<>]+><\/iframe>$/);
    expect(body.html).toContain(`src="${PUBLIC_URL}/standalone/nataraj-${shown}"`);
    expect(body.html).toContain('allow="autoplay; fullscreen"');
  });

  test.each([
    [{ maxwidth: "320" }, [320, 180]],
    [{ maxheight: "90" }, [160, 90]],
    [{ maxwidth: "320", maxheight: "90" }, [160, 90]],
    [{ maxwidth: "5000", maxheight: "5000" }, [640, 360]],
    [{ maxwidth: "1" }, [1, 1]],
    [{ maxwidth: "0" }, [640, 360]],
    [{ maxwidth: "-3" }, [640, 360]],
    [{ maxwidth: "wide" }, [640, 360]],
    [{ maxwidth: "Infinity" }, [640, 360]],
  ])("keeps its shape within %j", async (limits, size) => {
    const { width, height, html } = await (await oEmbed({ url: address(shown), ...limits })).json();
    expect([width, height]).toEqual(size);
    expect(html).toContain(`width="${width}" height="${height}"`);
  });

  test("has a picture within the limits, or none", async () => {
    const thumbnail = async (maxwidth: string) =>
      (await (await oEmbed({ url: address(shown), maxwidth })).json()).thumbnail_url;
    expect(await thumbnail("1200")).toBe(`${PUBLIC_URL}/posters/salsa.jpg`);
    expect(await thumbnail("1199")).toBe(`${PUBLIC_URL}/posters/salsa-480.jpg`);
    expect(await thumbnail("479")).toBeUndefined();
  });

  test.each([
    ["a private project", () => ({ url: address(hidden) }), 401],
    ["a draft", () => ({ url: address(draft) }), 401],
    ["an unknown project", () => ({ url: address("0".repeat(32)) }), 404],
    ["another page", () => ({ url: `${PUBLIC_URL}/about` }), 404],
    ["another site", () => ({ url: `https://elsewhere.example/project/${shown}` }), 404],
    ["no address", () => ({ url: "nonsense" }), 404],
    ["nothing", () => ({}), 400],
    ["XML", () => ({ url: address(shown), format: "xml" }), 501],
    ["an unknown format", () => ({ url: address(shown), format: "yaml" }), 501],
  ] as const)("refuses %s", async (_, query, status) => {
    const answer = await oEmbed(query() as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain("otter");
  });

  test("forgets a project that turns private", async () => {
    await owner.get(`/api/changeprojectvisibility/${shown}/private`);
    expect((await oEmbed({ url: address(shown) })).status).toBe(401);
    expect(await page(`/project/${shown}`)).toBe(PAGE);
    expect(await page(`/posters/${shown}.jpg`)).toBe("freestyle");
    await owner.get(`/api/changeprojectvisibility/${shown}/public`);
  });
});
