import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { until } from "../../test/fakes.ts";
import { JobRunner } from "../job-runner.ts";
import { openJobs } from "../open-jobs.ts";
import { awaitJob } from "../watch-job.ts";
import type { JobDatabase } from "./on-both-databases.ts";

const WORKER = fileURLToPath(new URL("dying-worker.ts", import.meta.url));
const logger = pino({ level: "silent" });

/** What several processes do for each other, which only PostgreSQL has. */
export function testPgBoss(database: JobDatabase): void {
  test("jobs and tasks of workers that are killed are taken over, with one result each", async () => {
    const owners = { a: "ann", b: "bob" };
    await database.addProjects(owners);
    for (const id of Object.keys(owners)) await database.jobs.open(id, {});
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: tmpdir() };
    const workers = Object.keys(owners).map(() =>
      spawn(process.execPath, ["--import", "tsx", "--conditions=@nataraj/source", WORKER], { env, stdio: "ignore" }),
    );
    try {
      const running = () => database.knex("jobs").where({ status: "running" });
      await until(async () => (await running()).length === workers.length);
      await until(async () => (await database.knex("task_leases")).length === 1);
    } finally {
      for (const worker of workers) {
        worker.kill("SIGKILL");
        await once(worker, "exit");
      }
    }
    let runs = 0;
    const task = database.createTask({ name: "sweep", work: async () => void runs++, onFailure: () => {} });
    const runner = new JobRunner({
      jobs: database.jobs,
      work: async ({ projectId: id }) => {
        return async (transaction) => {
          await transaction("projects")
            .where({ id })
            .update({ version: transaction.raw("version + 1") });
        };
      },
      logger,
      concurrency: 2,
    });
    runner.start();
    await until(async () => (await database.knex("jobs").where({ status: "done", attempts: 2 })).length === 2);
    await runner.stop();
    await until(() => runs > 0);
    await task.stop();
    expect(await database.knex("projects").pluck("version")).toEqual([1, 1]);
  });

  test("processes that start at once on an empty database all start", async () => {
    await database.knex.raw("CREATE DATABASE started_at_once");
    const databaseUrl = Object.assign(new URL(database.url ?? ""), { pathname: "/started_at_once" }).href;
    const dataDir = await mkdtemp(join(tmpdir(), "nataraj-start-"));
    const connections = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ databaseUrl, dataDir })));
    const options = { limits: { ofOwner: 100, inAll: 100 }, leaseMs: 1_000 };
    const started = await Promise.allSettled(connections.map((knex) => openJobs(knex, options, logger)));
    for (const each of started) if (each.status === "fulfilled") await each.value.close();
    for (const knex of connections) await knex.destroy();
    await database.knex.raw("DROP DATABASE started_at_once WITH (FORCE)");
    await rm(dataDir, { recursive: true });
    expect(started.map((each) => (each.status === "rejected" ? each.reason : each.status))).toEqual(
      connections.map(() => "fulfilled"),
    );
  });

  test("news come again after the connection for them was cut", async () => {
    await database.addProjects({ a: "ann" });
    const { id } = await database.jobs.open("a", {});
    const ended = awaitJob(database.jobs, id, new AbortController().signal);
    const { rows } = await database.knex.raw(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()",
    );
    expect(rows).toHaveLength(1);
    await (await database.elsewhere()).cancel("a");
    expect(await ended).toMatchObject({ error: "generation_cancelled" });
  });

  test("open jobs of before pg-boss are taken over", async () => {
    await database.addProjects({ a: "ann", b: "bob" });
    const waiting = await database.jobs.open("a", {});
    await database.jobs.open("b", {});
    await database.jobs.claim("of before");
    await database.knex.raw("TRUNCATE pgboss.job");
    await database.knex("jobs").where({ status: "running" }).update({ lease_until: 1 });
    const later = await database.elsewhere();
    const [abandoned] = (await later.lookAfter()).abandoned;
    await later.retry(abandoned?.id ?? "", abandoned?.worker ?? "");
    await database.skipDelays();
    const begun = [await later.claim("w"), await later.claim("w"), await later.claim("w")];
    expect(begun.map((job) => job?.projectId).sort()).toEqual(["a", "b", undefined]);
    expect(waiting.projectId).toBe(begun.find((job) => job?.id === waiting.id)?.projectId);
  });
}
