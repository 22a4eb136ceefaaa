import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { UsageError } from "../errors/operator-error.ts";
import { readSettings } from "../settings/read-settings.ts";
import { fakeIntake } from "../test/fakes.ts";
import { runServerCommand } from "../test/server-process.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { readAdminCommand } from "./admin-commands.ts";
import { openOperator } from "./open-operator.ts";

describe.each(["SQLite", "PostgreSQL"])("an operator's commands while the server runs on %s", (kind) => {
  let folder: string;
  let postgres: PostgresDatabase | undefined;
  let server: TestServer;
  let user: TestClient;
  let ids: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-admin-"));
    postgres = kind === "PostgreSQL" ? await createPostgresDatabase({ isPrepared: true }) : undefined;
    const settings = { dataDir: join(folder, "data"), ...(postgres && { databaseUrl: postgres.url }) };
    server = await startTestServer({ settings, overrides: { intake: fakeIntake } });
    user = await server.user("asha");
    ids = [];
    for (let number = 0; number < 3; number++) ids.push(await create());
  });
  afterAll(async () => {
    await postgres?.drop();
    await rm(folder, { recursive: true });
  });

  const upload = () => user.createProject(new Blob(["x"]));
  const create = async () => (await (await upload()).json()).projectID;
  const songs = () => readdir(join(folder, "data", "files", "songs"));
  /** By the connections of the server, as SuperTokens is there once in a process. */
  const admin = async (...argv: string[]) =>
    (await readAdminCommand(argv)({ ...server.services, close: async () => {} })).join("\n");
  /** As an operator types it, in a process of its own, on one of the databases: it takes two seconds. */
  async function type(...argv: string[]): Promise<string> {
    if (kind === "PostgreSQL") return admin(...argv);
    const { status, stdout, stderr } = await runServerCommand("admin/commands/admin.ts", argv, folder);
    expect([status, stderr]).toEqual([0, ""]);
    return stdout;
  }

  test("show an account", async () => {
    const shown = `${user.uid} asha@example.org (password), 1 sessions, 3 of 3 projects`;
    expect(await type("account", "Asha@example.org")).toContain(shown);
    await expect(admin("account", "nobody@example.org")).rejects.toThrow("There is no account nobody@example.org.");
  });

  test("revise the quota of projects, which the next upload and the site know at once", async () => {
    const list = async () => (await user.get(`/api/fetchprojects/${user.uid}`)).json();
    expect((await (await upload()).json()).error).toBe("project_limit");
    expect(await list()).not.toHaveProperty("maxProjects");
    expect(await admin("quota", "asha@example.org", "5")).toBe(`${user.uid} may have 5 projects.`);
    expect((await list()).maxProjects).toBe(5);
    ids.push(await create());
    expect(await admin("quota", user.uid, "default")).toBe(`${user.uid} may have 3 projects.`);
    expect((await (await upload()).json()).error).toBe("project_limit");
    expect((await list()).projects).toHaveLength(4);
  });

  test("make a project private, with the links to its song, and remove one with its song", async () => {
    const [shared = "", removed = ""] = ids;
    await user.get(`/api/changeprojectvisibility/${shared}/public`);
    const visitor = server.visitor();
    const { project } = await (await visitor.get(`/api/fetchproject/${shared}`)).json();
    expect((await visitor.get(project.song)).status).toBe(200);
    await type("make-private", `nataraj-${shared}`);
    expect((await visitor.get(project.song)).status).toBe(403);
    expect((await visitor.get(`/api/fetchproject/${shared}`)).status).toBe(401);
    expect(await songs()).toHaveLength(4);
    await admin("remove-project", removed, "--yes");
    expect((await user.get(`/api/fetchproject/${removed}`)).status).toBe(404);
    expect(await songs()).toHaveLength(3);
    await expect(admin("project", removed)).rejects.toThrow("There is no project");
  });

  test("end sessions, and remove an account with everything", async () => {
    const again = server.visitor();
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
    await server.close();
    const operator = await openOperator(server.settings);
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
