import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DancePictureAddresses } from "@nataraj/sdk/contract";
import type { PicturedDance } from "@nataraj/sdk/picture";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DrawDance } from "../pictures/draw-dance.ts";
import { FakeSteps, fakeIntake, until } from "../test/fakes.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

const drawn: PicturedDance[] = [];
/** What the next drawing waits for, or fails with. */
let gate: Promise<void> = Promise.resolve();
const draw: DrawDance = async (dance, folder, signal) => {
  drawn.push(dance);
  await gate;
  signal.throwIfAborted();
  for (const kind of ["wide", "small", "portrait", "story", "moving"])
    await writeFile(join(folder, `${kind}.jpg`), `${kind} ${drawn.length}`);
};

let server: TestServer;
let owner: TestClient;
let id: string;

beforeAll(async () => {
  const overrides = { steps: new FakeSteps(), intake: fakeIntake, drawDance: draw };
  server = await startTestServer({ overrides });
  owner = await server.user("owner");
});
afterAll(() => server.close());

const pictures = async (): Promise<DancePictureAddresses | undefined> =>
  (await (await owner.get(`/api/fetchprojects/${owner.uid}`)).json()).projects[0]?.pictures;
const files = async () => (await server.files()).filter((path) => path.includes("project-pictures"));
const text = async (path: string, who: TestClient = owner) => (await who.get(path)).text();
const show = (visibility: string) => owner.get(`/api/changeprojectvisibility/${id}/${visibility}`);

test("a dance has pictures soon after it is made, which nobody waits for", async () => {
  let release = () => {};
  gate = new Promise((resolve) => {
    release = resolve;
  });
  id = (await (await owner.createProject(new Blob(["song"]))).json()).projectID;
  await owner.json("POST", "/api/updatedanceform", { projectID: id, danceform: "Salsa, " });
  expect((await owner.json("POST", "/api/generatedance", { projectID: id })).status).toBe(200);
  await until(() => drawn.length === 1);
  expect(drawn[0]).toMatchObject({ styles: ["Salsa"], duration: 2 });
  expect(await pictures()).toBeUndefined();
  release();
  await until(async () => (await pictures()) !== undefined);
  const own = (await pictures()) as DancePictureAddresses;
  expect(
    await Promise.all([own.wide, own.small, own.portrait, own.story, own.moving].map((path) => text(path))),
  ).toEqual(["wide 1", "small 1", "portrait 1", "story 1", "moving 1"]);
});

test("of a private project they are shown by signed address alone, of a public one to everybody", async () => {
  const visitor = server.visitor();
  const { wide } = (await pictures()) as DancePictureAddresses;
  expect(await text(wide, visitor)).toBe("wide 1");
  const [path = ""] = wide.split("?");
  expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.get(`/posters/${id}-story.jpg`)).status).toBe(404);
  expect(await text(`/posters/${id}.jpg`, visitor)).not.toContain("wide");
  await show("public");
  const shapes = ["", "-480", "-portrait", "-story"];
  expect(await Promise.all(shapes.map((shape) => text(`/posters/nataraj-${id}${shape}.jpg`, visitor)))).toEqual([
    "wide 1",
    "small 1",
    "portrait 1",
    "story 1",
  ]);
  const page = `${server.settings.publicUrl}/project/nataraj-${id}`;
  const { thumbnail_url } = await (await visitor.get(`/api/oembed?url=${encodeURIComponent(page)}`)).json();
  expect(thumbnail_url).toContain(`/posters/nataraj-${id}.jpg?drawn=`);
});

test("the demo has the library's sample dance", async () => {
  const visitor = server.visitor();
  const before = drawn.length;
  expect(await text("/posters/demo-480.jpg?stage=temple", visitor)).toBe(`small ${before + 1}`);
  expect(drawn.at(-1)).toMatchObject({ staging: { cast: { dancers: 1 }, environment: "temple" } });
  expect(drawn.at(-1)?.duration).toBeGreaterThan(60);
});

