import { describe } from "vitest";
import { testJobRunner } from "./testing/job-runner-suite.ts";
import { testJobStore } from "./testing/job-store-suite.ts";
import { onBothDatabases } from "./testing/on-both-databases.ts";
import { testPgBoss } from "./testing/pg-boss-suite.ts";
import { testTasks } from "./testing/task-suite.ts";

onBothDatabases((database) => {
  describe("jobs", () => testJobStore(database));
  describe("runners", () => testJobRunner(database));
  describe("tasks", () => testTasks(database));
  if (database.kind === "PostgreSQL") describe("processes", () => testPgBoss(database));
});
