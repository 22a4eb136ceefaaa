import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import type { Job } from "../jobs/job.ts";
import { JobRunner, type JobWork } from "../jobs/job-runner.ts";
import { openJobs } from "../jobs/open-jobs.ts";
import { FakeSteps, fakeIntake, until } from "../test/fakes.ts";
import { type SilentProxy, startSilentProxy } from "../test/silent-proxy.ts";
import { PASSWORD } from "../test/test-client.ts";
import { startTestServer } from "../test/test-server.ts";
import { lockMigrations, migrate, openDatabase } from "./database.ts";
import { isDatabaseAway } from "./database-away.ts";
import { engineOf } from "./engine.ts";
import { POSTGRES_TIMEOUTS } from "./postgres-client.ts";

/** Longer than a busy machine takes for a statement that is answered. Milliseconds. */
const TIMEOUTS = { connectMs: 1_500, acquireMs: 1_500, statementMs: 1_000, silenceMs: 2_000 };
const logger = pino({ level: "silent" });

let folder: string;
let postgres: PostgresDatabase;
let route: SilentProxy;
let databaseUrl: string;
let knex: Knex;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-away-"));
  postgres = await createPostgresDatabase({ isPrepared: true });
  route = await startSilentProxy(Number(new URL(postgres.url).port));
  databaseUrl = Object.assign(new URL(postgres.url), { port: String(route.port) }).href;
  knex = await openDatabase({ dataDir: folder, databaseUrl }, logger, TIMEOUTS);
});
afterEach(async () => {
  route.drop();
  route.forward();
  await until(() =>
    knex.raw("SELECT 1").then(
      () => true,
      () => false,
    ),
  );
});
afterAll(async () => {
  await knex?.destroy();
  await route?.close();
  await postgres?.drop();
  await rm(folder, { recursive: true });
});

/** What a statement fails of. */
async function failureOf(statement: PromiseLike<unknown>): Promise<Error> {
  return Promise.resolve(statement).then(
    () => new Error("It did not fail."),
    (error: Error) => error,
  );
}

