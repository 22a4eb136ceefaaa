import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { getUser, setDisplayName } from "../auth/users.ts";
import { dancePictureKeys, widePictureKey } from "../storage/dance-picture-keys.ts";
import { FakeSteps, fakeIntake, until } from "../test/fakes.ts";
import { PASSWORD, type TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { pictureKey } from "./picture-key.ts";
import { squarePicture } from "./square-picture.ts";

let server: TestServer;
let steps: FakeSteps;
let user: TestClient;
let number = 0;

beforeAll(async () => {
  steps = new FakeSteps();
  server = await startTestServer({ overrides: { intake: fakeIntake, steps } });
});
afterAll(() => server.close());
beforeEach(async () => {
  steps.reset();
  user = await server.user(`user${++number}`);
});

const profile = async () => (await user.get("/api/profile")).json();
const upload = (picture: Buffer | Blob) =>
  user.form("PUT", "/api/profilepicture", {
    file: picture instanceof Blob ? picture : new Blob([new Uint8Array(picture)]),
  });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];

describe("the profile", () => {
  test("shows what is known, and the name that was given", async () => {
    const email = `user${number}@example.org`;
    expect(await profile()).toEqual({ uid: user.uid, displayName: null, email, photoURL: null, logins: ["password"] });
    expect((await user.json("PUT", "/api/profile", { name: "  Asha <b>  " })).status).toBe(200);
    expect(await profile()).toMatchObject({ displayName: "Asha <b>" });
    expect((await user.json("PUT", "/api/profile", { name: " " })).status).toBe(400);
    expect((await user.json("PUT", "/api/profile", { name: "x".repeat(101) })).status).toBe(400);
  });

  test.each([
    ["nested", `{"note":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    ["large", JSON.stringify({ note: "x".repeat(70_000) })],
  ])("refuses preferences that are %s before it validates them", async (_how, body) => {
    const answer = await user.fetch("/api/preferences", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(await codeOf(answer)).toEqual([400, "invalid_request"]);
  });

  test("changes the password of a user who knows the old one, and ends the other sessions", async () => {
    const email = `user${number}@example.org`;
    const other = server.visitor();
    await other.signIn(email);
    const change = (oldPassword: string, newPassword: string) =>
      user.json("PUT", "/api/password", { oldPassword, newPassword });
    expect(await codeOf(await change("wrong horse 7", "another horse 8"))).toEqual([422, "wrong_password"]);
    expect(await codeOf(await change(PASSWORD, "short"))).toEqual([422, "weak_password"]);
    expect((await change(PASSWORD, "another horse 8")).status).toBe(200);
    expect((await user.get("/api/profile")).status).toBe(200);
    expect((await other.get("/api/profile")).status).toBe(401);
    await expect(server.visitor().signIn(email)).rejects.toThrow("WRONG_CREDENTIALS_ERROR");
    expect((await change("another horse 8", PASSWORD)).status).toBe(200);
  });

  test("keeps how the next dances begin, for its owner alone, until it is another or nothing", async () => {
    const preferences = async () => (await user.get("/api/preferences")).json();
    const keep = (body: unknown) => user.json("PUT", "/api/preferences", body);
    expect(await preferences()).toEqual({});
    const cast = { dancers: 3, arrangement: "mirrored", looks: ["street/teal"] };
    expect((await keep({ cast, environment: "temple", camera: "top" })).status).toBe(200);
    expect(await preferences()).toEqual({ cast, environment: "temple" });
    const other = await server.user(`user${++number}`);
    expect(await (await other.get("/api/preferences")).json()).toEqual({});
    for (const wrong of [
      null,
      [],
      { environment: "moon" },
      { cast: { ...cast, dancers: 4 } },
      { cast: { ...cast, looks: ["<b>"] } },
    ]) {
      expect(await codeOf(await keep(wrong))).toEqual([400, "invalid_request"]);
    }
    expect((await keep({ environment: "street" })).status).toBe(200);
    expect(await preferences()).toEqual({ environment: "street" });
    // What a later version has kept, and this one does not know, is as if nothing was.
    await server.services.knex("accounts").where({ uid: user.uid }).update({ preferences: '{"environment":"moon"}' });
    expect(await preferences()).toEqual({});
    expect((await keep({})).status).toBe(200);
    const row = await server.services.knex("accounts").where({ uid: user.uid }).first("preferences");
    expect(row).toEqual({ preferences: null });
  });

  test("limits guesses at the old password by the session, so that nobody's guesses stop the owner", async () => {
    const wrong = { oldPassword: "wrong horse 7", newPassword: "another horse 8" };
    const thief = server.visitor();
    await thief.signIn(`user${number}@example.org`);
    for (let tries = 0; tries < 10; tries++) await thief.json("PUT", "/api/password", wrong);
    expect(await codeOf(await thief.json("PUT", "/api/password", wrong))).toEqual([429, "rate_limited"]);
    const right = { ...wrong, oldPassword: PASSWORD };
    expect((await user.json("PUT", "/api/password", right)).status).toBe(200);
  });

  test("lets nobody in whose sign-in was checked against the password before", async () => {
    const change = { oldPassword: PASSWORD, newPassword: "another horse 8" };
    const real = globalThis.fetch;
    let isChanged = false;
    const spied = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
      // The password was right. Its session is made now.
      if (!isChanged && String(address).endsWith("/recipe/session") && init?.method === "POST") {
        isChanged = true;
        expect((await user.json("PUT", "/api/password", change)).status).toBe(200);
      }
      return real(address, init);
    });
    const late = server.visitor();
    await expect(late.signIn(`user${number}@example.org`)).rejects.toThrow("WRONG_CREDENTIALS_ERROR");
    spied.mockRestore();
    expect((await late.get("/api/profile")).status).toBe(401);
    expect((await user.get("/api/profile")).status).toBe(200);
    expect(await server.services.knex("st_sessions").where({ user_id: user.uid })).toHaveLength(1);
  });

  test.each(["png", "jpeg", "webp"] as const)("keeps a %s as a square PNG without metadata", async (format) => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#ff8800" } })
      .withExif({ IFD0: { Copyright: "somebody at home" } })
      .toFormat(format)
      .toBuffer();
    const answer = await upload(picture);
    expect(answer.status).toBe(200);
    const { photoURL } = await answer.json();
    expect(photoURL).toContain(`/user-profile-pictures/${user.uid}.png`);
    expect((await profile()).photoURL).toBe(photoURL);
    const shown = await server.visitor().get(photoURL);
    expect(shown.headers.get("content-type")).toBe("image/png");
    const stored = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: "png", width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();
  });

  test("does not enlarge a small picture", async () => {
    const small = await sharp({ create: { width: 40, height: 60, channels: 4, background: "#00f8" } })
      .png()
      .toBuffer();
    const { photoURL } = await (await upload(small)).json();
    const stored = await (await user.get(photoURL)).arrayBuffer();
    expect(await sharp(Buffer.from(stored)).metadata()).toMatchObject({ width: 40, height: 40 });
  });

  test("refuses a file that is no picture, and a picture that claims to be huge", async () => {
    expect(await codeOf(await upload(Buffer.from("GIF89a, or so it says")))).toEqual([415, "invalid_picture"]);
    expect(await codeOf(await upload(new File([], "a.png")))).toEqual([400, "empty_file"]);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(99)]);
    expect(await (await upload(heic)).json()).toEqual({
      error: "invalid_picture",
      message: "Pictures in HEIC cannot be read here. Please choose a PNG, JPEG or WebP file.",
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
    expect(await codeOf(await upload(Buffer.from(svg)))).toEqual([415, "invalid_picture"]);
    const huge = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
      .jpeg()
      .toBuffer();
    // Height and width stand in the header of the frame (ITU-T T.81, B.2.2).
    const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
    huge.writeUInt16BE(6_000, frame + 5);
    huge.writeUInt16BE(9_000, frame + 7);
    expect(await codeOf(await upload(huge))).toEqual([413, "picture_too_large"]);
    expect(await codeOf(await user.form("PUT", "/api/profilepicture", {}))).toEqual([400, "no_file"]);
    expect((await profile()).photoURL).toBeNull();
    const kept = async () =>
      (await server.files()).filter((path) => path.includes(user.uid) || path.startsWith("uploads"));
    await expect.poll(kept).toEqual([]);
  });
});

test.skipIf(process.platform !== "linux")("a full disk is no fault of the picture", async () => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#111" } }).png();
  const folder = await mkdtemp(join(tmpdir(), "nataraj-picture-"));
  await picture.toFile(join(folder, "upload"));
  const squared = squarePicture({ file: join(folder, "upload"), output: "/dev/full" });
  await expect(squared).rejects.toMatchObject({ code: "unavailable", status: 503 });
  await rm(folder, { recursive: true });
});

describe("deleting an account", () => {
  let release = () => {};
  afterEach(() => release());

  /** Everything an account can have: a project, one that is just generated, a picture, a message. */
  async function fill(): Promise<void> {
    await user.get(`/api/createuserdata/${user.uid}`);
    const first = await (await user.createProject(new Blob(["x"]))).json();
    await user.createProject(new Blob(["x"]));
    await user.json("POST", "/api/updatedanceform", { projectID: first.projectID, danceform: "Ballet, " });
    steps.gate = new Promise((resolve) => {
      release = resolve;
    });
    user.json("POST", "/api/generatedance", { projectID: first.projectID }).catch(() => {});
    await until(() => steps.analysed === 1);
    const dot = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#111" } })
      .png()
      .toBuffer();
    await user.json("PUT", "/api/preferences", { environment: "temple" });
    await keepPictures(first.projectID, dot);
    const waveform = { sampleRate: 8_000, samplesPerPoint: 32, points: "" };
    const path = fileURLToPath(import.meta.url);
    await server.services.preparedSongs.keep(user.uid, path, { path, duration: 1, waveform });
    const message = { id: `message${number}`, email: `user${number}@example.org`, text: "hello", created_at: 1 };
    await server.services.knex("contact_messages").insert(message);
  }

  /** As its worker does once the dance is made, and as an upload of the user's picture, which takes a process. */
  async function keepPictures(id: string, picture: Buffer): Promise<void> {
    const { knex, storage, uploads } = server.services;
    const wide = widePictureKey(`project-pictures/${id}`);
    await uploads.use(async (folder) => {
      const path = join(folder, "picture");
      await writeFile(path, picture);
      for (const key of [...dancePictureKeys(wide), pictureKey(user.uid)])
        await storage.put(key, { path, contentType: "image/jpeg" });
    });
    await knex("projects").where({ id }).update({ picture_key: wide });
  }

  async function left(): Promise<number> {
    const { knex } = server.services;
    const { uid } = user;
    const rows = await Promise.all([
      knex("projects").where({ owner: uid }),
      knex("accounts").where({ uid }),
      knex("contact_messages").where({ email: `user${number}@example.org` }),
      knex("jobs").whereNotIn("project_id", knex("projects").select("id")),
      knex("deletions").where({ uid }).whereNull("finished_at"),
    ]);
    const files = (await server.files()).filter(
      (path) => path.includes(uid) || /songs\/|project-pictures\//.test(path),
    );
    return rows.flat().length + files.length + ((await getUser(uid)) ? 1 : 0);
  }

  test("removes everything of it, and the session", async () => {
    await fill();
    expect(await left()).toBeGreaterThan(5);
    const answer = await user.get(`/api/deleteaccount/${user.uid}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await expect.poll(left).toBe(0);
    expect((await user.get("/api/profile")).status).toBe(401);
    await expect(server.visitor().signIn(`user${number}@example.org`)).rejects.toThrow("WRONG_CREDENTIALS_ERROR");
  });

  test("needs a fresh login", async () => {
    const remove = (client: TestClient) => client.get(`/api/deleteaccount/${user.uid}`);
    const { knex } = server.services;
    await knex("st_sessions")
      .where({ user_id: user.uid })
      .update({ created: Date.now() - 11 * 60_000 });
    expect(await codeOf(await remove(user))).toEqual([403, "fresh_login_needed"]);
    expect((await user.get("/api/profile")).status).toBe(200);
    await user.signIn(`user${number}@example.org`);
    expect((await remove(user)).status).toBe(200);
  });

  const TABLES = ["projects", "contact_messages", "accounts", "st_users"];
  test.each(TABLES)("that breaks off at %s is finished later, and nobody signs in meanwhile", async (table) => {
    await fill();
    const { knex } = server.services;
    await knex.raw(`CREATE TRIGGER broken BEFORE DELETE ON ${table} BEGIN SELECT RAISE(ABORT, 'power cut'); END`);
    expect((await user.get(`/api/deleteaccount/${user.uid}`)).status).toBe(200);
    expect(await left()).toBeGreaterThan(0);
    expect((await user.get("/api/profile")).status).toBe(401);
    await expect(server.visitor().signIn(`user${number}@example.org`)).rejects.toThrow();
    await knex.raw("DROP TRIGGER broken");
    await until(async () => (await left()) === 0);
    expect((await user.get("/api/profile")).status).toBe(401);
  });

  test("refuses a project whose upload was still worked on", async () => {
    const { projects, discardedFiles } = server.services;
    await user.get(`/api/deleteaccount/${user.uid}`);
    const row = { id: "1".repeat(32), owner: user.uid, name: "n", title: "t", duration: 1, tag_lyrics: null };
    await discardedFiles.expect("songs/late.mp3");
    const late = projects.insert({ ...row, song_key: "songs/late.mp3", song_type: "audio/mpeg" });
    await expect(late).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("leaves nothing of a name, a picture, a note and a sign-in that were under way", async () => {
    const { knex } = server.services;
    const dot = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#111" } })
      .png()
      .toBuffer();
    const { uid } = user;
    const writes = (n: number) => [
      user.json("PUT", "/api/profile", { name: `Asha ${n}` }),
      upload(dot),
      user.json("PUT", "/api/preferences", { environment: "temple" }),
      user.get(`/api/createuserdata/${uid}`),
      server.visitor().signIn(`user${number}@example.org`),
    ];
    // Some come before the deletion, some with it, some while it is under way.
    const before = writes(1);
    const deleted = user.get(`/api/deleteaccount/${uid}`);
    await Promise.allSettled([...before, ...writes(2), deleted]);
    expect((await deleted).status).toBe(200);
    await expect.poll(left).toBe(0);
    expect(await knex("st_metadata").where({ user_id: uid })).toEqual([]);
    expect(await knex("st_sessions").where({ user_id: uid })).toEqual([]);
  });

  test("takes away what a process wrote late and died before it could look", async () => {
    const { knex, deletion } = server.services;
    await user.get(`/api/deleteaccount/${user.uid}`);
    await setDisplayName(user.uid, "Late");
    await expect(deletion.assertNotDeleted(user.uid)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await knex("st_metadata").where({ user_id: user.uid })).toEqual([]);

    await setDisplayName(user.uid, "Later");
    await knex("deletions").where({ uid: user.uid }).update({ finished_at: 1 });
    await deletion.resume();
    await expect.poll(() => knex("deletions").where({ uid: user.uid })).toEqual([]);
    expect(await knex("st_metadata").where({ user_id: user.uid })).toEqual([]);
  });
});
