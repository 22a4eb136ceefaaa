import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTemporaryFolders } from "./temporary-folders.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "nataraj-temporary-"));
});
afterEach(() => rm(parent, { recursive: true }));

describe("temporary folders", () => {
  test("gives each piece of work a folder, and removes it also when the work fails", async () => {
    const folders = createTemporaryFolders(parent);
    const seen = await folders.use(async (folder) => {
      await writeFile(join(folder, "upload"), "x");
      return folder;
    });
    expect(existsSync(seen)).toBe(false);
    await expect(folders.use(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await readdir(parent)).toEqual([]);
  });

  test("sweeps files of killed processes, and none of running ones", async () => {
    const folders = createTemporaryFolders(join(parent, "shared"));
    const module = new URL("./temporary-folders.ts", import.meta.url).href;
    const script = `
      const { createTemporaryFolders } = await import(${JSON.stringify(module)});
      const { writeFileSync } = await import("node:fs");
      await createTemporaryFolders(process.argv[1]).use((folder) => {
        writeFileSync(folder + "/song", "la");
        process.stdout.write(folder);
        return new Promise((resolve) => setTimeout(resolve, 60_000));
      });`;
    const args = ["--import", "tsx", "--conditions=@nataraj/source", "--input-type=module", "-e", script];
    const other = spawn(process.execPath, [...args, join(parent, "shared")]);
    const [theirs] = (await once(other.stdout, "data")).map(String);
    await folders.use(async (own) => {
      await folders.sweep();
      expect([existsSync(theirs ?? ""), existsSync(own)]).toEqual([true, true]);
      other.kill("SIGKILL");
      await once(other, "exit");
      await folders.sweep();
      expect([existsSync(theirs ?? ""), existsSync(own)]).toEqual([false, true]);
    });
  });

  test("sweeps by age what it cannot ask about: of another host, of an earlier run, of somebody else", async () => {
    const folders = createTemporaryFolders(parent);
    const own = await folders.use(async (folder) => basename(folder));
    const [host = "", , run = ""] = own.split("_");
    const earlier = [host, process.pid, run === "00000000" ? "11111111" : "00000000", "abcdef"].join("_");
    const old = ["elsewhere_7_01234567_abcdef", "1234-of-an-older-version"];
    const young = ["elsewhere_8_01234567_abcdef", `${host}_${process.ppid}_01234567_abcdef`];
    for (const name of [earlier, ...old, ...young]) await mkdir(join(parent, name));
    const hours = new Date(Date.now() - 3 * 3_600_000);
    for (const name of old) await utimes(join(parent, name), hours, hours);
    await folders.sweep();
    expect((await readdir(parent)).sort()).toEqual(young.sort());
  });

  test("in a folder that others use, sweeps only folders with its prefix and of this user", async () => {
    const folders = createTemporaryFolders(parent, { prefix: "ours-" });
    const own = await folders.use(async (folder) => basename(folder));
    expect(own).toMatch(/^ours-/);
    const dead = own.replace(/_[0-9a-f]{8}_/, "_00000000_");
    const names = [
      dead,
      dead.replace("ours-", "theirs-"),
      `${dead}x`,
      "ours-of-an-older-version",
      "young",
      "ours-young",
    ];
    for (const name of names) await mkdir(join(parent, name));
    const hours = new Date(Date.now() - 3 * 3_600_000);
    await utimes(join(parent, "ours-of-an-older-version"), hours, hours);
    const strangers = process.getuid?.() === 0 ? [`${dead}x`] : [];
    for (const name of strangers) await chown(join(parent, name), 12_345, 12_345);
    await folders.sweep();
    expect((await readdir(parent)).sort()).toEqual([...strangers, names[1], "young", "ours-young"].sort());
  });

  test("are swept where there are none yet", async () => {
    await createTemporaryFolders(join(parent, "none")).sweep();
    expect(existsSync(join(parent, "none"))).toBe(false);
  });

  test("says that it is unavailable where there can be none", async () => {
    await writeFile(join(parent, "file"), "");
    const folders = createTemporaryFolders(join(parent, "file", "folder"));
    await expect(folders.use(async () => {})).rejects.toMatchObject({ code: "unavailable" });
  });
});
