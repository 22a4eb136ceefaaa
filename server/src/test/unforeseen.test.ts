import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));

let folder: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-unforeseen-"));
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** A fault that no code of ours foresees: a timer, begun by a request, that throws. */
const FAULT = `
import { ServerResponse } from "node:http";
const { setHeader } = ServerResponse.prototype;
ServerResponse.prototype.setHeader = function (name, value) {
  if (this.req.headers["x-fault"] && name === "X-Request-Id")
    setTimeout(() => { throw new Error("nobody foresaw this"); });
  return setHeader.call(this, name, value);
};`;

test("a fault is logged with its request and ends the server cleanly", async () => {
  const preload = join(folder, "fault.mjs");
  await writeFile(preload, FAULT);
  const dataDir = join(folder, "data");
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, INIT_CWD: folder, WHISPER_MODEL: "off" };
  const args = ["--import", "tsx", "--conditions=@nataraj/source", "--import", pathToFileURL(preload).href];
  child = spawn(process.execPath, [...args, "src/main.ts"], { cwd: SERVER, env });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  while (!output.includes("is ready on")) await once(child.stdout ?? child, "data");

  await fetch(`http://127.0.0.1:${port}/api/healthz?signature=secret`, { headers: { "x-fault": "yes" } }).catch(
    () => undefined,
  );
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(70);
  const line = output.split("\n").find((one) => one.includes("unforeseen exception"));
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    level: 60,
    err: { message: "nobody foresaw this" },
    request: { method: "GET", path: "/api/healthz", id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  expect(output).not.toContain("secret");
});

/** A promise that nobody holds, in a request. It closes before it ends. */
const PROMISE = `
import { endOnUnforeseen } from "./src/process/end-on-unforeseen.ts";
import { inRequestScope } from "./src/log/request-scope.ts";
const logger = { fatal: (details) => console.log(JSON.stringify({ ...details, err: details.err.message })) };
endOnUnforeseen({ logger, close: async () => console.log("closed") });
const answer = { setMaxListeners() {}, once() {} };
inRequestScope({ url: "/api/healthz?signature=secret", method: "GET" }, answer, () => {
  Promise.resolve().then(() => { throw new Error("nobody foresaw this"); });
});
setInterval(() => {}, 60_000);`;

test("so does a promise that nobody holds", async () => {
  const args = ["--import", "tsx", "--conditions=@nataraj/source", "--input-type=module", "--eval", PROMISE];
  child = spawn(process.execPath, args, { cwd: SERVER });
  const [output] = await Promise.all([text(child.stdout ?? expect.fail()), once(child, "close")]);
  expect(child.exitCode).toBe(70);
  const [line = "", last] = output.trim().split("\n");
  expect(JSON.parse(line)).toEqual({
    err: "nobody foresaw this",
    origin: "unhandledRejection",
    request: { method: "GET", path: "/api/healthz", id: expect.any(String) },
  });
  expect(last).toBe("closed");
});
