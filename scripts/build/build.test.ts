import { expect, it } from "vitest";
import { thrift } from "./build.mjs";

it("does one thing after the other in a small heap where memory is small, and nothing else elsewhere", () => {
  expect(thrift(1e9)).toMatchObject({
    args: ["--concurrency=1"],
    env: { GOMEMLIMIT: "250MiB", NODE_OPTIONS: "--max-old-space-size=320" },
  });
  expect(thrift(8e9)).toEqual({ args: [], env: undefined });
});
