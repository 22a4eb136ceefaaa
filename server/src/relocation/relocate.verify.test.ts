import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { type FakeS3, startFakeS3 } from "../test/fake-s3.ts";
import { fakeIntake, until } from "../test/fakes.ts";
import { runServerCommand, startServerCommand } from "../test/server-process.ts";
import { startTestServer } from "../test/test-server.ts";
import { targetSettings } from "./target-settings.ts";

const MOVE = "relocation/commands/move.ts";
const KEYS = { S3_ACCESS_KEY_ID: "KEYID", S3_SECRET_ACCESS_KEY: "secret" };

let folder: string;
let dataDir: string;
let postgres: PostgresDatabase;
let s3: FakeS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-move-"));
  dataDir = join(folder, "data");
  postgres = await createPostgresDatabase();
  s3 = await startFakeS3("KEYID");
  const server = await startTestServer({ settings: { dataDir }, overrides: { intake: fakeIntake } });
  const user = await server.user("asha");
  for (let number = 0; number < 3; number++) {
    expect((await user.createProject(new Blob(["x"]))).status).toBe(200);
    const projectID = (await (await user.get(`/api/fetchprojects/${user.uid}`)).json()).projects[0].projectID;
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
  }
  await server.close();
});
afterAll(async () => {
  await s3?.close();
  await postgres?.drop();
  await rm(folder, { recursive: true });
});

/** A server over what was copied, as on another machine. */
function startNew() {
  const target = targetSettings({ to: postgres.url, s3: `${s3.url}/bucket` }, KEYS, folder);
  return startTestServer({ settings: { dataDir: join(folder, "new"), ...target } });
}

/** Starts the command, and kills it when a condition holds. */
async function killWhen(condition: (output: string) => boolean): Promise<void> {
  const child = startServerCommand(MOVE, ["--to", postgres.url, "--s3", `${s3.url}/bucket`], folder, KEYS);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit");
  await until(() => condition(output) || child.exitCode !== null);
  child.kill("SIGKILL");
  expect(await ended, output).toEqual([null, "SIGKILL"]);
}

test("a copy that is killed again and again is finished by the next run", async () => {
  // Rows: the files that follow cannot be reached, so that it never comes to its end.
  s3.faults.push(...Array(50).fill("hang"));
  await killWhen((output) => output.includes("Copying jobs"));
  await expect(startNew()).rejects.toThrow("is not there whole");
  // Files: of the first four requests one at least stores a file, and those after it hang.
  s3.faults.splice(0, Number.POSITIVE_INFINITY, ...Array(4).fill("pass"), ...Array(50).fill("hang"));
  const before = s3.requests.length;
  await killWhen(() => s3.requests.length >= before + 5);
  expect(s3.objects.size).toBeGreaterThan(0);
  expect(s3.objects.size).toBeLessThan(3);
  await expect(startNew()).rejects.toThrow("is not there whole");
  s3.faults.length = 0;

  const result = await runServerCommand(MOVE, ["--to", postgres.url, "--s3", `${s3.url}/bucket`], folder, KEYS);
  expect(result.status, result.stderr).toBe(0);
  expect(result.stdout).toMatch(/^projects: 3 rows, the same \(sha256 [0-9a-f]{16}\)$/m);
  expect(result.stdout).toMatch(/^3 files, the same; [12] of them were copied now\.$/m);
  expect(await readdir(join(dataDir, "copies"))).toEqual([]);
});
