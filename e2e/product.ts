import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/free-port.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The built product, running. */
export interface Product {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts what `npm start` starts, on a port of its own, and waits until it answers. Whisper, which takes its time, is tried
 * on its own in `server`.
 */
export async function startProduct(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, ["server/dist/main.js"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      WHISPER_MODEL: "off",
      DANCE_PICTURES: "off",
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const url = `http://localhost:${port}`;
  await untilItAnswers(`${url}/api/healthz`, child, () => said);
  return {
    url,
    async stop() {
      if (hasEnded(child)) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** A process that a signal has ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function untilItAnswers(address: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    if (hasEnded(child)) break;
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`The product did not start. It said:\n${said()}`);
}