/** Does nothing else meanwhile. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

describe("PostgreSQL is away", () => {
  test("where it hangs up, which has no code, and where something was made of the error", async () => {
    const failing = failureOf(knex.raw("SELECT pg_sleep(9)"));
    await until(async () => (await knex("pg_stat_activity").where("query", "like", "SELECT pg_sleep%")).length > 0);
    route.hangUp();
    const error = await failing;
    expect(error.message).toContain("Connection terminated unexpectedly");
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(new Error("It could not be done.", { cause: error }))).toBe(true);
    expect(isDatabaseAway(await failureOf(knex.raw("SELECT nothing")))).toBe(false);
  });

  test("where a statement waits too long for a lock, and its connection is as good as before", async () => {
    await knex.transaction(async (holder) => {
      const lock = (transaction: Knex) => transaction.raw("SELECT pg_advisory_xact_lock(1)");
      await engineOf(holder).waitWithoutLimit(holder);
      await lock(holder);
      const error = await failureOf(knex.transaction((waiter) => lock(waiter)));
      expect(error).toMatchObject({ code: "57014" });
      expect(isDatabaseAway(error)).toBe(true);
    });
    expect((await knex.raw("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  });

  test("where all connections are taken", async () => {
    const ends: (() => void)[] = [];
    const held = Array.from({ length: 10 }, () =>
      knex.transaction(() => new Promise<void>((resolve) => void ends.push(resolve))),
    );
    await until(() => ends.length === 10);
    const error = await failureOf(knex.raw("SELECT 1"));
    for (const end of ends) end();
    // PostgreSQL may have ended some of them already.
    await Promise.allSettled(held);
    expect(error.message).toContain("Timeout acquiring a connection");
    expect(isDatabaseAway(error)).toBe(true);
  });

  test("where nothing comes any more, in every state of a connection, and for a new one", async () => {
    await knex.raw("SELECT 1");
    // Longer than a connection may be silent: it is asked nothing.
    await sleep(TIMEOUTS.silenceMs + 100);
    expect(knex.client.pool.numFree()).toBe(1);
    await knex.raw("SELECT 1");
    const inTransaction = failureOf(
      knex.transaction(async (transaction) => {
        await transaction.raw("SELECT 1");
        route.silence();
        await transaction.raw("SELECT 2");
      }),
    );
    expect(await inTransaction).toSatisfy(isDatabaseAway);
    expect(await failureOf(knex.raw("SELECT 1"))).toSatisfy(isDatabaseAway);
    expect(knex.client.pool.numFree()).toBe(0);
  });

  test("not where its connection was idle for that long at the moment at which it is used again", async () => {
    await knex.raw("SELECT 1");
    const isOver = sleep(TIMEOUTS.silenceMs + 100);
    await sleep(TIMEOUTS.silenceMs - 100);
    // Both are late now, and come at once: the end of the silence, and of the wait.
    block(300);
    await isOver;
    await knex.raw("SELECT 1");
  });

  test("not where its answer lies unread for that long in a busy process, whatever is asked after it", async () => {
    // Not by the route, which is this busy process.
    const direct = await openDatabase({ dataDir: folder, databaseUrl: postgres.url }, logger, TIMEOUTS);
    onTestFinished(() => direct.destroy());
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = () => setImmediate(resolve);
    });
    const answer = Promise.resolve(direct.raw("SELECT 1").on("query", asked));
    await isAsked;
    block(2 * TIMEOUTS.silenceMs);
    await answer;
    await direct.raw("SELECT 1");
  });

  test("not for a change of the tables, and not for a wait for one", async () => {
    let hasLock = () => {};
    const locked = new Promise<void>((resolve) => {
      hasLock = resolve;
    });
    const slow = knex.transaction(async (transaction) => {
      await lockMigrations(transaction);
      hasLock();
      await sleep(TIMEOUTS.silenceMs + 100);
      await transaction.raw("SELECT pg_sleep(?)", [(TIMEOUTS.silenceMs + 100) / 1_000]);
    });
    await locked;
    await migrate(knex);
    await slow;
    // The next user of the connection has the time-outs again.
    expect(await failureOf(knex.raw("SELECT pg_sleep(9)"))).toMatchObject({ code: "57014" });
  });
});

test("SQLite is away where its connection is not to be had, which is waited for less than a request may take", async () => {
  const sqlite = await openDatabase({ dataDir: folder }, logger);
  const { pool } = sqlite.client;
  expect(pool.acquireTimeoutMillis).toBeLessThanOrEqual(10_000);
  const error = await sqlite.transaction((_transaction) => {
    pool.acquireTimeoutMillis = 20;
    return failureOf(sqlite.raw("SELECT 1"));
  });
  expect(error).toSatisfy(isDatabaseAway);
  await sqlite.destroy();
});

test("PostgreSQL keeps nobody waiting for longer than a request may take", () => {
  const { connectMs, acquireMs, statementMs, silenceMs } = POSTGRES_TIMEOUTS;
  expect(connectMs).toBeLessThan(acquireMs);
  expect(statementMs).toBeLessThan(silenceMs);
  expect(acquireMs + statementMs + silenceMs).toBeLessThan(30_000);
});

describe("jobs", () => {
  const limits = { ofOwner: 9, inAll: 9 };

  test("are told of by a new connection, when the one for news is silently lost", async () => {
    const { close } = await openJobs(knex, { limits }, logger);
    const listeners = () =>
      knex("pg_stat_activity").where("query", "like", "LISTEN%").whereRaw("datname = current_database()").pluck("pid");
    const [before] = await listeners();
    route.lose();
    await until(async () => (await listeners().catch(() => [])).some((pid) => pid !== before));
    await close();
  });

  test("of a worker whose database falls silent are tried again when it is back", async () => {
    let attempts = 0;
    const job = await runUntilBack(async () => {
      if (++attempts === 1) route.silence();
      await knex("projects").where({ id: "p" }).update({ lyrics: "la" });
      return storeVersion;
    });
    expect(job).toMatchObject({ status: "done", attempts: 2 });
    expect(await knex("projects").pluck("version")).toEqual([1]);
  });

  test("are not done twice where the end of one was stored and only the answer was lost", async () => {
    let answersLost = 0;
    const job = await runUntilBack(async () => async (transaction) => {
      await storeVersion(transaction);
      transaction.on("query", ({ sql }: { sql: string }) => {
        if (sql !== "COMMIT;") return;
        answersLost++;
        route.silenceAnswers();
      });
    });
    expect(answersLost).toBe(1);
    expect(job).toMatchObject({ status: "done", attempts: 1 });
    expect(await knex("projects").pluck("version")).toEqual([1]);
  });

  async function storeVersion(transaction: Knex.Transaction): Promise<void> {
    await transaction("projects").update({ version: transaction.raw("version + 1") });
  }

  /** Runs a job, has the route back when its work has failed, and answers the job when it has ended. */
  async function runUntilBack(work: JobWork): Promise<Job | undefined> {
    const { jobs, close } = await openJobs(knex, { limits, leaseMs: 3_000 }, logger);
    await knex("projects").delete();
    const row = { id: "p", owner: "asha", name: "n", title: "t", duration: 1, visibility: "private", checkpoint: 2 };
    await knex("projects").insert({ ...row, song_key: "songs/p", song_type: "x", created_at: 0, updated_at: 0 });
    const log: string[] = [];
    const runner = new JobRunner({ jobs, work, logger: pino({}, { write: (line: string) => void log.push(line) }) });
    const { id } = await jobs.open("p", {});
    // Not before: a worker may have begun to work when the answer to the opening is still on its way.
    runner.start();
    const isDone = async () => (await jobs.find(id).catch(() => undefined))?.status === "done";
    await until(async () => log.some((line) => line.includes("generation failed")) || (await isDone()));
    route.drop();
    route.forward();
    await until(isDone);
    await runner.stop();
    const job = await jobs.find(id);
    await close();
    return job;
  }
});

