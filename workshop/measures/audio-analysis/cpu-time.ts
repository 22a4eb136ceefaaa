import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import { ffmpegPrograms } from "../../../server/src/music/ffmpeg/find-ffmpeg.ts";
import { makeClip } from "./corpus/make-clip.ts";

/** CPU time for a minute of music, against its length and against ffmpeg decoding it from MP3. */
export async function cpuTimes(): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-bench-"));
  try {
    const clip = makeClip(7, { seconds: 60 });
    const raw = join(folder, "clip.f32");
    const song = join(folder, "clip.mp3");
    await writeFile(raw, new Uint8Array(clip.samples.buffer));
    const input = ["-f", "f32le", "-ar", String(ANALYSIS_RATE), "-ac", "1", "-i", raw];
    const encode = [...input, "-ar", "44100", "-ac", "2", "-b:a", "192k", song];
    await promisify(execFile)(ffmpegPrograms().ffmpeg, ["-v", "error", "-y", ...encode]);
    const before = performance.now();
    const samples = await decodePcm(song, { sampleRate: ANALYSIS_RATE, channels: 1 });
    const decoding = (performance.now() - before) / 1000;
    const first = cpuSeconds(() => analyseAudio(samples));
    // A worker thread begins without compiled code: the first run is what a song costs, the next what it comes to.
    const again = cpuSeconds(() => analyseAudio(samples));
    const row = (what: string, seconds: number) => ({
      "a minute of music": what,
      "CPU s": seconds.toFixed(2),
      "of its length": (seconds / 60).toFixed(4),
      "against ffmpeg": `${(seconds / decoding).toFixed(1)} ×`,
    });
    return [row("heard for the first time", first), row("heard again", again)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
