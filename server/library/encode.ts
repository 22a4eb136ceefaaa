import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { findFfmpeg } from "../src/music/ffmpeg/find-ffmpeg.ts";
import type { Stereo } from "./mixing/track.ts";
import { SAMPLE_RATE } from "./synthesis/signal.ts";
import { id3, type Tags } from "./tags/id3.ts";

/**
 * Writes a mix as MP3, 160 kbit/s, with its tags before it.
 * @throws {Error} with what ffmpeg said when it fails.
 */
export async function encodeLibrarySong({ left, right }: Stereo, path: string, tags: Tags): Promise<void> {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = left[i] as number;
    samples[2 * i + 1] = right[i] as number;
  }
  const input = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2", "-i", "pipe:0"];
  // ffmpeg writes no synced lyrics: the tags are ours.
  const output = ["-c:a", "libmp3lame", "-b:a", "160k", "-map_metadata", "-1", "-id3v2_version", "0", "-y", path];
  const child = spawn(findFfmpeg().ffmpeg, ["-nostdin", "-v", "error", ...input, ...output], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  child.stdin.on("error", () => {}); // ffmpeg gone: its exit code tells
  child.stdin.end(Buffer.from(samples.buffer));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`ffmpeg could not write ${path}: ${said.trim()}`);
  await writeFile(path, Buffer.concat([id3(tags), await readFile(path)]));
}
