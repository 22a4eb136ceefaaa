import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { clicks, evenly, onsetsIn, temporaryFolder, writeAudio } from "../music/audio.fixture.ts";
import { decodePcm } from "../music/ffmpeg/decode-pcm.ts";
import { prepareSong } from "../music/intake/prepare-song.ts";
import { realIntake } from "../test/real-intake.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

const folder = temporaryFolder();
const songs: Record<string, Blob> = {};
let server: TestServer;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { intake: realIntake } });
  const write = (name: string, samples: Float32Array, options: string[], rate?: number) => {
    const path = join(folder.path, name);
    writeAudio(path, samples, options, rate);
    songs[name] = new Blob([readFileSync(path)]);
  };
  write("alac.m4a", clicks(4, evenly(0.5, 4, 1)), ["-c:a", "alac"]);
  write("f64.wav", clicks(4, evenly(0.5, 4, 1)), ["-c:a", "pcm_f64le"]);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});
afterEach(() => vi.useRealTimers());

const newUser = () => server.user(`user${++number}`);
const prepare = (user: TestClient, file: Blob | undefined) => user.form("POST", "/api/preparedsong", { file });
const kept = async () => (await server.files()).filter((path) => path.includes("/prepared/"));
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];
const GONE = [404, "prepared_song_not_found"];

describe("a song that browsers cannot decode", () => {
  test.each([
    ["alac.m4a", "a new project"],
    ["f64.wav", "a project that there is"],
  ])("%s is drawn, heard and cut for %s without being sent twice", async (name, whose) => {
    const user = await newUser();
    const project: string | undefined =
      whose === "a new project" ? undefined : (await (await user.createProject(songs["alac.m4a"])).json()).projectID;
    const answer = await prepare(user, songs[name]);
    expect(answer.status).toBe(200);
    const { id, duration, waveform } = await answer.json();
    expect(duration).toBeCloseTo(4, 1);
    const points = new Int8Array(Buffer.from(waveform.points, "base64"));
    const perSecond = waveform.sampleRate / waveform.samplesPerPoint;
    expect(points.length / 2 / perSecond).toBeCloseTo(duration, 1);
    const greatest = Float32Array.from(points.filter((_, i) => i % 2 === 1));
    expect(onsetsIn(greatest, perSecond).map((time) => time.toFixed(1))).toEqual(["0.5", "1.5", "2.5", "3.5"]);

    const whole = await user.get(`/api/preparedsong/${id}`);
    expect(whole.headers.get("content-type")).toBe("audio/mpeg");
    expect(whole.headers.get("cache-control")).toBe("no-store");
    const heard = Buffer.from(await whole.arrayBuffer());
    const middle = await user.fetch(`/api/preparedsong/${id}`, { headers: { range: "bytes=100-199" } });
    expect([middle.status, Buffer.from(await middle.arrayBuffer())]).toEqual([206, heard.subarray(100, 200)]);

    const part = { preparedSong: id, start: "1000", end: "3000" };
    const cut = await (project
      ? user.form("PUT", "/api/song", { ...part, projectID: project })
      : user.createProject(undefined, part));
    expect(cut.status).toBe(200);
    const projectID = project ?? (await cut.json()).projectID;
    const { song } = (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project;
    const path = join(folder.path, "cut.mp3");
    writeFileSync(path, Buffer.from(await (await user.get(song)).arrayBuffer()));
    const onsets = onsetsIn(await decodePcm(path, { sampleRate: 44_100, channels: 1 }), 44_100);
    expect(onsets.map((time) => time.toFixed(2))).toEqual(["0.50", "1.50"]);
    await expect.poll(kept).toEqual([]);
    expect(await codeOf(await user.get(`/api/preparedsong/${id}`))).toEqual(GONE);
  });

  test("is its owner's alone: for others it does not exist", async () => {
    const [owner, other] = await Promise.all([newUser(), newUser()]);
    const { id } = await (await prepare(owner, songs["alac.m4a"])).json();
    const ask = async (name: string) => [
      await codeOf(await other.get(`/api/preparedsong/${name}`)),
      await codeOf(await other.createProject(undefined, { preparedSong: name })),
    ];
    expect(await ask(id)).toEqual([GONE, GONE]);
    expect(await ask("0".repeat(32))).toEqual([GONE, GONE]);
    expect((await server.visitor().get(`/api/preparedsong/${id}`)).status).toBe(401);
    expect((await owner.get(`/api/preparedsong/${id}`)).status).toBe(200);
    await server.services.preparedSongs.forget(owner.uid);
  });

  test("stays when its part is refused, and goes for the next one", async () => {
    const user = await newUser();
    const first = (await (await prepare(user, songs["alac.m4a"])).json()).id;
    const late = { preparedSong: first, start: "9000", end: "12000" };
    expect(await codeOf(await user.createProject(undefined, late))).toEqual([422, "section_invalid"]);
    await expect.poll(kept).toHaveLength(2);
    const second = (await (await prepare(user, songs["f64.wav"])).json()).id;
    expect(await codeOf(await user.get(`/api/preparedsong/${first}`))).toEqual(GONE);
    expect((await user.get(`/api/preparedsong/${second}`)).status).toBe(200);
    await server.services.preparedSongs.forget(user.uid);
  });

  test("is gone after half an hour", async () => {
    const user = await newUser();
    const { id } = await (await prepare(user, songs["alac.m4a"])).json();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: now + 29 * 60_000 });
    await server.services.discardedFiles.sweep();
    await expect.poll(kept).toHaveLength(2);
    vi.setSystemTime(now + 31 * 60_000);
    await expect(server.services.preparedSongs.find(user.uid, id)).rejects.toMatchObject({ code: GONE[1] });
    await server.services.discardedFiles.sweep();
    await expect.poll(kept).toEqual([]);
  });

  test.each([
    ["text", new Blob(["no music ".repeat(900)]), [415, "not_audio"]],
    ["an empty file", new Blob([]), [400, "empty_file"]],
    ["no file", undefined, [400, "no_file"]],
    ["too much", new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), [413, "file_too_large"]],
  ])("is refused where it is %s, and nothing is kept", async (_, file, expected) => {
    const answer = await prepare(await newUser(), file);
    expect(await codeOf(answer)).toEqual(expected);
    await expect.poll(kept).toEqual([]);
    await expect.poll(() => server.services.knex("discarded_files")).toEqual([]);
  });

  test("is refused where it is longer than a server decodes", async () => {
    const long = prepareSong(join(folder.path, "alac.m4a"), { workDir: folder.path, maxMs: 3_900 });
    await expect(long).rejects.toMatchObject({ code: "song_too_long" });
  });
});
