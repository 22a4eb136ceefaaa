import { ApiError } from "@nataraj/sdk/contract";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { collectGarbage } from "../../test/collect-garbage.ts";
import { until } from "../../test/fakes.ts";
import type { Job } from "../job.ts";
import { JobRunner, type JobRunnerOptions, type JobWork } from "../job-runner.ts";
import { awaitJob } from "../watch-job.ts";
import type { JobDatabase } from "./on-both-databases.ts";

const nothing = async () => {};
/** Work that never ends and hears no signal, as that of a library may. */
const deaf = () => new Promise<never>(() => {});
const never = new AbortController().signal;

/** How jobs are run, whichever queue is behind them. */
export function testJobRunner(database: JobDatabase): void {
  let runners: JobRunner[] = [];
  afterEach(async () => {
    for (const runner of runners) await runner.stop();
    runners = [];
  });

  function run(work: JobWork, options: Partial<JobRunnerOptions> = {}): JobRunner {
    const runner = new JobRunner({
      jobs: database.jobs,
      work,
      logger: pino({ level: "silent" }),
      graceMs: 10,
      ...options,
    });
    runner.start();
    runners.push(runner);
    return runner;
  }
  const open = (projectId: string) => database.jobs.open(projectId, {});
  const statusOf = async (id: string) => (await database.jobs.find(id))?.status;

  test("several jobs are done at a time, and no more than may be", async () => {
    await database.addProjects({ a: "ann", b: "bob", c: "cem" });
    const begun: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const opened: Job[] = [];
    for (const id of ["a", "b", "c"]) opened.push(await open(id));
    const work: JobWork = async ({ projectId }) => {
      begun.push(projectId);
      await gate;
      return nothing;
    };
    run(work, { concurrency: 2 });
    await until(() => begun.length === 2);
    expect(await statusOf(opened[2]?.id ?? "")).toBe("queued");
    release();
    await until(async () => (await statusOf(opened[2]?.id ?? "")) === "done");
  });

  test("who follows a job hears of its end, and of its removal, in another process too", async () => {
    await database.addProjects({ a: "ann", b: "bob" });
    const elsewhere = await database.elsewhere();
    const followed = (await elsewhere.open("a", {})).id;
    const ended = awaitJob(elsewhere, followed, never);
    run(async () => nothing);
    expect(await ended).toMatchObject({ id: followed, status: "done" });
    await runners[0]?.stop();
    const removed = awaitJob(elsewhere, (await open("b")).id, never);
    await database.knex("projects").where({ id: "b" }).delete();
    expect(await removed).toBeUndefined();
  });

  test("a job that hears no signal is given up when any process cancels it, and the next is done", async () => {
    await database.addProjects({ a: "ann", b: "bob" });
    const stuck = await open("a");
    const next = await open("b");
    const aborted: string[] = [];
    run(({ projectId }, { signal }) => {
      signal.addEventListener("abort", () => aborted.push(projectId));
      return projectId === "a" ? deaf() : Promise.resolve(nothing);
    });
    await until(async () => (await statusOf(stuck.id)) === "running");
    expect(await (await database.elsewhere()).cancel("a")).toBe(true);
    await until(() => aborted.includes("a"));
    expect(await database.jobs.find(stuck.id)).toMatchObject({ status: "failed", error: "generation_cancelled" });
    await until(async () => (await statusOf(next.id)) === "done");
    expect(await database.jobs.cancel("a")).toBe(false);
  });

  test("a job that takes too long has failed", async () => {
    await database.addProjects({ a: "ann" });
    const { id } = await open("a");
    const work = () => {
      setImmediate(collectGarbage);
      return deaf();
    };
    run(work, { limitMs: 50 });
    await until(async () => (await statusOf(id)) === "failed");
    expect(await database.jobs.find(id)).toMatchObject({ error: "generation_failed", attempts: 1 });
  });

  test("a job that failed because something is away is tried again, and any other is not", async () => {
    await database.addProjects({ a: "ann", b: "bob" });
    const away = await open("a");
    const broken = await open("b");
    run(async ({ projectId, attempts }) => {
      if (projectId === "b") throw new Error("it is broken");
      if (attempts === 1) throw new ApiError("unavailable");
      return nothing;
    });
    await until(async () => (await statusOf(broken.id)) === "failed");
    await until(async () => (await statusOf(away.id)) === "done");
    expect(await database.jobs.find(away.id)).toMatchObject({ attempts: 2 });
    expect(await database.jobs.find(broken.id)).toMatchObject({ error: "generation_failed", attempts: 1 });
  });

  test("a runner stops although a job hears nothing, and puts it back", async () => {
    await database.addProjects({ a: "ann" });
    const { id } = await open("a");
    const stopping = run(deaf);
    await until(async () => (await statusOf(id)) === "running");
    await stopping.stop();
    expect(await database.jobs.find(id)).toMatchObject({ status: "queued", attempts: 0 });
  });
}
