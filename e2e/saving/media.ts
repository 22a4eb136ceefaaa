import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPrograms } from "../../server/src/music/ffmpeg/find-ffmpeg.ts";

const run = promisify(execFile);
const RATE = 48_000;
const GRAY = ["-pix_fmt", "gray", "-f", "rawvideo", "-"];

/** A stream as ffprobe sees it: each packet counted, the first time in seconds. */
export interface Stream {
  codec: string;
  type: "video" | "audio";
  width?: number;
  height?: number;
  packets: number;
  start: number;
}

/** What is in a media file, and how long it is in seconds. */
export async function probe(path: string): Promise<{ duration: number; streams: Stream[] }> {
  const { stdout } = await run(ffmpegPrograms().ffprobe, [
    ...["-v", "error", "-count_packets", "-show_streams", "-show_format", "-of", "json", path],
  ]);
  const { format, streams } = JSON.parse(stdout);
  return {
    duration: Number(format.duration),
    // biome-ignore lint/suspicious/noExplicitAny: as ffprobe writes it
    streams: streams.map((stream: any) => ({
      codec: stream.codec_name,
      type: stream.codec_type,
      width: stream.width,
      height: stream.height,
      packets: Number(stream.nb_read_packets),
      start: Number(stream.start_time),
    })),
  };
}

/** Brightness of each frame, 0 to 255. The first frame is at the start: others are told apart by the frame rate. */
export async function brightness(path: string): Promise<number[]> {
  const input = ["-v", "error", "-i", path, "-map", "0:v", "-vf", "scale=1:1:flags=area"];
  // Each frame is written once: by the option's name since ffmpeg 5.1, else by its name before.
  const decode = (option: readonly string[]) =>
    run(ffmpegPrograms().ffmpeg, [...input, ...option, ...GRAY], { encoding: "buffer" });
  const { stdout } = await decode(["-fps_mode", "passthrough"]).catch(() => decode(["-vsync", "passthrough"]));
  return [...stdout];
}

/** The time of each frame, seconds. */
export async function frameTimes(path: string): Promise<number[]> {
  const { stdout } = await run(ffmpegPrograms().ffprobe, [
    ...["-v", "error", "-select_streams", "v", "-show_entries", "packet=pts_time", "-of", "csv=p=0", path],
  ]);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map(Number)
    .sort((a, b) => a - b);
}

/** When the sound of a file is first loud, in seconds. */
export async function firstSound(path: string): Promise<number> {
  const { stdout } = await run(
    ffmpegPrograms().ffmpeg,
    ["-v", "error", "-i", path, "-map", "0:a", "-ac", "1", "-ar", String(RATE), "-f", "f32le", "-"],
    { encoding: "buffer", maxBuffer: 64 << 20 },
  );
  const samples = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
  return samples.findIndex((sample) => Math.abs(sample) > 0.2) / RATE;
}

/** How opaque a VP9 video is in its middle and at its left edge, 0 to 255, a frame a pair. */
export async function opacities(path: string): Promise<[middle: number, edge: number][]> {
  const cut =
    "[0:v]alphaextract,split[a][b];[a]crop=iw/8:ih/8,scale=1:1[middle];[b]crop=iw/8:ih:0:0,scale=1:1[edge];[middle][edge]hstack";
  const { stdout } = await run(
    ffmpegPrograms().ffmpeg,
    // ffmpeg's own decoder passes the transparency over.
    ["-v", "error", "-c:v", "libvpx-vp9", "-i", path, "-filter_complex", cut, ...GRAY],
    { encoding: "buffer" },
  );
  return Array.from({ length: stdout.length / 2 }, (_, i) => [stdout[2 * i] as number, stdout[2 * i + 1] as number]);
}
