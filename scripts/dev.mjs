import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programOf } from "./program-of.mjs";

/** `npm run dev`: the server, restarted when its source changes, and Vite for the site; both end together. */

const root = fileURLToPath(new URL("..", import.meta.url));

/** Vite's address, which sends `/api` on to the server. */
const SITE = "http://localhost:5173";

const commands = [
  {
    cwd: join(root, "server"),
    args: [programOf("tsx"), "watch", "--conditions=@nataraj/source", "src/main.ts"],
    env: { PUBLIC_URL: SITE },
  },
  { cwd: join(root, "site"), args: [programOf("vite")], env: {} },
];

const children = commands.map(({ cwd, args, env }) =>
  spawn(process.execPath, args, {
    cwd,
    stdio: "inherit",
    env: { ...env, ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  }),
);

let status = 0;
let ended = 0;
for (const child of children) {
  child.on("exit", (code) => {
    status ||= code ?? 0;
    for (const other of children) if (other.exitCode === null) other.kill("SIGTERM");
    if (++ended === children.length) process.exit(status);
  });
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
