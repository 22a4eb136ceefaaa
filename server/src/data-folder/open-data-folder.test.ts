import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDataFolder } from "./open-data-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-data-folder-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Root may write where nobody may. */
const isRoot = process.getuid?.() === 0;

describe("openDataFolder", () => {
  test("makes the folder with those above it, and a file in it", async () => {
    const dataDir = join(folder, "a", "b");
    await openDataFolder(dataDir, join(dataDir, "lock"));
    await openDataFolder(dataDir, join(dataDir, "lock"));
    expect(await readdir(dataDir)).toEqual(["lock"]);
  });

  test("says what is in the way", async () => {
    await writeFile(join(folder, "file"), "");
    await symlink(join(folder, "nowhere"), join(folder, "link"));
    await mkdir(join(folder, "lock"));
    const mend = "Set DATA_DIR to a folder that this user can write to, or make it one.";
    const refused = (name: string, file?: string) => expect(openDataFolder(join(folder, name), file)).rejects;
    await refused("file").toThrow(`DATA_DIR (${join(folder, "file")}) cannot be used: a file is in its place. ${mend}`);
    await refused("file/data").toThrow("a file is in its way");
    await refused("link/data").toThrow("cannot be used: a file is in its place");
    await refused(".", join(folder, "lock")).toThrow(`${join(folder, "lock")} in DATA_DIR cannot be used: a folder is`);
  });

  test.skipIf(process.platform !== "linux")("gives up where there can be no folder", async () => {
    await expect(openDataFolder("/proc/nataraj/data")).rejects.toThrow("cannot be used: there can be no folder");
  });

  test.skipIf(isRoot)("says that the user may not write", async () => {
    await chmod(folder, 0o500);
    await expect(openDataFolder(join(folder, "data"))).rejects.toThrow("this user may not write there");
    await expect(openDataFolder(folder)).rejects.toThrow("this user may not write there");
    await chmod(folder, 0o700);
  });
});
