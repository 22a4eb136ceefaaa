import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { UsageError } from "../errors/operator-error.ts";
import { readSettings } from "../settings/read-settings.ts";
import { fakeIntake } from "../test/fakes.ts";
import { makeSong } from "../test/make-song.ts";
import { runServerCommand, startServerProcess } from "../test/server-process.ts";
import { TestClient } from "../test/test-client.ts";
import { startTestServer } from "../test/test-server.ts";
import { readAdminCommand } from "./admin-commands.ts";
import { type Operator, openOperator } from "./open-operator.ts";

/** A server, and what its operator works with: on SQLite the database's file beside it, on PostgreSQL its own connections. */
interface Installation {
  url: string;
  openOperator(): Promise<Operator>;
  /** Once, however often it is asked for. */
  stop(): Promise<unknown>;
}

async function startOnSQLite(folder: string): Promise<Installation> {
  const server = await startServerProcess(folder);
  return { ...server, openOperator: () => openOperator(readSettings({ DATA_DIR: "data" }, folder)) };
}

async function startOnPostgres(folder: string, databaseUrl: string): Promise<Installation> {
  const settings = { databaseUrl, dataDir: join(folder, "data") };
  const { url, services, close } = await startTestServer({ settings, overrides: { intake: fakeIntake } });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= close());
  return { url, openOperator: async () => ({ ...services, close: async () => {} }), stop };
}

describe.each(["SQLite", "PostgreSQL"])("an operator's commands while the server runs on %s", (kind) => {
  let folder: string;
  let postgres: PostgresDatabase | undefined;
  let server: Installation;
  let user: TestClient;
  let ids: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-admin-"));
    postgres = kind === "PostgreSQL" ? await createPostgresDatabase({ isPrepared: true }) : undefined;
    server = postgres ? await startOnPostgres(folder, postgres.url) : await startOnSQLite(folder);
    user = new TestClient(server.url);
    await user.signUp("asha@example.org");
    song = await makeSong(1);
    ids = [];
    for (let number = 0; number < 3; number++) ids.push(await create());
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.drop();
    await rm(folder, { recursive: true });
  });

  let song: Blob;
  const create = async () => (await (await user.createProject(song, { end: "1000" })).json()).projectID;
  const songs = () => readdir(join(folder, "data", "files", "songs"));
  /** As `npm run admin` does it, in this process: a process of its own each time takes seconds. */
  async function admin(...argv: string[]): Promise<string> {
    const command = readAdminCommand(argv);
    const operator = await server.openOperator();
    try {
      return (await command(operator)).join("\n");
    } finally {
      await operator.close();
    }
  }

  test("show an account", async () => {
    const shown = `${user.uid} asha@example.org (password), 1 sessions, 3 of 3 projects`;
    expect(await admin("account", "Asha@example.org")).toContain(shown);
    await expect(admin("account", "nobody@example.org")).rejects.toThrow("There is no account nobody@example.org.");
    if (kind === "PostgreSQL") return;
    // Typed as npm run admin.
    const typed = await runServerCommand("admin/commands/admin.ts", ["account", user.uid], folder);
    expect(typed).toMatchObject({ status: 0, stderr: "" });
    expect(typed.stdout).toContain(shown);
  });

  test("revise the quota of projects, which the next upload and the site know at once", async () => {
    const list = async () => (await user.get(`/api/fetchprojects/${user.uid}`)).json();
    expect((await (await user.createProject(song, { end: "1000" })).json()).error).toBe("project_limit");
    expect(await list()).not.toHaveProperty("maxProjects");
    expect(await admin("quota", "asha@example.org", "5")).toBe(`${user.uid} may have 5 projects.`);
    expect((await list()).maxProjects).toBe(5);
    ids.push(await create());
    expect(await admin("quota", user.uid, "default")).toBe(`${user.uid} may have 3 projects.`);
    expect((await (await user.createProject(song, { end: "1000" })).json()).error).toBe("project_limit");
    expect((await list()).projects).toHaveLength(4);
  });

  test("make a project private, with the links to its song, and remove one with its song", async () => {
    const [shared = "", removed = ""] = ids;
    await user.get(`/api/changeprojectvisibility/${shared}/public`);
    const visitor = new TestClient(server.url);
    const { project } = await (await visitor.get(`/api/fetchproject/${shared}`)).json();
    expect((await visitor.get(project.song)).status).toBe(200);
    await admin("make-private", `nataraj-${shared}`);
    expect((await visitor.get(project.song)).status).toBe(403);
    expect((await visitor.get(`/api/fetchproject/${shared}`)).status).toBe(401);
    expect(await songs()).toHaveLength(4);
    await admin("remove-project", removed, "--yes");
    expect((await user.get(`/api/fetchproject/${removed}`)).status).toBe(404);
    expect(await songs()).toHaveLength(3);
    await expect(admin("project", removed)).rejects.toThrow("There is no project");
  });

  test("end sessions, and remove an account with everything", async () => {
    const again = new TestClient(server.url);
    await again.signIn("asha@example.org");
    expect(await admin("end-sessions", "asha@example.org")).toBe(`2 sessions of ${user.uid} have ended.`);
    expect([(await user.get("/api/profile")).status, (await again.get("/api/profile")).status]).toEqual([401, 401]);
    await again.signIn("asha@example.org");
    expect(await admin("remove-account", "asha@example.org", "--yes")).toBe(`${user.uid} is removed.`);
    expect((await again.get("/api/profile")).status).toBe(401);
    await expect(again.signIn("asha@example.org")).rejects.toThrow("WRONG_CREDENTIALS_ERROR");
    expect(await songs()).toEqual([]);
    await expect(admin("account", user.uid)).rejects.toThrow("There is no account");
  });

  test("are carried out where the server does not run", async () => {
    await server.stop();
    const environment = { DATA_DIR: "data", ...(postgres && { DATABASE_URL: postgres.url }) };
    const operator = await openOperator(readSettings(environment, folder));
    await expect(readAdminCommand(["account", user.uid])(operator)).rejects.toThrow("There is no account");
    await operator.close();
  });
});

describe("an operator's command line", () => {
  test.each([
    ["what is no command", ["toString", "a"]],
    ["a name without its parameters", ["quota", "a@example.org"]],
    ["more than it takes", ["project", "a", "b"]],
    ["a removal that is not confirmed", ["remove-account", "a@example.org"]],
  ])("is refused with %s", (_what, argv) => {
    expect(() => readAdminCommand(argv)).toThrow(UsageError);
  });

  test("is refused where there is no installation, and makes none", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nataraj-admin-"));
    await expect(openOperator(readSettings({ DATA_DIR: "data" }, folder))).rejects.toThrow("holds no installation");
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
