import { describe } from "vitest";
import { testJobRunner } from "./testing/job-runner-suite.ts";
import { testJobStore } from "./testing/job-store-suite.ts";
import { onBothDatabases } from "./testing/on-both-databases.ts";

onBothDatabases((database) => {
  describe("jobs", () => testJobStore(database));
  describe("runners", () => testJobRunner(database));
});