test("of a public one an address may ask for other dancers and another place", async () => {
  const visitor = server.visitor();
  const before = drawn.length;
  const poster = (query: string, size = "") => text(`/posters/${id}${size}.jpg${query}`, visitor);
  const own = await poster("");
  expect(await poster("?look=nobody&stage=moon&start=3")).toBe(own);
  expect(drawn).toHaveLength(before);
  const asked = "?look=street&colours=teal&dancers=3&stage=temple";
  expect(await poster(asked)).toBe(`wide ${before + 1}`);
  expect(await poster(`${asked}&unheard=of`, "-480")).toBe(`small ${before + 1}`);
  expect(drawn.slice(before)).toMatchObject([
    { staging: { cast: { dancers: 3, looks: ["street/teal"] }, environment: "temple" } },
  ]);
  expect(await poster(asked, "-portrait")).toMatch("portrait");
  const first = await visitor.get(`/posters/${id}.jpg${asked}`);
  expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const etag = first.headers.get("etag") as string;
  const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
  expect((await fetch(`${server.url}/posters/${id}.jpg${asked}`, { headers })).status).toBe(304);
  await show("private");
  expect(await poster(asked)).not.toContain("wide");
  await show("public");
});

test("they are drawn anew when steps, cast or place change, and those before go", async () => {
  const before = await pictures();
  const cast = { dancers: 3, arrangement: "mirrored" };
  await owner.json("PUT", "/api/project", { projectID: id, cast, environment: "temple" });
  await until(async () => (await pictures())?.wide.split("?")[0] !== before?.wide.split("?")[0]);
  expect(drawn.at(-1)?.staging).toEqual({ cast, environment: "temple" });
  await until(async () => (await files()).length === 5);
  const { project } = await (await owner.get(`/api/fetchproject/${id}`)).json();
  const choreography = '{"0.00":{"lyrics":"hello","steps":[27,19]}}';
  await owner.json("PUT", "/api/choreography", { projectID: id, choreography, version: project.version });
  await until(() => drawn.at(-1)?.choreography.includes("27") === true);
  // Another camera shows the same.
  const count = drawn.length;
  await owner.json("PUT", "/api/project", { projectID: id, camera: "top" });
  await server.services.pictures?.look();
  expect(drawn).toHaveLength(count);
});

test("what is changed while it is drawn is drawn again", async () => {
  let release = () => {};
  gate = new Promise((resolve) => {
    release = resolve;
  });
  const count = drawn.length;
  await owner.json("PUT", "/api/project", { projectID: id, environment: "street" });
  await until(() => drawn.length === count + 1);
  await owner.json("PUT", "/api/project", { projectID: id, environment: "studio" });
  release();
  await until(() => drawn.length === count + 2);
  expect(drawn.at(-1)?.staging?.environment).toBe("studio");
  await until(async () => (await text(`/posters/${id}.jpg`)) === `wide ${count + 2}`);
  await until(async () => (await files()).length === 5);
});

test("a dance that cannot be drawn has its style's poster, and is not tried again", async () => {
  gate = Promise.reject(new Error("no dance"));
  gate.catch(() => {});
  const count = drawn.length;
  await owner.json("PUT", "/api/project", { projectID: id, environment: "stage" });
  await until(async () => (await pictures()) === undefined);
  await server.services.pictures?.look();
  for (const query of ["", "?look=street"])
    expect(await text(`/posters/${id}.jpg${query}`, server.visitor())).not.toContain("wide");
  expect(drawn).toHaveLength(count + 1);
  await until(async () => (await files()).length === 0);
  gate = Promise.resolve();
});

test("they go with the project", async () => {
  await owner.json("PUT", "/api/project", { projectID: id, environment: "temple" });
  await until(async () => (await files()).length === 5);
  await owner.get(`/api/deleteproject/${id}`);
  await expect.poll(files).toEqual([]);
});
