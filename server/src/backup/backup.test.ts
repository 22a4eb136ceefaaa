import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, extract, list } from "tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectDatabase, openDatabase } from "../database/database.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { fakeIntake } from "../test/fakes.ts";
import { runServerCommand } from "../test/server-process.ts";
import { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { createBackup } from "./create-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeSnapshot } from "./snapshot.ts";

let folder: string;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-backup-"));
  archive = join(folder, "first.tar");
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const place = (name: string) => join(folder, name);
const dataOf = (name: string) => ({ dataDir: join(folder, name, "data") });
const start = (name: string) => startTestServer({ settings: dataOf(name), overrides: { intake: fakeIntake } });
const backup = (name: string, file: string) =>
  runServerCommand("backup/commands/backup.ts", [file], place(name), { SMTP_URL: "smtp://mailer:hush@127.0.0.1:9" });
const restore = (name: string, ...args: string[]) => runServerCommand("backup/commands/restore.ts", args, place(name));

describe("a backup", () => {
  let server: TestServer;
  let user: TestClient;
  let song: Buffer;
  let projectID: string;
  const songOf = async (client: TestClient) => {
    const { project } = await (await client.get(`/api/fetchproject/${projectID}`)).json();
    return Buffer.from(await (await client.get(project.song)).arrayBuffer());
  };

  test("is made while the server is used, and lists its files and the missing ones", async () => {
    server = await start("first");
    user = await server.user("keeper");
    projectID = (await (await user.createProject(new Blob(["x"]))).json()).projectID;
    song = await songOf(user);
    let isDone = false;
    /** Goes on writing: sessions, drafts that come and go. */
    const use = async () => {
      for (let number = 0; !isDone; number++) {
        await new TestClient(server.url).signUp(`other${number}@example.org`);
        const made = await (await user.createProject(new Blob(["x"]))).json();
        await user.get(`/api/deleteproject/${made.projectID}`);
      }
    };
    const using = use();
    const result = await backup("first", "../first.tar");
    isDone = true;
    await using;
    expect(result).toMatchObject({ status: 0, stderr: "" });
    expect(result.stdout).toMatch(/first\.tar: [12] projects, \d files, \d\.\d MB\.\n.*SMTP_URL/s);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const names: string[] = [];
    await list({ file: archive, onReadEntry: ({ path }) => names.push(path) });
    expect(names.slice(0, 2)).toEqual(["manifest.json", "nataraj.sqlite"]);
    expect(await readFile(archive, "latin1")).not.toContain("hush");
    expect(await readdir(join(place("first"), "data", "backups"))).toEqual([]);
    const again = createBackup({ settings: dataOf("first"), variables: {}, file: archive });
    await expect(again).rejects.toThrow("first.tar is there already");
  });

  test("does not take the place of a running or of another installation without being told", async () => {
    const restoring = (replace: boolean) => restoreBackup({ settings: dataOf("first"), file: archive, replace });
    await expect(restoring(true)).rejects.toThrow(/^Another server uses DATA_DIR/);
    await server.close();
    await expect(restoring(false)).rejects.toThrow("holds an installation");
    expect((await restoring(true)).replaced).toContain("replaced-");
    const [replaced] = (await readdir(dataOf("first").dataDir)).filter((name) => name.startsWith("replaced-"));
    expect(await readdir(join(dataOf("first").dataDir, replaced ?? ""))).toContain("nataraj.sqlite");
  });

  test("is the installation again elsewhere: accounts, sessions, projects, songs", async () => {
    await mkdir(place("second"));
    const result = await restore("second", "../first.tar");
    expect(result).toMatchObject({ status: 0, stderr: "" });
    expect(result.stdout).toContain("Set where the backup was made, and not here: SMTP_URL.");
    const again = await start("second");
    const back = Object.assign(user.copy(), { url: again.url });
    expect((await songOf(back)).equals(song)).toBe(true);
    await new TestClient(again.url).signIn("keeper@example.org");
    expect((await back.createProject(new Blob(["x"]))).status).toBe(200);
    await again.close();
  });
});

/** A project as its row needs it. */
const ROW = {
  ...{ owner: "a", name: "n", title: "t", duration: 1, song_type: "audio/mpeg", visibility: "private" },
  ...{ checkpoint: 1, created_at: 1, updated_at: 1 },
};

describe("a backup that is restored", () => {
  beforeAll(async () => {
    const { dataDir } = dataOf("small");
    const knex = await openDatabase({ dataDir });
    await knex("projects").insert({ ...ROW, id: "a", song_key: "songs/a.mp3" });
    await knex.destroy();
    await mkdir(join(dataDir, "files", "songs"), { recursive: true });
    await writeFile(join(dataDir, "files", "songs", "a.mp3"), "la la la");
    await createBackup({ settings: { dataDir }, variables: {}, file: place("small.tar") });
  });

  const restoring = (file: string, name = "never") =>
    restoreBackup({ settings: dataOf(name), file: place(file), replace: false });
  const unpacked = async (name: string) => {
    await mkdir(place(name));
    await extract({ file: place("small.tar"), cwd: place(name) });
    return place(name);
  };
  const pack = (name: string, names: string[]) =>
    create({ file: place(`${name}.tar`), cwd: place(name), portable: true }, names);
  const PARTS = ["manifest.json", "nataraj.sqlite", "files"];

  test("is refused when it is damaged, foreign or newer, and leaves the folder as it was", async () => {
    await cp(place("small.tar"), place("short.tar"));
    await truncate(place("short.tar"), (await stat(place("small.tar"))).size / 2);
    const changed = await unpacked("changed");
    const database = await readFile(join(changed, "nataraj.sqlite"));
    await writeFile(join(changed, "nataraj.sqlite"), database.fill(255, 5000, 5010));
    await pack("changed", PARTS);
    await unpacked("partly");
    await pack("partly", ["manifest.json", "files"]);
    const more = await unpacked("more");
    await writeFile(join(more, "files", "songs", "more.mp3"), "");
    await pack("more", PARTS);
    const linked = await unpacked("linked");
    await symlink("/etc/passwd", join(linked, "files", "songs", "link.mp3"));
    await pack("linked", PARTS);
    const newer = await unpacked("newer");
    const manifest = JSON.parse(await readFile(join(newer, "manifest.json"), "utf8"));
    const text = JSON.stringify({
      ...manifest,
      version: "9.8.7",
      migrations: [...manifest.migrations, "product-9999-later"],
    });
    await writeFile(join(newer, "manifest.json"), text);
    await pack("newer", PARTS);
    await writeFile(place("text.tar"), "no archive at all");
    for (const [file, reason] of Object.entries({
      "none.tar": "There is no file",
      "text.tar": "is no backup",
      "short.tar": "is no backup, or it is damaged",
      "changed.tar": "nataraj.sqlite differs",
      "partly.tar": "nataraj.sqlite is not in it",
      "more.tar": "files/songs/more.mp3 is not in its list",
      "linked.tar": "it holds files/songs/link.mp3",
      "newer.tar": "The backup is from version 9.8.7 of Nataraj, which is newer than this one",
    })) {
      await expect(restoring(file), file).rejects.toThrow(reason);
    }
    const left = await readdir(dataOf("never").dataDir);
    expect(left.sort()).toEqual(["nataraj.sqlite.lock", "restoring"]);
    expect(await readdir(join(dataOf("never").dataDir, "restoring"))).toEqual([]);
  });
});

describe("a backup of files that come and go", () => {
  test("leaves out a project that is deleted meanwhile, and tells of a song that has gone by itself", async () => {
    const { dataDir } = dataOf("gone");
    const knex = await openDatabase({ dataDir });
    for (const id of ["lost", "deleted"]) {
      await knex("projects").insert({ ...ROW, id, song_key: `songs/${id}.mp3` });
    }
    const files = join(dataDir, "files");
    await mkdir(files);
    await mkdir(place("snapshot"));
    // The server deletes a project in the moment after the snapshot: the live database has it no more.
    const live = await openDatabase(dataOf("later"));
    await live("projects").insert({ ...ROW, id: "lost", song_key: "songs/lost.mp3" });
    const raw = (sql: string, values: string[]) => knex.raw(sql, values);
    const moment = new Proxy(live, { get: (target, name) => (name === "raw" ? raw : Reflect.get(target, name)) });
    const taking = takeSnapshot(moment, files, place("snapshot"));
    expect(await taking).toMatchObject({ missing: ["songs/lost.mp3"], projects: 1 });
    const snapshot = await connectDatabase({ dataDir: place("snapshot") });
    expect(await snapshot("projects").pluck("id")).toEqual(["lost"]);
    for (const one of [snapshot, live, knex]) await one.destroy();
  });

  test("is refused of an older version, in a sentence", async () => {
    await mkdir(dataOf("older").dataDir, { recursive: true });
    const knex = await connectDatabase(dataOf("older"));
    const dump = new URL("../database/testing/dumps/product-0001-tables.sqlite.sql", import.meta.url);
    for (const statement of (await readFile(dump, "utf8")).trim().split(";\n")) {
      await knex.raw(statement.replaceAll("?", "\\?"));
    }
    await knex.destroy();
    const backingUp = createBackup({ settings: dataOf("older"), variables: {}, file: place("older.tar") });
    await expect(backingUp).rejects.toThrow(OperatorError);
    await expect(backingUp).rejects.toThrow(/^The database is from an older version .*\.$/);
    expect(await readdir(place("."))).not.toContain("older.tar");
  });

  test("is refused for PostgreSQL and where there is nothing", async () => {
    const options = { variables: {}, file: place("no.tar") };
    const databaseUrl = "postgres://localhost/x";
    await expect(createBackup({ ...options, settings: { ...dataOf("gone"), databaseUrl } })).rejects.toThrow("pg_dump");
    await expect(createBackup({ ...options, settings: dataOf("nowhere") })).rejects.toThrow("holds no installation");
  });
});
