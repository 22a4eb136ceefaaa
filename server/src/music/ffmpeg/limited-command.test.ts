import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { limitedCommand } from "./limited-command.ts";

function run(script: string, ...args: string[]) {
  const command = limitedCommand(process.execPath, ["-e", script, ...args]);
  return spawnSync(command.file, command.args, { encoding: "utf8" });
}

test("runs the program with its arguments, as they are", () => {
  const args = ["a b", "$(c)", "'d'", "e\nf"];
  expect(JSON.parse(run("console.log(JSON.stringify(process.argv.slice(1)))", ...args).stdout)).toEqual(args);
});

test.skipIf(process.platform !== "linux")("does not let it have more memory than honest files need", () => {
  expect(run("Buffer.alloc(1e8, 1)").status).toBe(0);
  expect(run("Buffer.alloc(1e9, 1)").status).not.toBe(0);
});
