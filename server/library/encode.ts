import { spawn } from "node:child_process";
import { once } from "node:events";
import { float32At } from "@nataraj/sdk/arrays";
import { findFfmpeg } from "../src/music/ffmpeg/find-ffmpeg.ts";
import { SAMPLE_RATE } from "./synthesis/signal.ts";

/**
 * Writes a mix as MP3, 160 kbit/s; its tags say that nothing is sung ("zxx"), so that nobody listens for words.
 * @throws {Error} with what ffmpeg said when it fails.
 */
export async function encodeLibrarySong(
  { left, right }: { left: Float32Array; right: Float32Array },
  path: string,
): Promise<void> {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = float32At(left, i);
    samples[2 * i + 1] = float32At(right, i);
  }
  const input = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2", "-i", "pipe:0"];
  const output = ["-c:a", "libmp3lame", "-b:a", "160k", "-map_metadata", "-1", "-metadata", "language=zxx", "-y", path];
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
}
