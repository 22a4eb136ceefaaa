import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const MODULE = pathToFileURL(join(import.meta.dirname, "run-beside.mjs")).href;
const END_WITH_PARENT = fileURLToPath(new URL("../ui/scripts/end-with-parent.mjs", import.meta.url));

let folder: string;
let note: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nataraj-beside-"));
  note = join(folder, "note");
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** A program that runs another beside itself, and then does something. */
function start(beside: string, then: string) {
  const noting = `await (await import("node:fs/promises")).writeFile(${JSON.stringify(note)}, String(process.pid));`;
  const args = ["--import", pathToFileURL(END_WITH_PARENT).href, "--input-type=module", "-e", noting + beside];
  const program = `import { runBeside } from ${JSON.stringify(MODULE)};
    runBeside(${JSON.stringify(args)}, { failure: "It went wrong." });
    ${then}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  return { child, output: text(child.stdout), errors: text(child.stderr) };
}

const SERVE = `setTimeout(() => {}, 1e6); const { existsSync } = await import("node:fs");`;

it("says that a command failed, and goes on", async () => {
  const { child, output, errors } = start(
    `process.kill(process.pid, "SIGKILL");`,
    // It listens before the command can have failed.
    `process.on("SIGTERM", () => { console.log("served on"); process.exit(0); });
     setInterval(() => {}, 1e6);`,
  );
  let said = "";
  child.stderr?.on("data", (chunk) => (said += chunk));
  await vi.waitFor(() => expect(said).toContain("It went wrong."), { timeout: 30_000 });
  child.kill("SIGTERM");
  expect(await output).toContain("served on");
  expect(await errors).toBe("It went wrong.\n");
});

it.each(["SIGTERM", "SIGKILL"] as const)("lets no command outlive a process that ends by %s", async (signal) => {
  const { child } = start("setTimeout(() => {}, 1e6);", SERVE);
  await vi.waitFor(() => expect(existsSync(note) && readFileSync(note, "utf8")).toBeTruthy(), { timeout: 30_000 });
  const pid = Number(readFileSync(note, "utf8"));
  child.kill(signal);
  await once(child, "exit");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), { timeout: 30_000 });
});
