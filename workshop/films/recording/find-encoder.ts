import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { createRequire } from "node:module";

/** VP9 and H.264, as ffmpeg calls their encoders. */
const FILM_CODECS = ["libvpx-vp9", "libx264"];

/**
 * Whether a program is an ffmpeg that writes both kinds of films. It is asked directly: fluent-ffmpeg would give the
 * first program's answer for every other one.
 */
function canEncode(program: string): boolean {
  try {
    const encoders = execFileSync(program, ["-hide_banner", "-encoders"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return FILM_CODECS.every((name) => encoders.includes(` ${name} `));
  } catch {
    return false;
  }
}

/** The packaged program, whose install script may not have been allowed to set its mode. */
function packaged(): string | undefined {
  try {
    const { path } = createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg") as { path: string };
    chmodSync(path, 0o755);
    return path;
  } catch {
    return undefined;
  }
}

/**
 * Finds an ffmpeg for films: the system's, else the packaged one.
 * @throws {Error} with a sentence for the developer, where neither writes VP9 and H.264.
 */
export function findEncoder(): string {
  const found = ["ffmpeg", packaged()].find((program) => program !== undefined && canEncode(program));
  if (!found) throw new Error("No ffmpeg was found that writes VP9 and H.264. Install ffmpeg and start again.");
  return found;
}
