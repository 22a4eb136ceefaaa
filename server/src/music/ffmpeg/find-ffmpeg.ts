import { accessSync, chmodSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

/** Where the two programs are. */
export interface FfmpegPrograms {
  ffmpeg: string;
  ffprobe: string;
  /** True when ffmpeg is the packaged one: 4.1, of 2018. */
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
 * The ffmpeg and ffprobe to use now: the system's, which are newer and get security fixes, else the packaged ones. With
 * FFMPEG=packaged the packaged ones are used in any case. They are looked for at each use, because a program may be
 * installed or removed while the server runs. THIRD_PARTY.md says why the packaged ones are these.
 * @throws {Error} with a sentence for the operator when there is none.
 */
export function ffmpegPrograms(): FfmpegPrograms {
  const { PATH = "", FFMPEG } = process.env;
  const path = FFMPEG === "packaged" ? "" : PATH;
  const own = findInPath("ffmpeg", path);
  const ffmpeg = own ?? findInPackage("@ffmpeg-installer/ffmpeg");
  const ffprobe = findInPath("ffprobe", path) ?? findInPackage("@ffprobe-installer/ffprobe");
  if (!ffmpeg || !ffprobe) throw new Error("ffmpeg and ffprobe were not found. Install ffmpeg and start again.");
  return { ffmpeg, ffprobe, packaged: own === undefined };
}
