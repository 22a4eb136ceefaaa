import type { Knex } from "knex";
import type { Middleware } from "koa";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { JobWork } from "../jobs/job-runner.ts";
import { countRequests } from "./http-metrics.ts";
import { measureJobs } from "./job-metrics.ts";

/** What a server counts of itself, for the operator's Prometheus. */
export interface Metrics {
  /** Counts the requests that pass through it. */
  requests: Middleware;
  /** The work, with its stages timed and its ends counted. */
  measured(work: JobWork): JobWork;
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

/** Figures of the process, of the requests and of the jobs. Names follow https://prometheus.io/docs/practices/naming. */
export function createMetrics({ knex, countSessions }: MetricsOptions): Metrics {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
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
  // Knows only what was there before it.
  const all = Registry.merge([ofProcess, registry]);
  return { requests, measured, read: async () => ({ text: await all.metrics(), type: all.contentType }) };
}
