import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openUploadFolder } from "./upload-folder.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "nataraj-uploads-"));
});
afterEach(() => rm(parent, { recursive: true }));

describe("openUploadFolder", () => {
  test("gives each piece of work a folder that goes with it, whatever happens", async () => {
    const uploads = await openUploadFolder(parent);
    const seen = await uploads.use(async (folder) => {
      await writeFile(join(folder, "upload"), "x");
      return folder;
    });
    expect(existsSync(seen)).toBe(false);
    await expect(uploads.use(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await readdir(parent)).toEqual([]);
  });

  test("removes what dead processes left, and nothing of those that live", async () => {
    const names = ["999999999-a", `${process.pid}-b`, `${process.ppid}-c`, "strange"];
    for (const name of names) await mkdir(join(parent, name));
    await openUploadFolder(parent);
    expect(await readdir(parent)).toEqual([`${process.ppid}-c`]);
  });
});
