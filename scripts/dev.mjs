import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** `npm run dev`: the server, restarted when its source changes, and Vite for the site; both end together. */

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const bin = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path);

/** Vite's address, which sends `/api` on to the server. */
const SITE = "http://localhost:5173";

const commands = [
  {
    cwd: join(root, "server"),
    args: [bin("tsx", "dist/cli.mjs"), "watch", "--conditions=@nataraj/source", "src/main.ts"],
    env: { PUBLIC_URL: SITE },
  },
  { cwd: join(root, "site"), args: [bin("vite", "bin/vite.js")], env: {} },
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
