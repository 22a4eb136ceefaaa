import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import * as z from "zod/mini";
import { FfmpegError } from "./ffmpeg-error.ts";
import { ffmpegPrograms } from "./find-ffmpeg.ts";
import { limitedProgram } from "./limited-program.ts";
import { inputName, UNTRUSTED_PROBE_OPTIONS } from "./untrusted-input.ts";

/** What a file says of itself. Claims: the duration counts only once it has been decoded. */
export interface AudioProbe {
  /** Name of the demuxer, as in "mp3" or "mov,mp4,m4a,3gp,3g2,mj2". */
  format: string;
  /** How sure ffprobe is of the format, 0 to 100. */
  score: number;
  /** Audio streams, the first of which is the one that is used. */
  streams: { codec: string; sampleRate: number; channels: number }[];
  /** Seconds; undefined where the file does not say. */
  duration: number | undefined;
}

const Answer = z.object({
  format: z.object({
    format_name: z.string(),
    probe_score: z._default(z.number(), 100),
    duration: z.optional(z.coerce.number()),
  }),
  streams: z.array(
    z.object({
      codec_name: z._default(z.string(), "unknown"),
      sample_rate: z._default(z.coerce.number(), 0),
      channels: z._default(z.number(), 0),
    }),
  ),
});

const TIMEOUT_MS = 20_000;
const ANSWER_LIMIT = 1 << 20;

/**
 * Asks ffprobe what a file is. Playlists, manifests and films are refused; nothing is followed. The process ends with the
 * signal or after 20 s.
 * @throws {FfmpegError} when it is no file that ffprobe may read; the signal's reason when aborted.
 */
export async function probeAudio(
  path: string,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<AudioProbe> {
  signal?.throwIfAborted();
  const flags = ["-v", "error", "-select_streams", "a", "-show_streams", "-show_format", "-of", "json"];
  const args = [...flags, ...UNTRUSTED_PROBE_OPTIONS.flat(), "-i", inputName(path)];
  const options = {
    cwd: tmpdir(),
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    maxBuffer: ANSWER_LIMIT,
    signal,
  } as const;
  const text = await new Promise<string>((resolve, reject) => {
    const { file, env } = limitedProgram(ffmpegPrograms().ffprobe);
    execFile(file, args, { ...options, env: { ...process.env, ...env } }, (error, stdout) => {
      if (!error) resolve(stdout);
      else if (signal?.aborted) reject(signal.reason);
      else reject(new FfmpegError(error.killed ? "timeout" : "failed", "ffprobe refused the file", { cause: error }));
    });
  });
  const { format, streams } = Answer.parse(JSON.parse(text));
  return {
    format: format.format_name,
    score: format.probe_score,
    streams: streams.map((s) => ({ codec: s.codec_name, sampleRate: s.sample_rate, channels: s.channels })),
    duration: format.duration,
  };
}
