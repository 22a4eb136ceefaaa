import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../../..", import.meta.url));
const SCRIPT = `
const { Database } = require("sqlite3");
const database = new Database(process.argv[1]);
database.exec(process.argv[2], (error) => console.log(error ? error.message : "held"));
setInterval(() => {}, 1e6);
`;

/** A second process that has a lock on a SQLite file. */
export interface LockHolder {
  /** Kills the process, as the system would: the lock goes with it. */
  kill(): Promise<void>;
}

/** Starts a process that takes the write lock of a SQLite file and keeps it. */
export async function holdLock(file: string, statement = "BEGIN IMMEDIATE"): Promise<LockHolder> {
  const child = spawn(process.execPath, ["-e", SCRIPT, file, statement], {
    cwd: SERVER,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  if (String(said).trim() !== "held") {
    await kill();
    throw new Error(`The lock could not be had: ${said}`);
  }
  return { kill };
}
