import { afterEach, expect, it, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { API_ERRORS, ApiError, TEXTS } from "../contract/index.ts";
import { fakeProject } from "../testing/fake-project.ts";
import { ACCEPTED_MS } from "./accepted.ts";
import { type ChangeSongClient, changesSong, provideChangeSong } from "./change-song-machine.ts";

afterEach(() => vi.unstubAllGlobals());

const other = new File(["other"], "other.mp3", { type: "audio/mpeg" });

async function open(change: Partial<ChangeSongClient> = {}) {
  vi.stubGlobal("fetch", async () => new Response("song", { headers: { "content-type": "audio/mpeg" } }));
  const client = {
    fetchProject: vi.fn(async () => fakeProject()),
    changeSong: vi.fn(async () => undefined),
    generateDance: vi.fn(() => new Promise<void>(() => {})),
    ...change,
  };
  const clock = new SimulatedClock();
  const input = { projectID: "a", maxUploadMB: 1 };
  const machine = createActor(provideChangeSong(client), { input, clock }).start();
  const at = (state: "choosing" | "keeping" | "asking" | "notifying") =>
    waitFor(machine, (snapshot) => snapshot.matches(state));
  const context = () => machine.getSnapshot().context;
  const done = async () => (await waitFor(machine, ({ status }) => status === "done")).output?.change;
  return { machine, client, clock, at, context, done };
}

async function read(duration: number, change?: Partial<ChangeSongClient>) {
  const all = await open(change);
  await all.at("choosing");
  all.machine.send({ type: "AUDIO_READ", duration });
  return all;
}

it("keeps a narrower part of the project's own song, and has a dance made to it", async () => {
  const { machine, client, clock, at, context, done } = await read(30_000);
  expect(context().file?.name).toBe("brave otter");
  expect(changesSong(context())).toBe(false);
  machine.send({ type: "CONFIRM" });
  expect(client.changeSong).not.toHaveBeenCalled();
  machine.send({ type: "SELECT_RANGE", start: 5_000, end: 25_000 });
  expect(changesSong(context())).toBe(true);
  machine.send({ type: "CONFIRM" });
  await at("asking");
  expect(client.changeSong).toHaveBeenCalledWith("a", { start: 5_000, end: 25_000 }, expect.anything());
  expect(client.generateDance).toHaveBeenCalledWith("a");
  clock.increment(ACCEPTED_MS);
  await expect(done()).resolves.toEqual({ checkpoint: 2, generating: true, duration: 20 });
});

it("takes another song, and tells how much of it is sent until that is broken off", async () => {
  const changeSong = vi.fn<ChangeSongClient["changeSong"]>(() => new Promise(() => {}));
  const { machine, at, context } = await read(30_000, { changeSong });
  machine.send({ type: "CHOOSE_FILE", file: other });
  expect(context().trim).toBeUndefined();
  machine.send({ type: "AUDIO_READ", duration: 90_000 });
  expect(changesSong(context())).toBe(true);
  machine.send({ type: "CONFIRM" });
  await at("keeping");
  const [, change, options] = changeSong.mock.calls[0] ?? [];
  expect(change).toEqual({ start: 0, end: 60_000, file: other });
  options?.onProgress?.(0.4);
  expect(context().uploaded).toBe(0.4);
  machine.send({ type: "CANCEL" });
  await at("choosing");
  expect(options?.signal?.aborted).toBe(true);
});

it("refuses files that are no songs or too long, and keeps the chosen one", async () => {
  const { machine, at, context } = await read(90_000);
  const refused = async (text: string) => {
    await at("notifying");
    expect(context().notice?.text).toBe(text);
    machine.send({ type: "DISMISS" });
    await at("choosing");
  };
  machine.send({ type: "CHOOSE_FILE", file: new File(["x"], "x.txt", { type: "text/plain" }) });
  await refused(API_ERRORS.not_audio.message);
  machine.send({ type: "SELECT_RANGE", start: 0, end: 70_000 });
  machine.send({ type: "CONFIRM" });
  await refused(TEXTS.create.tooLongText);
  expect(context()).toMatchObject({ isOther: false, trim: { end: 70_000 } });
});

it("says what the server refuses: before the song is changed, and after", async () => {
  const inUse = () => Promise.reject(new ApiError("song_in_use"));
  const before = await read(30_000, { changeSong: inUse });
  before.machine.send({ type: "SELECT_RANGE", start: 0, end: 10_000 });
  before.machine.send({ type: "CONFIRM" });
  await before.at("notifying");
  expect(before.context().notice?.text).toBe(API_ERRORS.song_in_use.message);
  before.machine.send({ type: "DISMISS" });
  await before.at("choosing");
  before.machine.send({ type: "CANCEL" });
  await expect(before.done()).resolves.toBeUndefined();

  const after = await read(30_000, { generateDance: () => Promise.reject(new ApiError("queue_full")) });
  after.machine.send({ type: "SELECT_RANGE", start: 0, end: 10_000 });
  after.machine.send({ type: "CONFIRM" });
  await after.at("notifying");
  after.machine.send({ type: "DISMISS" });
  await expect(after.done()).resolves.toEqual({ checkpoint: 2, generating: false, duration: 10 });
});

it("ends where the song cannot be fetched", async () => {
  const { machine, at, done } = await open({ fetchProject: () => Promise.reject(new ApiError("unavailable")) });
  await at("notifying");
  machine.send({ type: "DISMISS" });
  await expect(done()).resolves.toBeUndefined();
});
