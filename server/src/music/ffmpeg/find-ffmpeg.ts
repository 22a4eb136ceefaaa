import { accessSync, chmodSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

/** Where the two programs are. */
export interface FfmpegPrograms {
  ffmpeg: string;
  ffprobe: string;
  /** True when ffmpeg is the old packaged one (4.1, GPLv3) because the system has none: say so at start. */
  packaged: boolean;
}

const require = createRequire(import.meta.url);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function findInPath(name: string, path: string): string | undefined {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, file))
    .find(isExecutable);
}

/** The packaged program. Its install script, which only sets the mode, may have been blocked: it is set here. */
function findInPackage(name: string): string | undefined {
  try {
    const { path } = require(name) as { path: string };
    if (!isExecutable(path)) chmodSync(path, 0o755);
    return path;
  } catch {
    return undefined;
  }
}

/**
 * Finds ffmpeg and ffprobe: the system's are preferred, they are newer and get security fixes.
 * @param path the search path, of the form of the environment's PATH
 * @throws {Error} with a sentence for the operator when there is none.
 */
export function findFfmpeg(path: string = process.env.PATH ?? ""): FfmpegPrograms {
  const own = findInPath("ffmpeg", path);
  const ffmpeg = own ?? findInPackage("@ffmpeg-installer/ffmpeg");
  const ffprobe = findInPath("ffprobe", path) ?? findInPackage("@ffprobe-installer/ffprobe");
  if (!ffmpeg || !ffprobe) throw new Error("ffmpeg and ffprobe were not found. Install ffmpeg and start again.");
  return { ffmpeg, ffprobe, packaged: own === undefined };
}

let found: { path: string; programs: FfmpegPrograms } | undefined;

/** The programs that this process uses, looked for once for a search path. */
export function ffmpegPrograms(): FfmpegPrograms {
  const path = process.env.PATH ?? "";
  if (found?.path !== path) found = { path, programs: findFfmpeg(path) };
  return found.programs;
}
