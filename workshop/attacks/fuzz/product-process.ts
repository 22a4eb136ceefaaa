import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/free-port.mjs";
import { fetchAgain } from "./fetch-again.ts";

const SERVER = fileURLToPath(new URL("../../../server", import.meta.url));
/** What the operator's figures are shown for. */
const METRICS_TOKEN = "a token of the fuzzer";
/** Levels of the log. */
const ERROR = 50;

/** The product as it is started everywhere, in a process of its own, on a folder of its own. */
export class ProductProcess {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly tempDir: string;
  /** What it logged as errors. */
  readonly errors: string[] = [];
  readonly #child: ChildProcess;

  private constructor(folder: string, port: number, databaseUrl: string | undefined) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = join(folder, "data");
    this.tempDir = join(folder, "temp");
    mkdirSync(this.tempDir);
    const args = ["--import", "tsx", "--conditions=@nataraj/source", "src/main.ts"];
    this.#child = spawn(process.execPath, args, {
      cwd: SERVER,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: "production",
        INIT_CWD: folder,
        PORT: String(port),
        DATA_DIR: this.dataDir,
        TMPDIR: this.tempDir,
        DATABASE_URL: databaseUrl,
        METRICS_TOKEN,
        WHISPER_MODEL: "off",
        MAX_UPLOAD_MB: "25",
        // The fuzzer is the proxy in front, so that the limits for one address are not all that is met.
        TRUST_PROXY: "1",
      },
    });
  }

  /** Resolves when it answers. @throws with what it said when it ended before. */
  static async start(folder: string, databaseUrl: string | undefined): Promise<ProductProcess> {
    const product = new ProductProcess(folder, await freePort(), databaseUrl);
    await product.#ready();
    return product;
  }

  async #ready(): Promise<void> {
    const said: string[] = [];
    const { stdout, stderr } = this.#child;
    if (!stdout || !stderr) throw new Error("The product has no output.");
    stderr.on("data", (chunk) => this.errors.push(String(chunk)));
    const ready = new Promise<void>((resolve, reject) => {
      createInterface(stdout).on("line", (line) => {
        if (said.push(line) > 50) said.shift();
        if (line.startsWith("Nataraj is ready")) resolve();
        if (line.startsWith('{"level":') && Number(line.slice(9, 11)) >= ERROR) this.errors.push(line);
      });
      this.#child.once("exit", (code) =>
        reject(new Error(`It ended with ${code}: ${[...said, ...this.errors].join("\n")}`)),
      );
    });
    await ready;
  }

  /** Why it is no more; undefined while it runs. */
  get death(): string | undefined {
    const { exitCode, signalCode } = this.#child;
    return exitCode === null && signalCode === null ? undefined : `status ${exitCode}, signal ${signalCode}`;
  }

  /** A figure that it tells of itself. */
  async metric(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await fetchAgain(() => fetch(`${this.url}/api/metrics`, { headers }));
    const line = (await answer.text()).split("\n").find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  }

  /** The processes that it has started and that still run; esbuild is tsx's, which the product is started by here. */
  children(): string[] {
    const rows = execFileSync("ps", ["-eo", "ppid=,pid=,args="], { encoding: "utf8" }).split("\n");
    return rows
      .filter((row) => row.trim().startsWith(`${this.#child.pid} `) && !row.includes("esbuild"))
      .map((row) => row.trim());
  }

  /** Ends it as an operator does and answers its exit status. */
  async stop(): Promise<number | null> {
    if (this.death === undefined) {
      this.#child.kill("SIGTERM");
      const late = setTimeout(() => this.#child.kill("SIGKILL"), 30_000);
      await once(this.#child, "exit");
      clearTimeout(late);
    }
    return this.#child.exitCode;
  }
}
