import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { numberAt } from "@nataraj/sdk/arrays";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const MODULE = pathToFileURL(join(import.meta.dirname, "keep-running.mjs")).href;

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nataraj-keep-running-"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** A program that keeps a server running, which notes its process id in a file, then does something. */
function keeper(then: string, options: object): string {
  const server = join(folder, "server.mjs");
  const note = `(await import("node:fs")).appendFileSync(${JSON.stringify(join(folder, "pids"))}, process.pid + "\\n");`;
  writeFileSync(server, `${note}\n${then}\n`);
  return `import { keepRunning } from ${JSON.stringify(MODULE)};
    process.exit(await keepRunning([${JSON.stringify(server)}], ${JSON.stringify({ stdio: "inherit", ...options })}));`;
}

function keep(then: string, options: object = {}): { child: ChildProcess; output: Promise<string> } {
  const args = ["--input-type=module", "-e", keeper(then, options)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  return { child, output: text(child.stderr) };
}

function keepInShell(then: string): { shell: ChildProcess } {
  const program = join(folder, "keeper.mjs");
  writeFileSync(program, keeper(then, { withParent: true }));
  // The second command keeps the shell from becoming the first.
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${program}"; true`], { stdio: "ignore" });
  started.push(shell);
  return { shell };
}

function pids(): number[] {
  const file = join(folder, "pids");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").map(Number) : [];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("starts a server again that ended unexpectedly, and gives up with a sentence when that goes on", async () => {
  const { child, output } = keep("process.exit(70);", { restarts: 2 });
  const [status] = await once(child, "exit");
  expect(status).toBe(1);
  expect(pids()).toHaveLength(3);
  expect(await output).toContain("The server ended unexpectedly 3 times, so it is not started again: see its log.");
});

it("leaves a server alone that says why it cannot start, or has ended well", async () => {
  for (const status of [1, 0]) {
    rmSync(join(folder, "pids"), { force: true });
    const { child } = keep(`process.exit(${status});`);
    expect((await once(child, "exit"))[0]).toBe(status);
    expect(pids()).toHaveLength(1);
  }
});

it("starts a server again that was killed, and ends with it for good when told to", async () => {
  const { child } = keep('process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1e6);');
  await vi.waitUntil(() => pids().length === 1, 20_000);
  process.kill(numberAt(pids(), 0), "SIGKILL");
  await vi.waitUntil(() => pids().length === 2, 20_000);
  const last = numberAt(pids(), 1);
  child.kill("SIGTERM");
  // Before it listens for the signal it simply dies of it.
  expect([0, 1]).toContain((await once(child, "exit"))[0]);
  expect(isAlive(last)).toBe(false);
  expect(pids()).toHaveLength(2);
});

it("ends with the shell that npm runs it in, which passes no signal on", async () => {
  const { shell } = keepInShell('setInterval(() => {}, 1e6); process.on("SIGTERM", () => process.exit(0));');
  await vi.waitUntil(() => pids().length === 1, 20_000);
  const server = numberAt(pids(), 0);
  shell.kill("SIGTERM");
  await vi.waitUntil(() => !isAlive(server), 20_000);
  expect(pids()).toHaveLength(1);
});
