import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, expect, test } from "vitest";
import { holdLock } from "../../../database/testing/hold-lock.ts";
import { temporaryFolder } from "../../audio.fixture.ts";
import type { TranscribeProgress } from "../transcriber.ts";
import { takeMachineTurn } from "./machine-turn.ts";
import type { Hearing } from "./protocol.ts";
import { WhisperProcess, type WhisperProcessOptions } from "./whisper-process.ts";

const DOUBLE = fileURLToPath(new URL("./process-double.fixture.mjs", import.meta.url));
const ACT = { answer: 0, hang: 1, crash: 2, babble: 3, refuse: 4, beLate: 5 };

const folder = temporaryFolder();
afterAll(folder.remove);

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

const clip = (act: number, length = 10) => ({ samples: Float32Array.from({ length }, () => act) });
/** The double's answer: its process, the number of samples, and how many it works on. */
const answerOf = ({ words }: Hearing) => words[0]?.text ?? "";
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
  const told: unknown[] = [];
  const first = await one.transcribe(clip(ACT.answer, 7), { onProgress: (progress) => told.push(progress) });
  const second = await one.transcribe(clip(ACT.answer, 8));
  const [pid] = answerOf(first).split(" ");
  expect(first).toEqual({ words: [{ text: `${pid} 7 1`, start: 0, end: 1 }], language: "en" });
  expect(answerOf(second)).toBe(`${pid} 8 1`);
  expect(told).toEqual([{ share: 0.5, words: "so far" }]);
  expect(started).toHaveLength(1);
});

test("songs wait for each other, and are told their place", async () => {
  const one = whisper();
  const places: [number, number][] = [];
  const listen = (length: number) => {
    const onProgress = ({ place }: TranscribeProgress) => {
      if (place !== undefined) places.push([length, place]);
    };
    return one.transcribe(clip(ACT.answer, length), { onProgress });
  };
  const heard = await Promise.all([5, 6, 7].map(listen));
  expect(heard.map((each) => answerOf(each).split(" ").slice(1).join(" "))).toEqual(["5 1", "6 1", "7 1"]);
  expect(places).toEqual([
    [6, 1],
    [7, 2],
    [7, 1],
  ]);
});

test("a song waits while another process of the machine runs Whisper, and says so", async () => {
  const path = join(folder.path, "whisper.lock");
  const other = await holdLock(path, "BEGIN EXCLUSIVE");
  const one = whisper({ takeMachine: (signal, onWait) => takeMachineTurn(path, signal, onWait) });
  const places: unknown[] = [];
  const waiting = new Promise<void>((resolve, reject) => {
    const onProgress = ({ place }: TranscribeProgress) => {
      if (place === undefined) return;
      places.push(place);
      expect(started).toHaveLength(0);
      // It goes on when the other is gone, however it went.
      other.kill().then(resolve, reject);
    };
    one.transcribe(clip(ACT.answer), { onProgress }).then(({ words }) => expect(words).toHaveLength(1), reject);
  });
  await waiting;
  expect((await one.transcribe(clip(ACT.answer))).words).toHaveLength(1);
  expect(places).toEqual([1]);
  const abort = new AbortController();
  const again = await holdLock(path, "BEGIN EXCLUSIVE");
  const onProgress = ({ place }: TranscribeProgress) => place && abort.abort(new Error("left"));
  await expect(one.transcribe(clip(ACT.answer), { signal: abort.signal, onProgress })).rejects.toThrow("left");
  await again.kill();
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
  expect((await one.transcribe(clip(ACT.answer))).words).toHaveLength(1);
  expect(started.map(ended)).toEqual([true, false]);
});

test("who aborts while waiting does not disturb the song at work", async () => {
  const one = whisper();
  const abort = new AbortController();
  const { answer } = await busyWith(one, ACT.answer);
  const waiting = one.transcribe(clip(ACT.answer), { signal: abort.signal });
  abort.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
  expect(await answer).toMatchObject({ words: [{}] });
  expect(started).toHaveLength(1);
});

test.each([
  ["ends early", ACT.crash, "ended"],
  ["talks nonsense", ACT.babble, "failed"],
  ["refuses its weights", ACT.refuse, "weights_refused"],
])("a process that %s is an error with a code, and the next song has another process", async (_, act, code) => {
  const one = whisper();
  await expect(one.transcribe(clip(act))).rejects.toMatchObject({ name: "WhisperError", code });
  expect((await one.transcribe(clip(ACT.answer))).words).toHaveLength(1);
  expect(started.map(ended)).toEqual([true, false]);
});

test("a process that cannot be started is an error with a code", async () => {
  const start = () => fork(DOUBLE, { execPath: "/nowhere/node", serialization: "advanced" });
  await expect(whisper({ start }).transcribe(clip(ACT.answer))).rejects.toMatchObject({ code: "ended" });
});

test("a late answer to another song is not taken for this one's", async () => {
  const one = whisper();
  expect(answerOf(await one.transcribe(clip(ACT.beLate, 3)))).toMatch(/ 3 0$/);
});

test("a process that says nothing more is given up", async () => {
  const one = whisper({ silenceMs: 20 });
  await expect(one.transcribe(clip(ACT.hang))).rejects.toMatchObject({ code: "timeout" });
  expect(started.map(ended)).toEqual([true]);
});

test("the process ends when nobody needs it", async () => {
  const one = whisper({ idleMs: 20 });
  await one.transcribe(clip(ACT.answer));
  const [child] = started;
  if (child && !ended(child)) await once(child, "exit");
  expect((await one.transcribe(clip(ACT.answer))).words).toHaveLength(1);
  expect(started).toHaveLength(2);
});

test("closing ends the process, the song at work and the waiting ones", async () => {
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
