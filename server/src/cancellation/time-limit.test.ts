import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { collectGarbage } from "../test/collect-garbage.ts";
import { timeLimit } from "./time-limit.ts";

it("ends a wait of several signals although memory is collected", async () => {
  const either = AbortSignal.any([new AbortController().signal, timeLimit(60).signal]);
  const ended = new Promise((resolve) => either.addEventListener("abort", () => resolve(either.reason)));
  await sleep(10);
  collectGarbage();
  expect(await ended).toMatchObject({ name: "TimeoutError", message: "It took longer than 60 ms." });
});

it("never comes once it was ended", async () => {
  const { signal, end } = timeLimit(20);
  end();
  await sleep(60);
  expect(signal.aborted).toBe(false);
});
