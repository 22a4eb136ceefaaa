import { Counter, Histogram, type Registry } from "prom-client";
import type { JobWork } from "../jobs/job-runner.ts";

/** Seconds. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** Times the stages of the jobs that this process runs, and counts how they end. */
export function measureJobs(registry: Registry): (work: JobWork) => JobWork {
  const stages = new Histogram({
    name: "nataraj_job_stage_duration_seconds",
    help: "Time that a generation job spent in a stage",
    labelNames: ["stage"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const ends = new Counter({
    name: "nataraj_jobs_ended_total",
    help: "Generation jobs that this process did, or failed to do",
    labelNames: ["outcome"],
    registers: [registry],
  });
  for (const outcome of ["done", "failed"]) ends.inc({ outcome }, 0);

  return (work) => async (job, context) => {
    let stage = "";
    let endStage = () => 0;
    const report: typeof context.report = (next, progress, detail) => {
      if (next !== stage) {
        endStage();
        stage = next;
        endStage = stages.startTimer({ stage });
      }
      context.report(next, progress, detail);
    };
    try {
      const commit = await work(job, { ...context, report });
      endStage();
      ends.inc({ outcome: "done" });
      return commit;
    } catch (error) {
      // A job that is put back, or that nobody wants any more, has not failed.
      if (!context.signal.aborted) ends.inc({ outcome: "failed" });
      throw error;
    }
  };
}
