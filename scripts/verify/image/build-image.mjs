import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { repositoryFiles } from "../repository-files.mjs";
import { copiedFiles, readCopy, readStages, withoutIgnored } from "./dockerfile.mjs";

/**
 * Does what the Dockerfile says, in folders instead of containers: one for each stage. Commands other than npm's (they
 * install packages of Debian) are left out and named; this machine's Node and compilers take the images' place.
 *
 * @param {string} root The repository.
 * @param {string} folder An empty folder.
 * @param {(line: string) => void} print
 * @returns What the last stage is: its folder, where it starts, its environment, its command and its health check.
 * @throws {Error} with a sentence when a command fails or a file is missing.
 */
export function buildImage(root, folder, print) {
  const context = withoutIgnored(repositoryFiles(root), readFileSync(join(root, ".dockerignore"), "utf8"));
  /** @type {Map<string, { folder: string, workdir: string, env: Record<string, string>, [keyword: string]: unknown }>} */
  const done = new Map();
  let image;
  for (const { name, base, instructions } of readStages(readFileSync(join(root, "Dockerfile"), "utf8"))) {
    const before = done.get(base);
    image = { workdir: "/", ...before, env: { ...before?.env }, folder: join(folder, name) };
    mkdirSync(image.folder);
    if (before) copyTree(before.folder, image.folder);
    done.set(name, image);
    for (const { keyword, value } of instructions) {
      if (keyword === "WORKDIR") image.workdir = posix.join(image.workdir, value);
      else if (keyword === "ENV") Object.assign(image.env, readVariables(value));
      else if (keyword === "COPY") copy(value, { root, context, done, image });
      else if (keyword === "RUN") runIn(image, value, name, print);
      else if (keyword === "CMD") image.command = JSON.parse(value);
      else if (keyword === "HEALTHCHECK") image.healthCheck = JSON.parse(value.slice(value.indexOf("[")));
    }
  }
  const { workdir, env, command, healthCheck } = image;
  return { folder: image.folder, cwd: inside(image, workdir), env, command, healthCheck };
}

/** Where a path of a container is on this machine. */
function inside({ folder, workdir }, path) {
  return join(folder, posix.isAbsolute(path) ? path : posix.join(workdir, path));
}

function readVariables(value) {
  return Object.fromEntries(value.split(/\s+/).map((pair) => pair.split("=", 2)));
}

function copy(value, { root, context, done, image }) {
  const { from, sources, target } = readCopy(value);
  if (from === undefined) {
    for (const file of copiedFiles(context, { sources, target })) {
      const to = inside(image, file.to);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(root, file.from), to);
    }
    return;
  }
  for (const source of sources) {
    const path = inside(done.get(from), source);
    if (!existsSync(path))
      throw new Error(`The Dockerfile copies ${source} of the stage ${from}, which does not exist.`);
    copyTree(path, inside(image, target));
  }
}

/** A folder with its links and rights, into another. */
function copyTree(from, to) {
  mkdirSync(to, { recursive: true });
  execFileSync("cp", ["--archive", `${from}/.`, to]);
}

function runIn(image, command, stage, print) {
  if (!/^npm /.test(command)) return print(`${stage}: left out: ${command}`);
  print(`${stage}: ${command}`);
  const cwd = inside(image, image.workdir);
  const { status } = spawnSync("sh", ["-c", `umask 022 && ${command}`], {
    cwd,
    // A container has none of this user's settings.
    env: { ...withoutNpm(process.env), HOME: inside(image, "/root"), ...image.env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`The Dockerfile's stage ${stage} fails: "${command}" ended with ${status}.`);
  makeExecutable(cwd);
}

/** The environment without what npm has put there to run this, but for where packages come from. */
function withoutNpm(environment) {
  const isForeign = (name) =>
    /^(npm_(?!config_(registry|cache|proxy|https_proxy)$)|node_env$|init_cwd$|vitest)/i.test(name);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isForeign(name)));
}

/** The packaged ffmpeg stands in for Debian's, which is not installed here; as packed only root may run a part of it. */
function makeExecutable(cwd) {
  for (const program of ["@ffmpeg-installer/linux-x64/ffmpeg", "@ffprobe-installer/linux-x64/ffprobe"]) {
    const path = join(cwd, "node_modules", program);
    if (existsSync(path)) chmodSync(path, 0o755);
  }
}
