import { expect, it } from "vitest";
import { pendingResult } from "./row-result.ts";

const fails = (why: string) => () => Promise.reject(new Error(why));

it("is kept when a later walk is good", async () => {
  const result = pendingResult("promise");
  await result.attempt(fails("first"));
  expect(result.good).toBe(false);
  await result.attempt(() => undefined);
  expect(result.good).toBe(true);
  result.settle();
  await expect(result.kept).resolves.toBeUndefined();
});

it("is not kept when no walk was good, for the reason that the first found", async () => {
  const result = pendingResult("promise");
  await result.attempt(fails("first"));
  await result.attempt(fails("second"));
  result.settle();
  await expect(result.kept).rejects.toThrow("first");
});

it("is not kept when it was never walked", async () => {
  const result = pendingResult("promise");
  result.settle();
  await expect(result.kept).rejects.toThrow("It was not walked.");
});
