import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FakeSteps } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

let folder: string;
let server: TestServer;
let without: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-storybook-"));
  await mkdir(join(folder, "built/assets"), { recursive: true });
  const page = '<script>run()</script><script type="module" src="./a.js"></script>';
  await writeFile(join(folder, "built/index.html"), page);
  await writeFile(join(folder, "built/assets/a.js"), "export {};");
  await writeFile(join(folder, "secret.txt"), "outside");
  const overrides = { steps: new FakeSteps() };
  [server, without] = await Promise.all([
    startTestServer({ settings: { storybookDir: join(folder, "built") }, overrides }),
    startTestServer({ overrides }),
  ]);
});
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  await rm(folder, { recursive: true });
});

test("is at /storybook/ where the setting names it, and runs the scripts of its own pages alone", async () => {
  const moved = await fetch(`${server.url}/storybook`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/storybook/"]);
  const page = await fetch(`${server.url}/storybook/`);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const scripts = /script-src ([^;]*)/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
  // printf %s 'run()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toBe("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=' 'self' 'wasm-unsafe-eval'");
  const asset = await fetch(`${server.url}/storybook/assets/a.js`);
  expect([asset.headers.get("content-type"), await asset.text()]).toEqual([
    "text/javascript; charset=utf-8",
    "export {};",
  ]);
  expect(asset.headers.get("content-security-policy")).not.toContain("sha256");
});

test("has no file outside its folder, and nothing where the setting is absent", async () => {
  expect((await fetch(`${server.url}/storybook/%2e%2e/secret.txt`)).status).toBe(404);
  expect((await fetch(`${server.url}/storybook/none.js`)).status).toBe(404);
  const page = await fetch(`${without.url}/storybook/`);
  expect(page.status).toBe(404);
  expect(page.headers.get("content-security-policy")).not.toContain("sha256");
});
