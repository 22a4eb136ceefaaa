import pino from "pino";
import { openDatabase } from "../../database/database.ts";
import { JobRunner } from "../job-runner.ts";
import { openJobs } from "../open-jobs.ts";

/** A process that begins a job and a task, and never ends them: `DATABASE_URL` and `DATA_DIR` are in the environment. */
const { DATABASE_URL: databaseUrl = "", DATA_DIR: dataDir = "" } = process.env;
const logger = pino({ level: "silent" });
const { jobs, createTask } = await openJobs(
  await openDatabase({ databaseUrl, dataDir }),
  { limits: { ofOwner: 100, inAll: 100 }, leaseMs: 1_000 },
  logger,
);
const work = () => new Promise<never>(() => {});
void createTask({ name: "sweep", work, onFailure: () => {} }).request();
new JobRunner({ jobs, work, logger }).start();
