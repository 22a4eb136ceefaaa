import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/free-port.mjs";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
const NODE_ARGS = ["--import", "tsx", "--conditions=@nataraj/source"];
const SOURCES = [...NODE_ARGS, "src/main.ts"];
/** What `npm run build` has made of them. */
export const BUILT = ["dist/main.js"];

/** `main.ts` in a process of its own, on a port of its own. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Ends it, if it still runs, and answers its exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server and resolves when it says that it is ready.
 * @param folder Where it is started: its data are in `data` below, unless the environment says otherwise.
 * @param args Node's: the sources, or what is {@link BUILT}.
 * @throws with what it printed when it ends before.
 */
export async function startServerProcess(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  args: readonly string[] = SOURCES,
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, args, {
    cwd: SERVER,
    env: { ...variables(folder), ...environment, PORT: port },
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  while (!output.includes("is ready on")) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server has ended: ${output}`);
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    async stop(signal = "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
  };
}

/** Starts a file of `src` as a command, to be killed for instance. */
export function startServerCommand(
  file: string,
  args: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...NODE_ARGS, `src/${file}`, ...args], {
    cwd: SERVER,
    env: { ...variables(folder), ...environment },
  });
}

/** Runs a file of `src` as a command and answers its exit status and what it printed. */
export async function runServerCommand(
  file: string,
  args: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = startServerCommand(file, args, folder, environment);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status: child.exitCode, stdout, stderr };
}

function variables(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: "data", INIT_CWD: folder, WHISPER_MODEL: "off" };
}
