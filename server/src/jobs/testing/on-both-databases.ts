import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../../auth/testing/postgres.ts";
import { writePreparedDatabase } from "../../auth/testing/prepared-database.ts";
import { openDatabase } from "../../database/database.ts";
import type { CreateTask } from "../../retrying/background-task.ts";
import type { QueueLimits } from "../../settings/queue-limits.ts";
import type { JobStore } from "../job-store.ts";
import { type OpenedJobs, openJobs } from "../open-jobs.ts";

/** A real database with real jobs in it, empty before each test. */
export interface JobDatabase {
  kind: "SQLite" | "PostgreSQL";
  knex: Knex;
  jobs: JobStore;
  createTask: CreateTask;
  /** Only on PostgreSQL. */
  url: string | undefined;
  /** The jobs as another process sees them; on SQLite, which serves one, the same. */
  elsewhere(): Promise<JobStore>;
  /** The jobs as they are after a restart. */
  reopen(): Promise<JobStore>;
  /** The jobs with other bounds. */
  withLimits(limits: QueueLimits): Promise<JobStore>;
  /** Adds drafts, by id, each of an owner. */
  addProjects(owners: Record<string, string>): Promise<void>;
  /** Ends the waits before new attempts. */
  skipDelays(): Promise<void>;
  /** Has requests of tasks counted from now on. What it returns says how many have come; undefined where they come at once. */
  countRequests(): Promise<(() => Promise<number>) | undefined>;
}

const LIMITS = { ofOwner: 100, inAll: 100 };
const logger = pino({ level: "silent" });

/** Also those that add nothing to the queue, as one waits there already. */
const COUNT_REQUESTS = `
  CREATE SEQUENCE requests MINVALUE 0;
  SELECT nextval('requests');
  CREATE FUNCTION count_request() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN PERFORM nextval(''requests''); RETURN NULL; END';
  CREATE TRIGGER count_request AFTER INSERT ON pgboss.job FOR EACH STATEMENT EXECUTE FUNCTION count_request();
`;

/** Runs the tests of a suite on SQLite and on PostgreSQL. */
export function onBothDatabases(suite: (database: JobDatabase) => void): void {
  onDatabase("SQLite", suite);
  onDatabase("PostgreSQL", suite);
}

/** Runs the tests of a suite on one of them. What is passed is filled before each test. */
export function onDatabase(kind: JobDatabase["kind"], suite: (database: JobDatabase) => void): void {
  describe(`on ${kind}`, () => {
    const database = { kind } as JobDatabase;
    let postgres: PostgresDatabase | undefined;
    let folder: string;
    /** What the test at hand has opened. */
    const opened: (() => Promise<unknown>)[] = [];

    beforeAll(async () => {
      if (kind === "PostgreSQL") postgres = await createPostgresDatabase({ isPrepared: true });
      database.url = postgres?.url;
    });
    afterAll(() => postgres?.drop());

    async function connect(): Promise<Knex> {
      const knex = await openDatabase({ dataDir: folder, ...(postgres && { databaseUrl: postgres.url }) });
      opened.push(() => knex.destroy());
      return knex;
    }

    async function open(knex: Knex, limits: QueueLimits): Promise<OpenedJobs> {
      const jobs = await openJobs(knex, { limits }, logger);
      opened.push(() => jobs.close());
      return jobs;
    }

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "nataraj-jobs-"));
      if (!postgres) await writePreparedDatabase(folder);
      database.knex = await connect();
      Object.assign(database, await open(database.knex, LIMITS));
      database.elsewhere = async () => (postgres ? (await open(await connect(), LIMITS)).jobs : database.jobs);
      database.reopen = async () => (await open(database.knex, LIMITS)).jobs;
      database.withLimits = async (limits) => (await open(database.knex, limits)).jobs;
      database.addProjects = async (owners) => {
        for (const [id, owner] of Object.entries(owners)) {
          const row = { id, owner, name: "n", title: "t", duration: 1, visibility: "private", checkpoint: 2 };
          const song = { song_key: `songs/${id}`, song_type: "x" };
          await database.knex("projects").insert({ ...row, ...song, created_at: 0, updated_at: 0 });
        }
      };
      database.skipDelays = async () => {
        if (postgres) await database.knex("pgboss.job").update({ start_after: new Date(0) });
        else await database.knex("jobs").update({ retry_at: 0 });
      };
      database.countRequests = async () => {
        if (!postgres) return undefined;
        await database.knex.raw(COUNT_REQUESTS);
        opened.push(() => database.knex.raw("DROP FUNCTION count_request CASCADE; DROP SEQUENCE requests"));
        return async () => {
          const { rows } = await database.knex.raw("SELECT last_value FROM requests");
          return Number(rows[0].last_value);
        };
      };
    });
    afterEach(async () => {
      if (postgres) await database.knex.raw("TRUNCATE jobs, projects, task_leases, pgboss.job");
      for (const end of opened.splice(0).reverse()) await end();
      await rm(folder, { recursive: true });
    });

    suite(database);
  });
}
