import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSong } from "./make-song.ts";
import { runServerCommand, type ServerProcess, startServerProcess } from "./server-process.ts";
import { TestClient } from "./test-client.ts";
import { startTestServer } from "./test-server.ts";

/** What an operator is told is a sentence, not where in the code it was thrown. */
const STACK = /^\s+at /m;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-starting-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A process that is not to start. */
const startInVain = (environment: NodeJS.ProcessEnv) => runServerCommand("main.ts", [], folder, environment);

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
    const second = await startInVain({});
    expect(second.status).toBe(1);
    expect(second.stderr).toMatch(/^Another server uses DATA_DIR .*$/m);
    expect(second.stderr).not.toMatch(STACK);
  });

  test("keeps its port, which another says is in use", async () => {
    const { port } = new URL(server.url);
    const { status, stderr } = await startInVain({ DATA_DIR: "other", PORT: port });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
  });

  // Nobody can send it to another process on Windows.
  test.skipIf(process.platform === "win32")("ends well by SIGTERM", async () => {
    expect(await server.stop("SIGTERM")).toBe(0);
  });
});

describe("a process does not start", () => {
  test("with wrong settings, and says which", async () => {
    const { status, stdout, stderr } = await startInVain({ ROLE: "everything", MAX_UPLOAD_MB: "none" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trim().split("\n").sort()).toEqual([
      "MAX_UPLOAD_MB must be a whole number from 1 to 1024.",
      "ROLE must be web, worker or all.",
    ]);
  });

  test("with a Whisper model that is not there", async () => {
    const { status, stdout, stderr } = await startInVain({ WHISPER_MODEL: "/nowhere" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trim()).toBe("WHISPER_MODEL is /nowhere. There is no Whisper model in this folder: /nowhere.");
  });

  test("without its database, and does not tell the password of it", async () => {
    const { status, stdout, stderr } = await startInVain({
      DATABASE_URL: "postgres://nataraj:open-sesame@127.0.0.1:9/nataraj",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The server could not start: The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9$/m,
    );
    expect(stdout + stderr).not.toContain("open-sesame");
  });
});

describe("a server does not start", () => {
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
