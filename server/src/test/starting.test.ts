import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "../log/create-logger.ts";
import { describeTranscribers } from "../music/lyrics/transcribers.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Settings } from "../settings/settings.ts";
import { describeStartError } from "../start-error.ts";
import { makeSong } from "./make-song.ts";
import { runServerCommand, type ServerProcess, startServerProcess } from "./server-process.ts";
import { TestClient } from "./test-client.ts";
import { startTestServer } from "./test-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-starting-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the operator is told of a server that is not to start. */
async function failureOf(changed: Partial<Settings>, log: (line: string) => void = () => {}) {
  const settings = { ...readSettings({}, folder), ...changed };
  const error = await startTestServer({ settings }).then(
    () => expect.fail("It started."),
    (reason) => reason,
  );
  return describeStartError(error, settings, createLogger(settings, { write: log }));
}

describe("a process that runs", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    await mkdir(join(folder, "data", "files"), { recursive: true });
    await writeFile(join(folder, "data", "nataraj.sqlite"), "");
    for (const [name, mode] of Object.entries({ data: 0o755, "data/files": 0o755, "data/nataraj.sqlite": 0o644 })) {
      await chmod(join(folder, name), mode);
    }
    server = await startServerProcess(folder);
  });
  afterAll(() => server?.stop("SIGKILL"));

  test("keeps its data folder from other accounts", async () => {
    const user = new TestClient(server.url);
    await user.signUp("owner@example.org");
    expect((await user.createProject(await makeSong(2), { end: "2000" })).status).toBe(200);
    const names = await readdir(join(folder, "data"), { recursive: true });
    const entries = names.map((name) => name.replaceAll("\\", "/"));
    expect(entries).toEqual(expect.arrayContaining(["nataraj.sqlite", "nataraj.sqlite-wal", "nataraj.sqlite-shm"]));
    expect(entries.filter((name) => name.startsWith("files/songs/"))).toHaveLength(1);
    for (const name of ["", ...entries]) {
      const { mode } = await stat(join(folder, "data", name));
      // Windows has no such modes.
      if (process.platform !== "win32") expect([name, (mode & 0o077).toString(8)]).toEqual([name, "0"]);
    }
  });

  test("keeps its data folder from a second server", async () => {
    expect(await failureOf({ dataDir: join(folder, "data") })).toEqual([
      expect.stringMatching(/^Another server uses DATA_DIR .*$/),
    ]);
  });

  test("keeps its port, which another says is in use", async () => {
    const { port } = new URL(server.url);
    expect(await failureOf({ dataDir: join(folder, "other"), port: Number(port) })).toEqual([
      expect.stringMatching(`^Port ${port} is in use`),
    ]);
  });

  // Nobody can send it to another process on Windows.
  test.skipIf(process.platform === "win32")("ends well by SIGTERM", async () => {
    expect(await server.stop("SIGTERM")).toBe(0);
  });
});

describe("a process does not start", () => {
  test("with wrong settings, and says which", async () => {
    const wrong = { ROLE: "everything", MAX_UPLOAD_MB: "none" };
    const { status, stdout, stderr } = await runServerCommand("main.ts", [], folder, wrong);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trim().split("\n").sort()).toEqual([
      "MAX_UPLOAD_MB must be a whole number from 1 to 1024.",
      "ROLE must be web, worker or all.",
    ]);
  });
});

describe("a server does not start", () => {
  test("with a Whisper model that is not there", () => {
    const settings = readSettings({ WHISPER_MODEL: "/nowhere" }, folder);
    try {
      describeTranscribers(settings);
      expect.fail("There is one.");
    } catch (error) {
      expect(describeStartError(error as Error, settings, createLogger(settings))).toEqual([
        "WHISPER_MODEL is /nowhere. There is no Whisper model in this folder: /nowhere.",
      ]);
    }
  });

  test("without its database, and does not tell the password of it", async () => {
    let log = "";
    const databaseUrl = "postgres://nataraj:open-sesame@127.0.0.1:9/nataraj";
    const told = await failureOf({ dataDir: join(folder, "without"), databaseUrl }, (line) => (log += line));
    expect(told).toEqual([
      "The server could not start: The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:9",
    ]);
    expect(log).toContain("start failed");
    expect(log).not.toContain("open-sesame");
  });

  test("without the SuperTokens core that it is told of, and says so", async () => {
    const starting = startTestServer({
      settings: { dataDir: join(folder, "coreless"), supertokens: { connectionURI: "http://127.0.0.1:9" } },
    });
    await expect(starting).rejects.toThrow(
      "The SuperTokens core of SUPERTOKENS_CONNECTION_URI (http://127.0.0.1:9) does not answer",
    );
  });

  test("as a new installation where the database of one has gone, unless it is told to", async () => {
    const dataDir = join(folder, "bereft");
    await mkdir(join(dataDir, "files", "songs"), { recursive: true });
    await writeFile(join(dataDir, "files", "songs", "a.mp3"), "");
    await expect(startTestServer({ settings: { dataDir } })).rejects.toThrow(
      /^DATA_DIR .* belongs to an installation, .*ALLOW_EMPTY_DATABASE=true\.$/m,
    );
    const told = await startTestServer({ settings: { dataDir, allowEmptyDatabase: true } });
    await told.close();
  });
});
