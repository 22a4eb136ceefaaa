import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServerProcess } from "./server-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-stopping-"));
});
afterAll(() => rm(folder, { recursive: true }));

// Nobody can send these to another process on Windows.
test.skipIf(process.platform === "win32").each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "ends well by %s",
  async (signal) => {
    const server = await startServerProcess(folder);
    expect(await server.stop(signal)).toBe(0);
  },
);
