import { describe, expect, test } from "vitest";
import { printReport } from "./report.ts";
import { runFuzz } from "./run-fuzz.ts";

/** The short part of `npm run fuzz`: the same requests and files each time. */
describe("the product", () => {
  test.each([
    ["sqlite", 400, 10],
    ["postgres", 200, 4],
  ] as const)("on %s stands whatever strangers send", async (database, requests, files) => {
    const report = await runFuzz({ database, requests, files, seed: 15, minutes: 4 });
    expect(report.violations, printReport(report)).toEqual([]);
    expect(report.requests + report.rawRequests).toBe(requests);
    expect(report.files).toBe(files);
  });
});
