import { describe, expect, test } from "vitest";
import { printReport } from "./report.ts";
import { runFuzz } from "./run-fuzz.ts";
import { Tally } from "./tally.ts";

/** The short part of `npm run fuzz`: the same requests and files each time. */
describe("the product", { timeout: 300_000 }, () => {
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

describe("the fuzzer", () => {
  const answer = { body: "", ms: 1 };
  const faults = (outcome: Parameters<Tally["count"]>[1]) => {
    const tally = new Tally();
    tally.count("x", { ...answer, ...outcome }, () => "");
    return tally.violations.size;
  };

  test("takes what should not be for a fault, and what is documented for none", () => {
    expect(faults({ ...answer, status: 500 })).toBe(1);
    expect(faults({ ...answer, status: 503 })).toBe(1);
    expect(faults({ ...answer, end: "silence" })).toBe(1);
    expect(faults({ ...answer, status: 503, retryAfter: "5" })).toBe(0);
    expect(faults({ ...answer, status: 501, body: '{"error":"unsupported_format"}' })).toBe(0);
    expect(faults({ ...answer, status: 404 })).toBe(0);
  });
});
