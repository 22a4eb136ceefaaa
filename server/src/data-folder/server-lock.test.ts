import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { holdLock } from "../database/testing/hold-lock.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { lockForServer } from "./server-lock.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nataraj-lock-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe("lockForServer", () => {
  test("gives a folder to one server at a time, and leaves the database to commands", async () => {
    const first = await lockForServer(dataDir);
    const knex = await openDatabase({ dataDir });
    await knex("accounts").insert({ uid: "a", created_at: 1 });
    await knex.destroy();
    const second = lockForServer(dataDir);
    await expect(second).rejects.toThrow(SettingsError);
    await expect(second).rejects.toThrow(`Another server uses DATA_DIR (${dataDir})`);
    await first.release();
    await (await lockForServer(dataDir)).release();
  });

  test("takes the folder over from a process that was killed", async () => {
    const killed = await holdLock(join(dataDir, "nataraj.sqlite.lock"), "BEGIN EXCLUSIVE");
    await expect(lockForServer(dataDir)).rejects.toThrow("Another server");
    await killed.kill();
    await (await lockForServer(dataDir)).release();
  });
});
