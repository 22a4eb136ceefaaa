import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { createTemporaryFolders } from "../disk/temporary-folders.ts";
import { type FakeS3, startFakeS3 } from "../test/fake-s3.ts";
import { createDiscardedFiles } from "./discarded-files.ts";
import { createFileStorage } from "./file-storage.ts";
import { createMediaLinks } from "./media-links.ts";
import { createS3Storage, S3_TIMEOUTS, S3_TRIES } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";
import { isStorageKey } from "./storage-key.ts";

/** Short ones, for what never answers. What is not tried again has the usual ones. Milliseconds. */
const TIMEOUTS = { connectionTimeout: 500, requestTimeout: 500, socketTimeout: 500 };

let folder: string;
let s3: FakeS3;
let storages: Record<string, Storage>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-storage-"));
  s3 = await startFakeS3("KEYID");
  const links = createMediaLinks(Buffer.alloc(32));
  const bucket = { bucket: "songs-of-ours", endpoint: s3.url, region: "us-east-1" };
  const settings = { ...bucket, accessKeyId: "KEYID", secretAccessKey: "secret" };
  const copies = createTemporaryFolders(join(folder, "copies"));
  storages = {
    files: createFileStorage({ folder: join(folder, "files"), links }),
    s3: createS3Storage(settings, { copies, links }),
    "hasty s3": createS3Storage(settings, { copies, links, timeouts: TIMEOUTS }),
  };
  await writeFile(join(folder, "song"), "la la la");
  await writeFile(join(folder, "other"), "da da da");
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

describe.each(["files", "s3"])("storage in %s", (kind) => {
  const storage = (): Storage => storages[kind] as Storage;
  const read = (key: string) => storage().withFile(key, (path) => readFile(path, "utf8"));
  const put = (key: string, name: string) =>
    storage().put(key, { path: join(folder, name), contentType: "audio/mpeg" });

  test("keeps, replaces and removes a file", async () => {
    expect(await storage().exists("songs/a.mp3")).toBe(false);
    await put("songs/a.mp3", "song");
    expect(await read("songs/a.mp3")).toBe("la la la");
    await put("songs/a.mp3", "other");
    expect(await read("songs/a.mp3")).toBe("da da da");
    expect(await storage().exists("songs/a.mp3")).toBe(true);
    await storage().delete("songs/a.mp3");
    await storage().delete("songs/a.mp3");
    expect(await storage().exists("songs/a.mp3")).toBe(false);
    await expect(read("songs/a.mp3")).rejects.toThrow();
  });

  test("rejects what it is given and cannot read, and keeps nothing of it", async () => {
    await expect(put("songs/b.mp3", "absent")).rejects.toThrow("ENOENT");
    expect(await storage().exists("songs/b.mp3")).toBe(false);
  });
});

describe("storage in s3", () => {
  const storage = () => storages.s3 as Storage;
  const song = () => ({ path: join(folder, "song"), contentType: "audio/mpeg" });

  test("leaves no local copy", async () => {
    await storage().put("songs/c.mp3", song());
    const path = await storage().withFile("songs/c.mp3", async (copy) => copy);
    expect(existsSync(path)).toBe(false);
  });

  test("sends large files in parts, and leaves no parts of one that fails", async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, "la ");
    await writeFile(join(folder, "large"), large);
    const file = { path: join(folder, "large"), contentType: "audio/wav" };
    s3.requests.length = 0;
    await storage().put("songs/large.wav", file);
    // Begun, three parts, completed.
    expect(s3.requests).toHaveLength(5);
    const stored = s3.objects.get("/songs-of-ours/songs/large.wav");
    expect([stored?.type, stored?.body.equals(large)]).toEqual(["audio/wav", true]);
    s3.faults.push("pass", ...Array<"slow down">(6).fill("slow down"));
    await expect(storage().put("songs/other.wav", file)).rejects.toMatchObject({ code: "unavailable" });
    expect([s3.openUploads(), await storage().exists("songs/other.wav")]).toEqual([0, false]);
    s3.faults.length = 0;
  });

  test("tries all calls again after a passing failure", async () => {
    const hasty = storages["hasty s3"] as Storage;
    for (const fault of ["slow down", "hang"] as const) {
      s3.faults.push(fault);
      await hasty.put("songs/again.mp3", song());
      s3.faults.push(fault);
      expect(await hasty.exists("songs/again.mp3")).toBe(true);
    }
    for (const fault of ["break off", "stall"] as const) {
      s3.faults.push(fault);
      expect(await hasty.withFile("songs/again.mp3", (path) => readFile(path, "utf8"))).toBe("la la la");
    }
    s3.faults.push("slow down");
    await hasty.delete("songs/again.mp3");
    expect(s3.objects.has("/songs-of-ours/songs/again.mp3")).toBe(false);
  });

  test("gives up on a service that does not answer", async () => {
    s3.faults.push("hang", "hang", "hang");
    await expect((storages["hasty s3"] as Storage).delete("songs/none.mp3")).rejects.toMatchObject({
      code: "unavailable",
      status: 503,
    });
    expect(s3.faults).toEqual([]);
    // And does so within the 30 s that a request has.
    expect(S3_TRIES * S3_TIMEOUTS.requestTimeout).toBeLessThan(28_000);
  });
});

