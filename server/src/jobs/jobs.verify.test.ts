import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { expect, test } from "vitest";
import { until } from "../test/fakes.ts";
import { JobRunner } from "./job-runner.ts";
import { onDatabase } from "./testing/on-both-databases.ts";

const WORKER = fileURLToPath(new URL("testing/dying-worker.ts", import.meta.url));
const logger = pino({ level: "silent" });

onDatabase("PostgreSQL", (database) => {
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
});
