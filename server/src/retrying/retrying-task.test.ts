import { describe, expect, test } from "vitest";
import { until } from "../test/fakes.ts";
import { RetryingTask } from "./retrying-task.ts";
import { backgroundWait } from "./within-wait.ts";

const backOff = { firstMs: 5, mostMs: 10 };

describe("RetryingTask", () => {
  test("repeats what fails until it succeeds, and makes nobody wait for that", async () => {
    let runs = 0;
    const failures: unknown[] = [];
    const work = async () => {
      if (++runs < 4) throw new Error(`failure ${runs}`);
    };
    const task = new RetryingTask({ work, onFailure: (error) => failures.push(error), backOff });
    await task.request();
    expect(runs).toBe(1);
    await until(() => runs === 4);
    expect(failures).toHaveLength(3);
    await task.stop();
  });

  test("does one run at a time; requests meanwhile share the next", async () => {
    let atWork = 0;
    let most = 0;
    let runs = 0;
    const work = async () => {
      runs++;
      most = Math.max(most, ++atWork);
      await new Promise((resolve) => setTimeout(resolve, 20));
      atWork--;
    };
    const task = new RetryingTask({ work, onFailure: () => {}, backOff });
    await Promise.all([task.request(), task.request(), task.request(), task.request()]);
    expect({ runs, most }).toEqual({ runs: 2, most: 1 });
    await task.stop();
  });

  test("runs no more when it was stopped", async () => {
    let runs = 0;
    const work = async () => {
      runs++;
      throw new Error("no");
    };
    const task = new RetryingTask({ work, onFailure: () => {}, backOff });
    await task.request();
    await task.stop();
    const before = runs;
    await task.request();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(runs).toBe(before);
  });

  test("keeps nobody who asks waiting for work that does not end, nor the stop", async () => {
    const patient = backgroundWait.ms;
    backgroundWait.ms = 20;
    const task = new RetryingTask({ work: () => new Promise(() => {}), onFailure: () => {}, backOff });
    await task.request();
    await task.stop();
    backgroundWait.ms = patient;
  });
});
