import { expect, it } from "vitest";
import { pendingResult } from "./row-result.ts";

it("is kept when its walk is good", async () => {
  const result = pendingResult("promise");
  await result.attempt(() => undefined);
  await expect(result.kept).resolves.toBeUndefined();
});

it("is not kept when its walk was not good, also after a later good one", async () => {
  const result = pendingResult("promise");
  await result.attempt(() => Promise.reject(new Error("first")));
  await result.attempt(() => undefined);
  await expect(result.kept).rejects.toThrow("first");
});