describe("a storage that is away", () => {
  const song = () => ({ path: join(folder, "song"), contentType: "audio/mpeg" });
  const unavailable = { code: "unavailable", status: 503 };

  test("in s3 says so for all calls, and a missing file is another error", async () => {
    const storage = storages.s3 as Storage;
    await expect(storage.withFile("songs/none.mp3", async () => {})).rejects.not.toMatchObject(unavailable);
    await s3.close();
    await expect(storage.put("songs/d.mp3", song())).rejects.toMatchObject(unavailable);
    await expect(storage.delete("songs/d.mp3")).rejects.toMatchObject(unavailable);
    await expect(storage.withFile("songs/d.mp3", async () => {})).rejects.toMatchObject(unavailable);
    s3 = await startFakeS3("KEYID", s3);
    await storage.put("songs/d.mp3", song());
  });

  test("in files says so, and leaves nothing half written", async () => {
    const storage = storages.files as Storage;
    await writeFile(join(folder, "files", "covers"), "a file in the place of a folder");
    await expect(storage.put("covers/d.mp3", song())).rejects.toMatchObject(unavailable);
    await expect(storage.delete("covers/d.mp3")).rejects.toMatchObject(unavailable);
    expect(await readdir(join(folder, "files", ".unfinished"))).toEqual([]);
  });
});

describe("the discarded files", () => {
  test("are removed when the storage is back, whoever refuses in between", async () => {
    const knex = await openDatabase({ dataDir: join(folder, "database") });
    const failures: unknown[] = [];
    const storage = storages.files as Storage;
    const discardedFiles = createDiscardedFiles({ knex, storage, onFailure: (error) => failures.push(error) });
    await storage.put("songs/e.mp3", { path: join(folder, "song"), contentType: "audio/mpeg" });
    await writeFile(join(folder, "files", "pictures"), "");
    for (const key of ["pictures/1.png", "songs/e.mp3"])
      await knex.transaction((tx) => discardedFiles.discard(tx, key));
    await discardedFiles.requestSweep();
    expect(failures).toHaveLength(1);
    expect(await storage.exists("songs/e.mp3")).toBe(false);
    expect(await knex("discarded_files").pluck("storage_key")).toEqual(["pictures/1.png"]);
    await rm(join(folder, "files", "pictures"));
    await expect.poll(() => knex("discarded_files")).toEqual([]);
    await discardedFiles.close();
    await knex.destroy();
  });
});

describe("isStorageKey", () => {
  test.each(["songs/a.mp3", "user-profile-pictures/0f3c-1.png"])("takes %s", (key) => {
    expect(isStorageKey(key)).toBe(true);
  });
  test.each(["", "a", "/a/b", "a//b", "a/../b", "../a", "a/.b", "a/b/", "a\\b/c", "a/b\0", `a/${"b".repeat(300)}`])(
    "refuses %j",
    (key) => {
      expect(isStorageKey(key)).toBe(false);
    },
  );
});
