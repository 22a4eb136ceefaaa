import { exec } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const FILES = [
  ".npmrc",
  "package.json",
  "package-lock.json",
  ...["sdk", "ui", "player", "site", "server"].map((name) => `${name}/package.json`),
];

interface Locked {
  resolved?: string;
  libc?: string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const text = await readFile(join(root, "package-lock.json"), "utf8");
const packages: Record<string, Locked> = JSON.parse(text).packages;
const entries = Object.entries(packages);

/** Whether the lock file has what a package at a path finds by a name: in its own node_modules, or in one above. */
function isLocked(path: string, name: string): boolean {
  if (packages[join(path, "node_modules", name).replaceAll("\\", "/")]) return true;
  return path !== "" && isLocked(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}

describe("the lock file", () => {
  it("has the packages of every system, and no address of a registry", () => {
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved?.includes(":"))).toEqual([]);
  });

  it("says which C library a binary is for, so that Linux gets one of two", () => {
    const ofOne = entries.filter(([path]) => /linux.*-(?:gnu|musl)$/.test(path));
    expect(ofOne.length).toBeGreaterThan(20);
    expect(ofOne.filter(([, { libc }]) => !libc).map(([path]) => path)).toEqual([]);
  });

  it("names no install script of onnxruntime-node, which would download CUDA libraries", () => {
    expect(packages["node_modules/onnxruntime-node"]).toBeDefined();
    expect(packages["node_modules/onnxruntime-node"]?.hasInstallScript).toBeUndefined();
  });
});

describe("npm", async () => {
  const copy = await mkdtemp(join(tmpdir(), "nataraj-lock-file-"));
  afterAll(() => rm(copy, { recursive: true, force: true }));
  for (const path of FILES) await cp(join(root, path), join(copy, path));
  // By a shell, since npm is a script on Windows.
  const npm = (args: string) => promisify(exec)(`npm ${args}`, { cwd: copy });

  // What its own setting or environment says of this machine is not ours.
  it("knows every setting of .npmrc", async () => {
    const { stderr } = await npm("config get registry");
    expect(stderr).not.toMatch(/Unknown project config/);
  });

  it("leaves the lock file as it is at an installation", async () => {
    await npm("install --package-lock-only --ignore-scripts --offline");
    expect(await readFile(join(copy, "package-lock.json"), "utf8")).toBe(text);
  });
});
