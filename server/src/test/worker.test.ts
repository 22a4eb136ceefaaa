import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FakeSteps } from "./fakes.ts";
import { startTestServer } from "./test-server.ts";

test("a worker tells whether it is well, and nothing else", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nataraj-worker-"));
  const worker = await startTestServer({
    settings: { role: "worker", dataDir },
    overrides: { steps: new FakeSteps() },
  });
  const statuses = ["/api/healthz", "/api/readyz", "/api/settings", "/api/auth/session/refresh", "/"].map(
    async (path) => (await fetch(worker.url + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404]);
  expect(worker.services.runner).toBeDefined();
  await worker.close();

  const web = await startTestServer({ settings: { role: "web", dataDir } });
  expect(web.services.runner).toBeUndefined();
  await web.close();
  await rm(dataDir, { recursive: true });
});
