import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { limitedProgram, type ProgramLimits } from "./limited-program.ts";

/** Runs a program of the system: a Node may need more than the limits before it does anything. */
function run(program: string, args: string[], limits?: ProgramLimits) {
  const { file, env } = limitedProgram(program, limits);
  return spawnSync(file, args, { encoding: "utf8", env: { ...process.env, ...env } });
}

describe.skipIf(process.platform === "win32")("a limited program", () => {
  test("gets its arguments as they are", () => {
    const args = ["a b", "$(c)", "'d'", "e\nf"];
    const { stdout } = run("sh", ["-c", `printf "%s\\0" "$@"`, "sh", ...args]);
    expect(stdout.split("\0")).toEqual([...args, ""]);
  });

  test.runIf(process.platform === "linux")("does not get more memory than honest files need", () => {
    // dd reads a whole block into memory.
    const copy = (bytes: number) => run("dd", ["if=/dev/zero", "of=/dev/null", `bs=${bytes}`, "count=1"]);
    expect(copy(1e8).status).toBe(0);
    expect(copy(1e9).status).not.toBe(0);
  });

  test("ends by a signal of its own when its processor time is used up", () => {
    expect(run("sh", ["-c", "while :; do :; done"], { seconds: 1 }).signal).toBe("SIGXCPU");
  });
});
