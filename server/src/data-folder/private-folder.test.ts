import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makePrivate, openPrivateFile, openPrivateFolder } from "./private-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-private-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function modeOf(...names: string[]): Promise<string> {
  return ((await stat(join(folder, ...names))).mode & 0o7777).toString(8);
}

// Windows has no such modes.
describe.skipIf(process.platform === "win32")("a private folder", () => {
  test("and its files are for their owner alone, new or old", async () => {
    await mkdir(join(folder, "old"), { mode: 0o755 });
    await writeFile(join(folder, "old.sqlite"), "rows", { mode: 0o644 });
    await openPrivateFolder(join(folder, "old"));
    await openPrivateFolder(join(folder, "new"));
    await openPrivateFile(join(folder, "old.sqlite"));
    await openPrivateFile(join(folder, "new.sqlite"));
    expect([await modeOf("old"), await modeOf("new")]).toEqual(["700", "700"]);
    expect([await modeOf("old.sqlite"), await modeOf("new.sqlite")]).toEqual(["600", "600"]);
    expect(await readFile(join(folder, "old.sqlite"), "utf8")).toBe("rows");
  });

  test("takes all that is in it from others, gives its owner no more, and follows no links", async () => {
    await mkdir(join(folder, "files", "songs"), { recursive: true, mode: 0o755 });
    await writeFile(join(folder, "files", "songs", "a.mp3"), "", { mode: 0o664 });
    await writeFile(join(folder, "files", "read-only.mp3"), "", { mode: 0o444 });
    await writeFile(join(folder, "elsewhere"), "", { mode: 0o644 });
    await symlink(join(folder, "elsewhere"), join(folder, "files", "link"));
    await makePrivate(join(folder, "files"));
    expect([await modeOf("files"), await modeOf("files", "songs")]).toEqual(["700", "700"]);
    expect(await modeOf("files", "songs", "a.mp3")).toBe("600");
    expect(await modeOf("files", "read-only.mp3")).toBe("400");
    expect(await modeOf("elsewhere")).toBe("644");
  });

  test("may be absent", async () => {
    await makePrivate(join(folder, "none"));
    await expect(stat(join(folder, "none"))).rejects.toThrow("ENOENT");
  });

  test("is not made of a folder that everybody shares", async () => {
    await mkdir(join(folder, "tmp"));
    await chmod(join(folder, "tmp"), 0o1777);
    await openPrivateFolder(join(folder, "tmp"));
    expect(await modeOf("tmp")).toBe("1777");
  });
});
