import { expect, test } from "vitest";
import { until } from "../../test/fakes.ts";
import type { JobDatabase } from "./on-both-databases.ts";

/** What holds for tasks, of one process or of all together. */
export function testTasks(database: JobDatabase): void {
  test("a task repeats what fails until it succeeds, and makes nobody wait for that", async () => {
    let runs = 0;
    const failures: unknown[] = [];
    const work = async () => {
      if (++runs < 2) throw new Error(`failure ${runs}`);
    };
    const task = database.createTask({ name: "sweep", work, onFailure: (error) => failures.push(error) });
    await task.request();
    await until(() => runs > 0);
    await database.skipDelays();
    await until(() => runs === 2);
    expect(failures).toHaveLength(1);
    await task.stop();
  });

  test("a task has one run at a time, and requests meanwhile share the next", async () => {
    let atWork = 0;
    let most = 0;
    let runs = 0;
    const gates: (() => void)[] = [];
    const work = async () => {
      runs++;
      most = Math.max(most, ++atWork);
      await new Promise<void>((resolve) => gates.push(resolve));
      atWork--;
    };
    const options = { name: "sweep", work, onFailure: () => {} };
    const task = database.createTask(options);
    const first = task.request();
    await until(() => gates.length === 1);
    const countRequests = await database.countRequests();
    const others = [task.request(), task.request(), task.request()];
    // A request after the next run has begun waits for one more.
    if (countRequests) await until(async () => (await countRequests()) === others.length);
    gates[0]?.();
    await until(() => gates.length === 2);
    gates[1]?.();
    await Promise.all([first, ...others]);
    expect({ runs, most }).toEqual({ runs: 2, most: 1 });
    await task.stop();
    await task.request();
    expect(runs).toBe(2);
  });
}