test("calls are answered with a 503 while the route is silent, and as before when it is back", async () => {
  const server = await startTestServer({
    settings: { databaseUrl },
    overrides: { intake: fakeIntake, steps: new FakeSteps(), databaseTimeouts: TIMEOUTS },
  });
  onTestFinished(() => server.close());
  const user = await server.user("owner");
  const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
  await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Jazz Dance, " });
  await user.get(`/api/changeprojectvisibility/${projectID}/public`);
  const formFields = [
    { id: "email", value: "owner@example.org" },
    { id: "password", value: PASSWORD },
  ];
  const visitor = server.visitor();
  const calls = [
    () => user.get("/api/profile"),
    () => user.createProject(new Blob(["x"])),
    () => user.json("POST", "/api/generatedance", { projectID }),
    () => visitor.get(`/api/fetchproject/${projectID}`),
    () => visitor.json("POST", "/api/auth/signin", { formFields }),
    () => visitor.json("POST", "/api/contactus", { email: "a@example.org", text: "Hello" }),
  ];
  const outcomeOf = async (call: (typeof calls)[number]) => {
    const answer = await call();
    return [answer.status, (await answer.json()).error];
  };
  const callAll = () => Promise.all(calls.map(outcomeOf));
  const refused = Array(6).fill([503, "unavailable"]);
  route.silence();
  expect(await callAll()).toEqual(refused);
  // Now by new connections.
  expect(await callAll()).toEqual(refused);
  route.drop();
  route.forward();
  // Each until it succeeds and no more often: there are limits to projects and messages.
  for (const call of calls) await expect.poll(() => outcomeOf(call)).toEqual([200, undefined]);
});
