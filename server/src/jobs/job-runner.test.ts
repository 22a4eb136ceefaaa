import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { until } from "../test/fakes.ts";
import type { Job } from "./job.ts";
import { JobRunner, type JobRunnerOptions, type JobWork } from "./job-runner.ts";
import { JobStore } from "./job-store.ts";

let folder: string;
let knex: Knex;
let jobs: JobStore;
let runner: JobRunner | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-runner-"));
  knex = await openDatabase({ dataDir: folder });
  jobs = new JobStore(knex);
  for (const id of ["a", "b", "c"]) {
    const row = { id, owner: "o", name: "n", title: "t", duration: 1, visibility: "private", checkpoint: 2 };
    await knex("projects").insert({ ...row, song_key: `songs/${id}`, song_type: "x", created_at: 0, updated_at: 0 });
  }
});
afterEach(async () => {
  await runner?.stop();
  await knex.destroy();
  await rm(folder, { recursive: true });
});

async function run(work: JobWork, options: Partial<JobRunnerOptions> = {}): Promise<JobRunner> {
  runner = new JobRunner({ jobs, work, logger: pino({ level: "silent" }), ...options });
  await runner.start();
  return runner;
}

const nothing = async () => {};
const statusOf = async (id: string) => (await jobs.find(id))?.status;
/** Work that never ends and hears no signal, as that of a library may. */
const deaf = () => new Promise<never>(() => {});

describe("JobRunner", () => {
  test("does several jobs at a time, and no more than it may", async () => {
    const begun: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const opened: Job[] = [];
    for (const id of ["a", "b", "c"]) opened.push(await jobs.open(id, {}));
    await run(
      async ({ projectId }) => {
        begun.push(projectId);
        await gate;
        return nothing;
      },
      { concurrency: 2 },
    );
    await until(() => begun.length === 2);
    expect(await statusOf(opened[2]?.id ?? "")).toBe("queued");
    release();
    await until(async () => (await statusOf(opened[2]?.id ?? "")) === "done");
  });

  test("lets go of a job that hears nothing when it is cancelled, and does the next", async () => {
    const stuck = await jobs.open("a", {});
    const next = await jobs.open("b", {});
    const aborted: string[] = [];
    await run(({ projectId }, { signal }) => {
      signal.addEventListener("abort", () => aborted.push(projectId));
      return projectId === "a" ? deaf() : Promise.resolve(nothing);
    });
    await until(async () => (await statusOf(stuck.id)) === "running");
    expect(await jobs.cancel("a")).toBe(true);
    expect(aborted).toEqual(["a"]);
    expect(await jobs.find(stuck.id)).toMatchObject({ status: "failed", error: "generation_cancelled" });
    await until(async () => (await statusOf(next.id)) === "done");
    expect(await jobs.cancel("a")).toBe(false);
    expect(await statusOf(next.id)).toBe("done");
  });

  test("hears of a job that another process has cancelled", async () => {
    const { id } = await jobs.open("a", {});
    let aborted = false;
    await run((_job, { signal }) => {
      signal.addEventListener("abort", () => {
        aborted = true;
      });
      return deaf();
    });
    await until(async () => (await statusOf(id)) === "running");
    await new JobStore(knex).cancel("a");
    await until(() => aborted);
  });

  test("never begins a job that was cancelled while it waited", async () => {
    await jobs.open("a", {});
    expect(await jobs.cancel("a")).toBe(true);
    expect(await jobs.claim("w")).toBeUndefined();
    expect((await jobs.open("a", {})).status).toBe("queued");
  });

  test("fails a job that takes too long", async () => {
    const { id } = await jobs.open("a", {});
    await run(deaf, { limitMs: 50 });
    await until(async () => (await statusOf(id)) === "failed");
    expect(await jobs.find(id)).toMatchObject({ error: "generation_failed" });
  });

  test("stops although a job hears nothing, and puts it back", async () => {
    const { id } = await jobs.open("a", {});
    const stopping = await run(deaf);
    await until(async () => (await statusOf(id)) === "running");
    await stopping.stop();
    expect(await jobs.find(id)).toMatchObject({ status: "queued", attempts: 0 });
  });
});
