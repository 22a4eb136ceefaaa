import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { numberAt } from "@nataraj/sdk/arrays";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isCrash } from "./keep-running.mjs";

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

/** Keeps it running below a process that, as npm's shell does, waits and dies of a signal without passing it on. */
function keepInShell(then: string): { shell: ChildProcess } {
  const program = join(folder, "keeper.mjs");
  writeFileSync(program, keeper(then, { withParent: true }));
  const wait = `require("node:child_process").spawnSync(process.execPath, [${JSON.stringify(program)}])`;
  const shell = spawn(process.execPath, ["-e", wait], { stdio: "ignore" });
  started.push(shell);
  return { shell };
}

/** What has been noted with its end of line. A file that is there and empty yet says nothing: process 0 is all of our group. */
function pids(): number[] {
  const file = join(folder, "pids");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1).map(Number) : [];
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

it("takes for a crash what Node and the system end a process by, on Windows too", () => {
  for (const status of [70, 134, 0xc0000005, 0xc0000409]) expect(isCrash(status, null), String(status)).toBe(true);
  for (const signal of ["SIGSEGV", "SIGKILL"] as const) expect(isCrash(null, signal), signal).toBe(true);
  for (const status of [0, 1, 2]) expect(isCrash(status, null), String(status)).toBe(false);
  expect(isCrash(null, "SIGTERM")).toBe(false);
});

it("leaves a server alone that says why it cannot start, or has ended well", async () => {
  for (const status of [1, 0]) {
    rmSync(join(folder, "pids"), { force: true });
    const { child } = keep(`process.exit(${status});`);
    expect((await once(child, "exit"))[0]).toBe(status);
    expect(pids()).toHaveLength(1);
  }
});

// Windows has no signals: who is killed there ends with a status that says nothing.
const posix = it.skipIf(process.platform === "win32");

posix("starts a server again that was killed, and ends with it for good when told to", async () => {
  const { child } = keep('process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1e6);');
  await expect.poll(() => pids().length).toBe(1);
  process.kill(numberAt(pids(), 0), "SIGKILL");
  await expect.poll(() => pids().length).toBe(2);
  const last = numberAt(pids(), 1);
  child.kill("SIGTERM");
  // Before it listens for the signal it simply dies of it.
  expect([0, 1]).toContain((await once(child, "exit"))[0]);
  expect(isAlive(last)).toBe(false);
  expect(pids()).toHaveLength(2);
});

it("leaves Ctrl-C to the server itself on Windows, where it has reached it", async () => {
  const [server, begun, told] = ["server.mjs", "begun", "told"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    server,
    `import { existsSync, writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(begun)}, "");
     setInterval(() => existsSync(${JSON.stringify(told)}) && process.exit(3), 20);`,
  );
  // One after the other: a server that the signal is passed on to has died before it could see that it is told.
  const program = `import { existsSync, writeFileSync } from "node:fs";
    import { setTimeout } from "node:timers/promises";
    import { keepRunning } from ${JSON.stringify(MODULE)};
    Object.defineProperty(process, "platform", { value: "win32" });
    const status = keepRunning([${JSON.stringify(server)}], { stdio: "ignore" });
    while (!existsSync(${JSON.stringify(begun)})) await setTimeout(20);
    process.emit("SIGINT", "SIGINT");
    writeFileSync(${JSON.stringify(told)}, "");
    process.exit(await status);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "ignore" });
  started.push(child);
  expect((await once(child, "exit"))[0]).toBe(3);
});

posix("ends with the shell that npm runs it in, which passes no signal on", async () => {
  const { shell } = keepInShell('setInterval(() => {}, 1e6); process.on("SIGTERM", () => process.exit(0));');
  await expect.poll(() => pids().length).toBe(1);
  const server = numberAt(pids(), 0);
  shell.kill("SIGTERM");
  await expect.poll(() => isAlive(server)).toBe(false);
  expect(pids()).toHaveLength(1);
});
