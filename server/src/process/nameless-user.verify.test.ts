import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeS3, startFakeS3 } from "../test/fake-s3.ts";
import { makeSong } from "../test/make-song.ts";
import { type ServerProcess, startServerProcess } from "../test/server-process.ts";
import { TestClient } from "../test/test-client.ts";

/** Node's answers where the system does not know the user and HOME is not set: `npm run verify` has such a user. */
const NAMELESS = `
import os from "node:os";
import { syncBuiltinESMExports } from "node:module";
os.userInfo = () => { throw new Error("uv_os_get_passwd returned ENOENT"); };
os.homedir = () => {
  if (process.env.HOME !== undefined) return process.env.HOME;
  throw new Error("uv_os_homedir returned ENOENT");
};
syncBuiltinESMExports();`;

let folder: string;
let s3: FakeS3;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-nameless-"));
  s3 = await startFakeS3("nataraj");
});
afterAll(async () => {
  await server?.stop();
  await s3.close();
  await rm(folder, { recursive: true });
});

test("a user whom the system does not know runs the server, with S3 and Whisper", async () => {
  const preload = join(folder, "nameless.mjs");
  await writeFile(preload, NAMELESS);
  server = await startServerProcess(folder, {
    NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
    HOME: undefined,
    WHISPER_MODEL: undefined,
    S3_BUCKET: "songs",
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: "nataraj",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  const user = new TestClient(server.url);
  await user.signUp("asha@example.org");
  expect((await user.createProject(await makeSong(1), { end: "1000" })).status).toBe(200);
  expect(s3.objects.size).toBe(1);
});
