import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase, type DatabaseKind } from "../auth/testing/database.ts";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { FakeSteps, fakeIntake, until } from "../test/fakes.ts";
import { startTestServer } from "../test/test-server.ts";
import { connectDatabase, openDatabase } from "./database.ts";
import { engineOf } from "./engine.ts";
import { PRODUCT_VERSION, readProductVersion } from "./product-version.ts";

/**
 * What earlier versions have made of an empty database, with an account and projects in it: the statements of their
 * migrations. Named by the last migration; a file that is there never changes.
 */
const DUMPS = join(import.meta.dirname, "testing", "dumps");
const OWNER = "5a9ea3a5-0000-4000-8000-000000000001";
const [DANCED, WAITING] = ["1".repeat(32), "2".repeat(32)];

/** Tables, columns, indexes and constraints, in an order of their own. */
async function schemaOf(knex: Knex): Promise<unknown[]> {
  if (engineOf(knex).isShared) {
    const columns = await knex("information_schema.columns")
      .where({ table_schema: "public" })
      .orderBy(["table_name", "column_name"])
      .select("table_name", "column_name", "data_type", "character_maximum_length", "is_nullable", "column_default");
    const indexes = await knex("pg_indexes").where({ schemaname: "public" }).orderBy("indexname").pluck("indexdef");
    return [...columns, ...indexes];
  }
  const tables: string[] = await knex("sqlite_master").where({ type: "table" }).orderBy("name").pluck("name");
  const found: unknown[] = [];
  for (const table of tables.filter((name) => !name.startsWith("sqlite_"))) {
    const columns: { name: string; cid: number }[] = await knex.raw(`PRAGMA table_info(${table})`);
    found.push(
      table,
      columns.map(({ cid: _, ...column }) => column).sort((a, b) => a.name.localeCompare(b.name)),
    );
    const indexes: { name: string; seq: number }[] = await knex.raw(`PRAGMA index_list(${table})`);
    found.push(indexes.map(({ seq: _, ...index }) => index).sort((a, b) => a.name.localeCompare(b.name)));
  }
  return found;
}

async function load(knex: Knex, file: string): Promise<void> {
  const statements = (await readFile(join(DUMPS, file), "utf8")).trim().split(";\n");
  for (const statement of statements) await knex.raw(statement.replaceAll("?", "\\?"));
}

const dumps = (await readdir(DUMPS)).sort().map((file) => [file, file.includes("postgres")] as const);
/** The first and the last: a server goes on with those between by the same migrations. */
const ENDS = [...dumps.slice(0, 2), ...dumps.slice(-2)];

const created: PostgresDatabase[] = [];
afterAll(async () => {
  for (const database of created) await database.drop();
});

async function newDatabase(): Promise<{ databaseUrl: string }> {
  const database = await createPostgresDatabase();
  created.push(database);
  return { databaseUrl: database.url };
}

/** What the migrations make of an empty database, by kind. */
const schemas = new Map<DatabaseKind, Promise<unknown[]>>();

async function freshSchema(kind: DatabaseKind): Promise<unknown[]> {
  const database = await createTestDatabase(kind);
  const knex = await database.open();
  const schema = await schemaOf(knex);
  await knex.destroy();
  await database.remove();
  return schema;
}

describe("the database of an earlier version", () => {
  test.each(dumps)("%s becomes that of this one, with all that is in it", async (file, onPostgres) => {
    const dataDir = await mkdtemp(join(tmpdir(), "nataraj-upgrade-"));
    const settings = { dataDir, ...(onPostgres && (await newDatabase())) };
    const old = await connectDatabase(settings);
    await load(old, file);
    const [projects, accounts] = [await old("projects").orderBy("id"), await old("accounts")];
    await old.destroy();

    const knex = await openDatabase(settings);
    const kind = onPostgres ? "PostgreSQL" : "SQLite";
    if (!schemas.has(kind)) schemas.set(kind, freshSchema(kind));
    expect(await schemaOf(knex)).toEqual(await schemas.get(kind));
    expect(await knex("projects").orderBy("id")).toMatchObject(projects);
    expect(await knex("accounts")).toMatchObject(accounts);
    await knex.destroy();
    await rm(dataDir, { recursive: true });
  });
});

describe("a server over the database of an earlier version", () => {
  test.each(ENDS)("goes on with %s as if it had always been its own", async (file, onPostgres) => {
    const folder = await mkdtemp(join(tmpdir(), "nataraj-upgrade-"));
    const dataDir = join(folder, "data");
    const old = onPostgres && (await newDatabase());
    const knex = await connectDatabase({ dataDir, ...old });
    await load(knex, file);
    await knex.destroy();
    await mkdir(join(dataDir, "files", "songs"), { recursive: true });
    for (const id of [DANCED, WAITING]) await writeFile(join(dataDir, "files", "songs", `${id}.mp3`), "la la la");

    const server = await startTestServer({
      settings: { dataDir, ...old },
      overrides: { intake: fakeIntake, steps: new FakeSteps() },
    });
    const user = server.visitor();
    await user.signIn("asha@example.org");
    expect(user.uid).toBe(OWNER);
    expect(await (await user.get("/api/profile")).json()).toMatchObject({ displayName: "Asha" });
    // A job that was waiting is done.
    await until(async () => (await server.services.projects.find(WAITING ?? ""))?.checkpoint === 3);
    const { projects, maxProjects } = await (await user.get(`/api/fetchprojects/${OWNER}`)).json();
    expect([maxProjects, projects]).toMatchObject([7, [{ generating: false }, { generating: false }]]);
    const { project } = await (await server.visitor().get(`/api/fetchproject/${DANCED}`)).json();
    expect(project).toMatchObject({ projectName: "brave otter", version: 4, tempoCorrections: ["half"] });
    expect(await (await user.get(project.song)).text()).toBe("la la la");
    expect((await user.createProject(new Blob(["x"]))).status).toBe(200);

    await server.close();
    await rm(folder, { recursive: true });
  });

  test.each(["SQLite", "PostgreSQL"])("of a later one on %s does not start, and says which it takes", async (kind) => {
    const dataDir = await mkdtemp(join(tmpdir(), "nataraj-upgrade-"));
    const settings = { dataDir, ...(kind === "PostgreSQL" && (await newDatabase())) };
    const knex = await openDatabase(settings);
    await knex("knex_migrations").insert({ name: "product-9999-later", batch: 9 });
    const ofThis = openDatabase(settings);
    await expect(ofThis).rejects.toThrow(SettingsError);
    await expect(ofThis).rejects.toThrow(
      `The database is from a newer version of Nataraj than this one (${PRODUCT_VERSION}): it has the migration product-9999-later. Start that version`,
    );
    await knex("product_version").update({ version: "9.8.7" });
    await knex.destroy();
    await expect(openDatabase(settings)).rejects.toThrow(
      "The database is from version 9.8.7 of Nataraj, which is newer than",
    );
    // A refused upgrade changes nothing.
    const left = await connectDatabase(settings);
    expect(await readProductVersion(left)).toBe("9.8.7");
    await left.destroy();
    await rm(dataDir, { recursive: true });
  });
});
