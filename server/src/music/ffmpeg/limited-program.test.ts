import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { limitedProgram } from "./limited-program.ts";

function run(script: string, ...args: string[]) {
  return runFor(undefined, script, ...args);
}

function runFor(seconds: number | undefined, script: string, ...args: string[]) {
  const { file, env } = limitedProgram(process.execPath, seconds);
  return spawnSync(file, ["-e", script, ...args], { encoding: "utf8", env: { ...process.env, ...env } });
}

test("runs the program with its arguments, as they are", () => {
  const args = ["a b", "$(c)", "'d'", "e\nf"];
  expect(JSON.parse(run("console.log(JSON.stringify(process.argv.slice(1)))", ...args).stdout)).toEqual(args);
});

test.skipIf(process.platform !== "linux")("does not let it have more memory than honest files need", () => {
  expect(run("Buffer.alloc(1e8, 1)").status).toBe(0);
  expect(run("Buffer.alloc(1e9, 1)").status).not.toBe(0);
});

test.skipIf(process.platform === "win32")("ends what uses up its processor time, by a signal of its own", () => {
  expect(runFor(1, "for (;;);").signal).toBe("SIGXCPU");
});
