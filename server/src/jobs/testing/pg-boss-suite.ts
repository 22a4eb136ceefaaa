import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { createPostgresDatabase } from "../../auth/testing/postgres.ts";
import { openDatabase } from "../../database/database.ts";
import { openJobs } from "../open-jobs.ts";
import { awaitJob } from "../watch-job.ts";
import type { JobDatabase } from "./on-both-databases.ts";

const logger = pino({ level: "silent" });

/** What several processes do for each other, which only PostgreSQL has. */
export function testPgBoss(database: JobDatabase): void {
  test("processes that start at once on an empty database all start", async () => {
    const postgres = await createPostgresDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), "nataraj-start-"));
    const connections = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ databaseUrl: postgres.url, dataDir })),
    );
    const options = { limits: { ofOwner: 100, inAll: 100 }, leaseMs: 1_000 };
    const started = await Promise.allSettled(connections.map((knex) => openJobs(knex, options, logger)));
    for (const each of started) if (each.status === "fulfilled") await each.value.close();
    for (const knex of connections) await knex.destroy();
    await postgres.drop();
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
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database() AND pid <> pg_backend_pid()",
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
