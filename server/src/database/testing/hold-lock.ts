import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sqlitePackage } from "../../sqlite/sqlite-driver.ts";

const SERVER = fileURLToPath(new URL("../../..", import.meta.url));
const SCRIPT = `
const [, name, file, statement] = process.argv;
const { default: sqlite } = await import(name);
const database = new sqlite.Database(file);
database.exec(statement, (error) => console.log(error ? error.message : "held"));
// It refers to the database, which the garbage collector would close else.
setInterval(() => database, 1e6);
`;

/** A second process that has a lock on a SQLite file. */
export interface LockHolder {
  /** Kills the process, as the system would: the lock goes with it. */
  kill(): Promise<void>;
}

/**
 * Starts a process that takes the write lock of a SQLite file and keeps it.
 * @param packageName of the SQLite that it uses
 */
export async function holdLock(
  file: string,
  statement = "BEGIN IMMEDIATE",
  packageName = sqlitePackage,
): Promise<LockHolder> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT, packageName, file, statement], {
    cwd: SERVER,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  if (String(said).trim() !== "held") {
    await kill();
    throw new Error(`The lock could not be had: ${said}`);
  }
  return { kill };
}
