import { performance } from "node:perf_hooks";
import type { Knex } from "knex";
import type { Middleware } from "koa";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { JobWork } from "../jobs/job-runner.ts";
import type { Storage } from "../storage/storage.ts";
import { countRequests } from "./http-metrics.ts";
import { measureJobs } from "./job-metrics.ts";
import { measureStorage } from "./storage-metrics.ts";

/** What a server counts of itself, for the operator's Prometheus. */
export interface Metrics {
  /** Counts the requests that pass through it. */
  requests: Middleware;
  /** The work, with its stages timed and its ends counted. */
  measured(work: JobWork): JobWork;
  /** The storage, with what it is asked timed. */
  measuredStorage(storage: Storage): Storage;
  /** Everything in Prometheus' text format, and the format's media type. */
  read(): Promise<{ text: string; type: string }>;
}

export interface MetricsOptions {
  knex: Knex;
  /** How many sessions there are; absent where a core of its own keeps them. */
  countSessions?: (() => Promise<number>) | undefined;
}

/** Memory, event loop and garbage belong to the process, however many servers run in it. */
let ofProcess: Registry | undefined;

/** Figures of the process, of the requests, of the jobs and of the storage. Names follow https://prometheus.io/docs/practices/naming. */
export function createMetrics({ knex, countSessions }: MetricsOptions): Metrics {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
    measureUtilization(ofProcess);
  }
  const registry = new Registry();
  const jobs = new Gauge({
    name: "nataraj_jobs",
    help: "Generation jobs that wait or run, in the database that all processes share",
    labelNames: ["status"],
    registers: [registry],
    async collect() {
      const rows: { status: string; n: number | string }[] = await knex("jobs")
        .whereIn("status", ["queued", "running"])
        .groupBy("status")
        .select("status")
        .count({ n: "*" });
      for (const status of ["queued", "running"]) {
        jobs.set({ status }, Number(rows.find((row) => row.status === status)?.n ?? 0));
      }
    },
  });
  const wait = new Gauge({
    name: "nataraj_jobs_oldest_wait_seconds",
    help: "How long the generation job that waits longest has been waiting",
    registers: [registry],
    async collect() {
      const row = await knex("jobs").where({ status: "queued" }).min({ since: "created_at" }).first();
      const since = row?.since == null ? Date.now() : Number(row.since);
      wait.set(Math.max(0, Date.now() - since) / 1000);
    },
  });
  const files = new Gauge({
    name: "nataraj_files_to_remove",
    help: "Files that the storage has not removed yet although it was asked to",
    registers: [registry],
    async collect() {
      const row = await knex("discarded_files").where("due_at", "<=", Date.now()).count({ n: "*" }).first();
      files.set(Number(row?.n));
    },
  });
  if (countSessions) {
    const sessions = new Gauge({
      name: "nataraj_sessions",
      help: "Sessions that have neither ended nor expired",
      registers: [registry],
      async collect() {
        sessions.set(await countSessions());
      },
    });
  }
  const requests = countRequests(registry);
  const measured = measureJobs(registry);
  const measuredStorage = measureStorage(registry);
  // Knows only what was there before it.
  const all = Registry.merge([ofProcess, registry]);
  return {
    requests,
    measured,
    measuredStorage,
    read: async () => ({ text: await all.metrics(), type: all.contentType }),
  };
}

/** The share of the time, since it was read last, in which the event loop was busy: near 1, the process is at its end. */
function measureUtilization(registry: Registry): void {
  let last = performance.eventLoopUtilization();
  const utilization = new Gauge({
    name: "nataraj_event_loop_utilization",
    help: "Share of the time since the last reading in which the event loop was busy, 0 to 1",
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      utilization.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}
