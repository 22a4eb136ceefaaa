import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { WhisperProcess, type WhisperProcessOptions } from "./whisper-process.ts";

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const DOUBLE = fileURLToPath(new URL("./process-double.fixture.mjs", import.meta.url));
const ACT = { answer: 0, hang: 1, crash: 2, babble: 3, refuse: 4, beLate: 5 };

const started: ChildProcess[] = [];
const opened: WhisperProcess[] = [];
afterEach(async () => {
  for (const whisper of opened.splice(0)) await whisper.close();
  started.length = 0;
});

function whisper(options: Partial<WhisperProcessOptions> = {}): WhisperProcess {
  const start = () => {
    const child = fork(DOUBLE, { execArgv: [], serialization: "advanced" });
    started.push(child);
    return child;
  };
  const process = new WhisperProcess({ start, ...options });
  opened.push(process);
  return process;
}

const clip = (act: number, length = 10) => Float32Array.from({ length }, () => act);
const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Listens until the double has said that it is at work. */
async function busyWith(whisper: WhisperProcess, act: number, signal?: AbortSignal) {
  let answer: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve) => {
    answer = whisper.transcribe(clip(act), { signal, onProgress: () => resolve() });
    answer.catch(() => {});
  });
  return { answer };
}

test("a song's words and the share that is done come from one process for all songs", async () => {
  const one = whisper();
  const shares: number[] = [];
  const first = await one.transcribe(clip(ACT.answer, 7), { onProgress: (share) => shares.push(share) });
  const second = await one.transcribe(clip(ACT.answer, 8));
  const [pid] = first[0]?.text.split(" ") ?? [];
  expect(first).toEqual([{ text: `${pid} 7 1`, start: 0, end: 1 }]);
  expect(second[0]?.text).toBe(`${pid} 8 1`);
  expect(shares).toEqual([0.5]);
  expect(started).toHaveLength(1);
});

test("songs wait for each other", async () => {
  const one = whisper();
  const heard = await Promise.all([5, 6, 7].map((length) => one.transcribe(clip(ACT.answer, length))));
  expect(heard.map(([word]) => word?.text.split(" ").slice(1).join(" "))).toEqual(["5 1", "6 1", "7 1"]);
});

test("nothing is started before it is needed", async () => {
  await whisper().close();
  expect(started).toHaveLength(0);
});

test("who aborts is answered with the reason, and the process is gone; the next song has another", async () => {
  const one = whisper();
  const abort = new AbortController();
  const { answer } = await busyWith(one, ACT.hang, abort.signal);
  abort.abort(new Error("left"));
  await expect(answer).rejects.toThrow("left");
  expect(await one.transcribe(clip(ACT.answer))).toHaveLength(1);
  expect(started.map(ended)).toEqual([true, false]);
});

test("who aborts while waiting does not disturb the song at work", async () => {
  const one = whisper();
  const abort = new AbortController();
  const { answer } = await busyWith(one, ACT.answer);
  const waiting = one.transcribe(clip(ACT.answer), { signal: abort.signal });
  abort.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
  expect(await answer).toHaveLength(1);
  expect(started).toHaveLength(1);
});

test.each([
  ["ends early", ACT.crash, "ended"],
  ["talks nonsense", ACT.babble, "failed"],
  ["refuses its weights", ACT.refuse, "weights_refused"],
])("a process that %s is an error with a code, and the next song has another process", async (_, act, code) => {
  const one = whisper();
  await expect(one.transcribe(clip(act))).rejects.toMatchObject({ name: "WhisperError", code });
  expect(await one.transcribe(clip(ACT.answer))).toHaveLength(1);
  expect(started.map(ended)).toEqual([true, false]);
});

test("a process that cannot be started is an error with a code", async () => {
  const start = () => fork(DOUBLE, { execPath: "/nowhere/node", serialization: "advanced" });
  await expect(whisper({ start }).transcribe(clip(ACT.answer))).rejects.toMatchObject({ code: "ended" });
});

test("a late answer to another song is not taken for this one's", async () => {
  const one = whisper();
  expect((await one.transcribe(clip(ACT.beLate, 3)))[0]?.text).toMatch(/ 3 0$/);
});

test("a song that takes too long is given up", async () => {
  const one = whisper({ limitMs: 20 });
  await expect(one.transcribe(clip(ACT.hang))).rejects.toMatchObject({ code: "timeout" });
  expect(started.map(ended)).toEqual([true]);
});

test("the process ends when nobody needs it", async () => {
  const one = whisper({ idleMs: 20 });
  await one.transcribe(clip(ACT.answer));
  const [child] = started;
  if (child && !ended(child)) await once(child, "exit");
  expect(await one.transcribe(clip(ACT.answer))).toHaveLength(1);
  expect(started).toHaveLength(2);
});

test("closing ends the process, the song at work and those that wait", async () => {
  const one = whisper();
  const { answer } = await busyWith(one, ACT.hang);
  const waiting = one.transcribe(clip(ACT.answer));
  waiting.catch(() => {});
  await one.close();
  await expect(answer).rejects.toMatchObject({ code: "closed" });
  await expect(waiting).rejects.toMatchObject({ code: "closed" });
  await expect(one.transcribe(clip(ACT.answer))).rejects.toMatchObject({ code: "closed" });
  expect(started.map(ended)).toEqual([true]);
});
