/**
 * What README promises, on a machine where only Node is: a copy of the repository without .git, in a folder whose name has
 * a space and an umlaut, with every program of this machine but ffmpeg, compilers and Python. As root, the commands are
 * run by an account without rights.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.mjs";
import { repositoryFiles } from "./repository-files.mjs";
import { Skipped } from "./skipped.mjs";
import { untilReady } from "./until-ready.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Programs that a machine with Node alone does not have. */
const LACKING = /^(ffmpeg|ffprobe|python.*|gcc.*|g\+\+.*|cc|c\+\+|clang.*|make|gmake|cmake)$/;
/** An account without rights: nobody's. */
const NOBODY = 65_534;

/** Copies the repository as a tarball would bring it. */
function copyRepository(target) {
  for (const path of repositoryFiles(root)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    copyFileSync(join(root, path), join(target, path));
  }
}

/** A folder of links to the programs of PATH that a machine with Node alone has too. */
function linkPrograms(target) {
  mkdirSync(target);
  for (const folder of (process.env.PATH ?? "").split(delimiter).filter((path) => path !== "" && existsSync(path))) {
    for (const name of readdirSync(folder)) {
      const link = join(target, name);
      if (!LACKING.test(name) && !lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join(folder, name), link);
    }
  }
}

function giveTo(account, path) {
  chownSync(path, account, account);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(account, join(path, name));
}

/** Runs a command to its end. @throws {Error} unless it succeeds. */
async function run(command, args, options) {
  const started = Date.now();
  const [status] = await once(spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], ...options }), "exit");
  if (status !== 0) throw new Error(`"${command} ${args.join(" ")}" ended with status ${status}.`);
  console.log(`${command} ${args.join(" ")}: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Starts `npm start`, which builds first; resolves once it is ready. */
async function startProduct(options) {
  const started = Date.now();
  const child = spawn("npm", ["start"], { stdio: ["ignore", "pipe", "inherit"], ...options });
  await untilReady(child);
  console.log(`npm start: ready after ${Math.round((Date.now() - started) / 1000)} s`);
  return child;
}

/** @throws {Error} where one of README's promises is not kept; {Skipped} on Windows, whose programs are no links. */
export async function verifyStranger() {
  if (process.platform === "win32") throw new Skipped("programs cannot be hidden on Windows");
  const folder = mkdtempSync(join(tmpdir(), "nataraj-verify-"));
  try {
    chmodSync(folder, 0o755);
    const cwd = join(folder, "somebody's földer");
    const [programs, home] = [join(folder, "programs"), join(folder, "home")];
    copyRepository(cwd);
    linkPrograms(programs);
    mkdirSync(home);
    const port = await freePort();
    const { TMPDIR: _, ...environment } = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !name.startsWith("npm_") && name !== "FFMPEG" && name !== "INIT_CWD",
      ),
    );
    const env = { ...environment, PATH: programs, HOME: home, PORT: String(port), NODE_ENV: "" };
    const isRoot = process.getuid() === 0;
    if (isRoot) for (const path of [cwd, home]) giveTo(NOBODY, path);
    const options = { cwd, env, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
    await run("npm", ["install"], options);
    const product = await startProduct(options);
    try {
      await run("node", ["scripts/verify/main-job.mjs"], {
        ...options,
        env: { ...env, SITE: `http://127.0.0.1:${port}` },
      });
    } finally {
      product.kill();
      await once(product, "exit");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
