import type { Knex } from "knex";
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import { engineOf } from "../database/engine.ts";
import { type CreateTask, createLocalTask } from "../retrying/background-task.ts";
import { JobNews } from "./job-news.ts";
import { JobStore, type JobStoreDependencies } from "./job-store.ts";
import { sqliteQueue } from "./sqlite-queue.ts";

/** The jobs with the queue that fits the database. */
export interface OpenedJobs {
  jobs: JobStore;
  /** Makes tasks that all processes of the database share. */
  createTask: CreateTask;
  /** To be called before the database is closed. */
  close(): Promise<void>;
}

/** The tasks that processes share. */
const TASKS = ["deletion", "sweep", "pictures"];

type JobOptions = Pick<JobStoreDependencies, "limits" | "leaseMs">;

/** After how long a follower looks for itself, beside the news: on SQLite for what another part of this process removes. */
const LOCAL_WAIT_MS = 1_000;
/** The same where the database tells of everything, and where its connection for news is broken. Milliseconds. */
const NOTIFIED_WAIT_MS = 15_000;

/** Opens the queue: pg-boss and its news where processes share the database, one of our own where one has it alone. */
export async function openJobs(knex: Knex, options: JobOptions, logger: Logger): Promise<OpenedJobs> {
  return engineOf(knex).isShared ? openWithPgBoss(knex, options, logger) : openWithSQLite(knex, options);
}

async function openWithSQLite(knex: Knex, options: JobOptions): Promise<OpenedJobs> {
  const news = new JobNews(() => LOCAL_WAIT_MS);
  const jobs = new JobStore({ knex, queue: sqliteQueue, news, tell: (change) => news.publish(change), ...options });
  // One server at a time uses SQLite: what runs was left by one that is dead.
  await jobs.retryRunning();
  return { jobs, createTask: createLocalTask, close: async () => jobs.close() };
}

/** Loaded only where it is used. */
async function openWithPgBoss(knex: Knex, options: JobOptions, logger: Logger): Promise<OpenedJobs> {
  const [{ startPgBoss }, { adoptJobs, createPgBossQueue }, { PgBossTask, createTaskQueue }, { listenForNews }] =
    await Promise.all([
      import("./pg-boss.ts"),
      import("./pg-boss-queue.ts"),
      import("./pg-boss-task.ts"),
      import("./listen-for-news.ts"),
    ]);
  let boss: PgBoss | undefined;
  const prepare = async (): Promise<PgBoss> => {
    boss = await startPgBoss(knex, logger);
    await adoptJobs(boss, knex);
    for (const name of TASKS) await createTaskQueue(boss, name);
    return boss;
  };
  try {
    const prepared = await oneAtATime(knex, prepare);
    const news: JobNews = new JobNews(() => (listener?.isConnected ? NOTIFIED_WAIT_MS : LOCAL_WAIT_MS));
    const listener = await listenForNews(knex, news, logger);
    const jobs = new JobStore({ knex, queue: createPgBossQueue(prepared), news, tell: () => {}, ...options });
    return {
      jobs,
      createTask: (task) => new PgBossTask({ boss: prepared, knex, leaseMs: jobs.leaseMs }, task),
      async close() {
        jobs.close();
        await listener.close();
        await prepared.stop({ graceful: false });
      },
    };
  } catch (error) {
    await boss?.stop({ graceful: false });
    throw error;
  }
}

/** Of processes that start at once one makes pg-boss' tables and queues, and the others wait: they would lock each other out. */
async function oneAtATime<T>(knex: Knex, act: () => Promise<T>): Promise<T> {
  return knex.transaction(async (transaction) => {
    await engineOf(transaction).waitWithoutLimit(transaction);
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtext('start of pg-boss'))");
    return act();
  });
}
