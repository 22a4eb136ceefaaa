import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

const answer = { body: "", ms: 1 };

function faults(outcome: Parameters<Tally["count"]>[1]): number {
  const tally = new Tally();
  tally.count("x", { ...answer, ...outcome }, () => "");
  return tally.violations.size;
}

test("takes what should not be for a fault, and what is documented for none", () => {
  expect(faults({ ...answer, status: 500 })).toBe(1);
  expect(faults({ ...answer, status: 503 })).toBe(1);
  expect(faults({ ...answer, end: "silence" })).toBe(1);
  expect(faults({ ...answer, status: 503, retryAfter: "5" })).toBe(0);
  expect(faults({ ...answer, status: 501, body: '{"error":"unsupported_format"}' })).toBe(0);
  expect(faults({ ...answer, status: 404 })).toBe(0);
});
