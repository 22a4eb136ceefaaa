import { expect, it } from "vitest";
import { ApiError } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import { generate } from "./generation.ts";

const LISTENING: GenerationProgress = { stage: "listening", progress: 0.4 };
const FAILED: GenerationProgress = { stage: "failed", progress: 0.4, message: "No beat was found." };
const DONE: GenerationProgress = { stage: "done", progress: 1 };

/** A client whose request is answered by hand, and whose n-th stream plays the n-th list of events. */
function client(...streams: (GenerationProgress[] | Error)[]) {
  let answer = { done: () => {}, fail: (_: unknown) => {} };
  const request = new Promise<void>((done, fail) => {
    answer = { done, fail };
  });
  let opened = 0;
  return {
    answer,
    opened: () => opened,
    generateDance: () => request,
    async *generation() {
      const stream = streams[opened++] ?? [];
      if (stream instanceof Error) throw stream;
      yield* stream;
    },
  };
}

function run(fake: ReturnType<typeof client>) {
  const seen: GenerationProgress[] = [];
  const controller = new AbortController();
  const finished = generate(fake, "p", {
    signal: controller.signal,
    onProgress: (progress) => seen.push(progress),
    wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
  });
  return { seen, finished, controller };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

it("is done when the request is answered, and shows the events before", async () => {
  const fake = client([LISTENING]);
  const { seen, finished } = run(fake);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  fake.answer.done();
  await finished;
  expect(seen).toEqual([LISTENING]);
});

it("does not believe a stream that begins with the end of an earlier try, and opens it again", async () => {
  const fake = client([FAILED], new Error("cut"), [LISTENING], [DONE]);
  const { seen, finished } = run(fake);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  fake.answer.done();
  await finished;
  expect(seen).toEqual([LISTENING]);
  expect(fake.opened()).toBeGreaterThan(2);
});

it("fails with the error of the answer", async () => {
  const fake = client();
  const { finished } = run(fake);
  const refusal = new ApiError("no_dance_style");
  fake.answer.fail(refusal);
  await expect(finished).rejects.toBe(refusal);
});

it("follows the job where no answer comes", async () => {
  const fake = client([], [LISTENING, DONE]);
  const { finished, seen } = run(fake);
  fake.answer.fail(new TypeError("Failed to fetch"));
  await finished;
  expect(seen).toContain(LISTENING);
});

it("fails with the job's own sentence where no answer comes and the job fails", async () => {
  const fake = client([], [FAILED]);
  const { finished } = run(fake);
  fake.answer.fail(new TypeError("Failed to fetch"));
  await expect(finished).rejects.toMatchObject({ code: "generation_failed", message: "No beat was found." });
});

it("is cancelled where no answer comes and the stream says so", async () => {
  const fake = client([], [{ ...FAILED, code: "generation_cancelled" }]);
  const { finished } = run(fake);
  fake.answer.fail(new TypeError("Failed to fetch"));
  await expect(finished).rejects.toMatchObject({ code: "generation_cancelled" });
});

it("fails with what the request threw where the stream says nothing either", async () => {
  for (const stream of [[LISTENING], new Error("cut")]) {
    const fake = client([], stream);
    const { finished } = run(fake);
    const lost = new TypeError("Failed to fetch");
    fake.answer.fail(lost);
    await expect(finished).rejects.toBe(lost);
  }
});

it("stops watching when it is aborted", async () => {
  const fake = client();
  const { finished, controller } = run(fake);
  controller.abort();
  fake.answer.fail(new DOMException("aborted", "AbortError"));
  await expect(finished).rejects.toThrow("aborted");
  const opened = fake.opened();
  await settle();
  expect(fake.opened()).toBe(opened);
});
