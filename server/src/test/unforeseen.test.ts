import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

let folder: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-unforeseen-"));
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** A fault that no code of ours foresees: a timer, begun by a request, that throws; or a promise that nobody holds. */
const FAULT = `
import { ServerResponse } from "node:http";
const { setHeader } = ServerResponse.prototype;
ServerResponse.prototype.setHeader = function (name, value) {
  const fault = this.req.headers["x-fault"];
  if (fault && name === "X-Request-Id") {
    const fail = () => { throw new Error("nobody foresaw this"); };
    if (fault === "timer") setTimeout(fail); else Promise.resolve().then(fail);
  }
  return setHeader.call(this, name, value);
};`;

test.each(["timer", "promise"])(
  "a fault in a %s is logged with its request and ends the process cleanly",
  async (fault) => {
    const preload = join(folder, "fault.mjs");
    await writeFile(preload, FAULT);
    const dataDir = join(folder, fault);
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, INIT_CWD: folder, WHISPER_MODEL: "off" };
    const args = ["--import", "tsx", "--conditions=@nataraj/source", "--import", pathToFileURL(preload).href];
    child = spawn(process.execPath, [...args, "src/main.ts"], { cwd: SERVER, env });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    while (!output.includes("is ready on")) await once(child.stdout ?? child, "data");

    await fetch(`http://127.0.0.1:${port}/api/healthz?signature=secret`, { headers: { "x-fault": fault } }).catch(
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
  },
);
