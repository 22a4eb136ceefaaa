import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase } from "../testing/database.ts";
import { createEmbeddedCore } from "./app.ts";
import { DEFAULT_CONFIG } from "./config.ts";
import { SigningKeys } from "./signing-keys.ts";

const HOUR = 3_600_000;
/** A key signs for a day; its tokens are valid for an hour. */
const config = { ...DEFAULT_CONFIG, access_token_dynamic_signing_key_update_interval: 24 };

describe("signing keys", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let knex: Knex;
  beforeAll(async () => {
    database = await createTestDatabase("SQLite");
    knex = await database.open();
  });
  afterAll(async () => {
    await knex.destroy();
    await database.remove();
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const kidOf = (jwt: string): string => JSON.parse(Buffer.from(jwt.split(".")[0] ?? "", "base64url").toString()).kid;
  const dynamic = { isStatic: false, version: "5" };

  it("take turns, and stay known until their last token has expired", async () => {
    const keys = new SigningKeys(knex, "turns", config);
    const first = await keys.sign({ n: 1 }, dynamic);
    vi.setSystemTime(Date.now() + 23 * HOUR);
    expect(kidOf(await keys.sign({}, dynamic))).toBe(kidOf(first));
    expect((await keys.publicKeys()).maxAge).toBe(3600);
    vi.setSystemTime(Date.now() + HOUR);
    const second = await keys.sign({ n: 2 }, dynamic);
    expect(kidOf(second)).not.toBe(kidOf(first));
    const shown = (await keys.publicKeys()).keys.map((key) => key.kid);
    expect(shown[0]).toBe(kidOf(second));
    expect(shown).toContain(kidOf(first));
    expect(await keys.verify(first)).toEqual({ n: 1 });
    vi.setSystemTime(Date.now() + HOUR);
    expect(await keys.verify(first)).toBeUndefined();
    expect((await keys.publicKeys()).keys.map((key) => key.kid)).not.toContain(kidOf(first));
    // The static key does not take turns.
    const fixed = kidOf(await keys.sign({}, { isStatic: true }));
    vi.setSystemTime(Date.now() + 1000 * HOUR);
    expect(kidOf(await keys.sign({}, { isStatic: true }))).toBe(fixed);
    await keys.sign({}, dynamic);
    expect(await knex("st_signing_keys").where({ app_id: "turns", kid: kidOf(first) })).toEqual([]);
  });

  it("are made once, however many ask at once", async () => {
    const keys = new SigningKeys(knex, "once", config);
    const tokens = await Promise.all(Array.from({ length: 10 }, () => keys.sign({}, dynamic)));
    expect(new Set(tokens.map(kidOf)).size).toBe(1);
    expect(await knex("st_signing_keys").where({ app_id: "once" })).toHaveLength(1);
  });

  it("of another process are found in the database", async () => {
    const [here, there] = [new SigningKeys(knex, "two", config), new SigningKeys(knex, "two", config)];
    await here.sign({}, dynamic);
    expect(kidOf(await there.sign({}, dynamic))).toBe(kidOf(await here.sign({}, dynamic)));
    vi.setSystemTime(Date.now() + 24 * HOUR);
    const token = await there.sign({ from: "there" }, dynamic);
    expect(await here.verify(token)).toEqual({ from: "there" });
  });

  it("verify nothing that they did not sign", async () => {
    const keys = new SigningKeys(knex, "verify", config);
    const other = new SigningKeys(knex, "other", config);
    const [header, payload, signature] = (await keys.sign({ a: 1 }, dynamic)).split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none", kid: kidOf(`${header}.`) })).toString("base64url");
    const forgeries = ["", "..", "a.b.c", `${none}.${payload}.`, `${header}.${payload}.`, `${header}.e30.${signature}`];
    for (const token of [...forgeries, await other.sign({ a: 1 }, dynamic)]) {
      expect(await keys.verify(token)).toBeUndefined();
    }
    expect(await keys.verify(`${header}.${payload}.${signature}`)).toEqual({ a: 1 });
  });

  it("leave expired sessions and tokens to the clean-up", async () => {
    const core = await createEmbeddedCore({ knex });
    const session = { app_id: "x", tenant_id: "public", user_id: "u", refresh_hash2: "", data_in_database: "{}" };
    const row = { ...session, data_in_jwt: "{}", use_static_key: 0, created: 0 };
    await knex("st_sessions").insert({ ...row, handle: "old", expires: Date.now() - 1 });
    await knex("st_sessions").insert({ ...row, handle: "new", expires: Date.now() + HOUR });
    await core.cleanUp();
    expect((await knex("st_sessions").where({ app_id: "x" })).map((one) => one.handle)).toEqual(["new"]);
  });
});
