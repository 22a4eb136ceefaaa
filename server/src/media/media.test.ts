import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMediaLinks } from "../storage/media-links.ts";
import { type FakeS3, startFakeS3 } from "../test/fake-s3.ts";
import { FakeSteps, fakeIntake } from "../test/fakes.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

const HOUR = 3_600_000;

describe("createMediaLinks", () => {
  const links = createMediaLinks(Buffer.alloc(32, 7));
  const now = Date.UTC(2026, 0, 1, 12, 1);
  const queryOf = (link: string) => new URL(link, "http://x").searchParams;

  test.each([
    ["owner", 5, 10],
    ["anyone", 50, 60],
  ] as const)("makes links for %s that live at least %i and at most %i minutes", (audience, least, most) => {
    for (const later of [0, 60_000, 4 * 60_000 - 1, 4 * 60_000]) {
      const query = queryOf(links.create("songs/a.mp3", audience, now + later));
      const checked = links.check("songs/a.mp3", query, now + later);
      expect(checked?.audience).toBe(audience);
      expect((checked?.expires ?? 0) - now - later).toBeGreaterThanOrEqual(least * 60_000);
      expect((checked?.expires ?? 0) - now - later).toBeLessThanOrEqual(most * 60_000);
      expect(links.check("songs/a.mp3", query, now + later + most * 60_000)).toBeUndefined();
    }
  });

  test("makes the same link for five minutes, so that caches know it again", () => {
    const first = links.create("songs/a.mp3", "owner", now);
    expect(links.create("songs/a.mp3", "owner", now + 60_000)).toBe(first);
    expect(links.create("songs/a.mp3", "owner", now + 300_000)).not.toBe(first);
  });

  test.each([
    ["another file", "songs/b.mp3", {}],
    ["another expiry", "songs/a.mp3", { expires: String(now + 100 * HOUR) }],
    ["no expiry", "songs/a.mp3", { expires: "" }],
    ["an expiry that is no number", "songs/a.mp3", { expires: "never" }],
    ["another audience", "songs/a.mp3", { for: "anyone" }],
    ["an unknown audience", "songs/a.mp3", { for: "" }],
    ["no signature", "songs/a.mp3", { signature: "" }],
    ["another signature", "songs/a.mp3", { signature: "A".repeat(43) }],
  ])("refuses %s", (_what, key, changes) => {
    const query = queryOf(links.create("songs/a.mp3", "owner", now));
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    expect(links.check(key, query, now)).toBeUndefined();
  });

  test("refuses the links of another server", () => {
    const foreign = createMediaLinks(Buffer.alloc(32, 8)).create("songs/a.mp3", "owner", now);
    expect(links.check("songs/a.mp3", queryOf(foreign), now)).toBeUndefined();
  });
});

describe.each(["files", "s3"])("GET /media from %s", (kind) => {
  let s3: FakeS3 | undefined;
  let server: TestServer;
  let owner: TestClient;
  let visitor: TestClient;
  let id: string;

  beforeAll(async () => {
    s3 = kind === "s3" ? await startFakeS3("KEYID") : undefined;
    const keys = { region: "us-east-1", accessKeyId: "KEYID", secretAccessKey: "secret" };
    server = await startTestServer({
      settings: s3 ? { s3: { bucket: "ours", endpoint: s3.url, ...keys } } : {},
      overrides: { intake: fakeIntake, steps: new FakeSteps() },
    });
    owner = await server.user("owner");
    visitor = server.visitor();
    id = (await (await owner.createProject(new Blob(["x"]))).json()).projectID;
  });
  afterAll(async () => {
    await server.close();
    await s3?.close();
  });

  const songFor = async (client: TestClient) =>
    (await (await client.get(`/api/fetchproject/${id}`)).json()).project.song as string;

  test("answers in ranges, with the type of the song, to any site", async () => {
    const song = await songFor(owner);
    const whole = await visitor.get(song);
    expect(whole.headers.get("content-type")).toBe("audio/mpeg");
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    expect(whole.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(whole.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
    const text = await whole.text();
    const part = await visitor.fetch(song, { headers: { range: "bytes=4-9" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 4-9/${text.length}`);
    expect(await part.text()).toBe(text.slice(4, 10));
    expect((await visitor.fetch(song, { headers: { range: "bytes=900-" } })).status).toBe(416);
    expect((await visitor.fetch(song, { method: "HEAD" })).headers.get("content-length")).toBe(String(text.length));
    const tag = whole.headers.get("etag") ?? "";
    // A weak one lets no cache put ranges together: the browser would fetch the song again.
    expect(tag).toMatch(/^"/);
    expect((await visitor.fetch(song, { headers: { "if-none-match": tag, "cache-control": "" } })).status).toBe(304);
    const partOf = async (validator: string) =>
      (await visitor.fetch(song, { headers: { range: "bytes=4-9", "if-range": validator } })).status;
    expect([await partOf(tag), await partOf('"another"')]).toEqual([206, 200]);
  });

  test.each([
    "songs",
    "songs/",
    "songs/..%2f..%2fnataraj.sqlite",
    "..%2fnataraj.sqlite",
    "songs/%00",
    "nataraj.sqlite",
  ])("gives nothing away at %s", async (path) => {
    const answer = await visitor.get(`/api/media/${path}?for=owner&expires=9999999999999&signature=x`);
    expect([403, 404]).toContain(answer.status);
  });

  test("refuses everyone's link as soon as the project is private again", async () => {
    await owner.get(`/api/changeprojectvisibility/${id}/public`);
    const song = await songFor(visitor);
    expect((await visitor.get(song)).status).toBe(200);
    await owner.get(`/api/changeprojectvisibility/${id}/private`);
    const refused = await visitor.get(song);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: "media_expired" });
    expect((await visitor.get(await songFor(owner))).status).toBe(200);
  });

  test("ends the connection where the storage breaks off, so that a half is not taken for the whole", async () => {
    if (!s3) return; // A folder does not break off.
    s3.faults.push("break off");
    const broken = await visitor.get(await songFor(owner));
    await expect(broken.text()).rejects.toThrow();
    s3.faults.push("slow down", "slow down", "slow down");
    expect((await visitor.get(await songFor(owner))).status).toBe(503);
  });

  test("finds nothing after the project was deleted", async () => {
    const song = await songFor(owner);
    await owner.get(`/api/deleteproject/${id}`);
    expect((await visitor.get(song)).status).toBe(404);
  });
});
