import { type ExecFileException, type ExecFileOptions, execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { limitedProgram } from "../../process/limited-program.ts";
import { FfmpegError, type FfmpegReason } from "./ffmpeg-error.ts";
import { ffmpegPrograms } from "./find-ffmpeg.ts";
import { inputName, skipBytes, UNTRUSTED_PROBE_OPTIONS } from "./untrusted-input.ts";
import { whyItEnded } from "./why-it-ended.ts";

/** What a file says of itself. Its length is not asked for: what a file claims is often an estimate. */
export interface AudioProbe {
  /** Name of the demuxer, as in "mp3" or "mov,mp4,m4a,3gp,3g2,mj2". */
  format: string;
  /** How sure ffprobe is of the format, 0 to 100. */
  score: number;
  /** Audio streams, the first of which is the one that is used. */
  streams: { codec: string; sampleRate: number; channels: number }[];
}

const Answer = z.object({
  format: z.object({
    format_name: z.string(),
    probe_score: z._default(z.number(), 100),
  }),
  streams: z.array(
    z.object({
      codec_name: z._default(z.string(), "unknown"),
      sample_rate: z._default(z.coerce.number(), 0),
      channels: z._default(z.number(), 0),
    }),
  ),
});

/** How ffprobe names a codec that is not among the allowed ones, and those of films. */
const OTHER_CODEC = /^\[\w+ @ \w+\] Codec \((\w+)\) not on whitelist/gm;
const OF_FILMS =
  /^(?:h26\d|hevc|mpeg\d|mpeg[12]video|msmpeg4|vp\d|av1|libdav1d|libaom|libvpx|theora|wmv|vc1|prores|dv)/;

const promisified = promisify(execFile);
/** Rejects, too, where the process cannot be started at all: there execFile throws. */
const run = async (file: string, args: string[], options: ExecFileOptions) =>
  promisified(file, args, { ...options, encoding: "utf8" });

const TIMEOUT_MS = 20_000;
/** Of processor time. A file takes a tenth of one; hundreds of thousands of tags take minutes. */
const PROCESSOR_SECONDS = 4;
const ANSWER_LIMIT = 1 << 20;

export interface ProbeOptions {
  signal?: AbortSignal | undefined;
  /** Bytes at the file's beginning that are not read: tags, see `tag-length.ts`. */
  skip?: number;
  /** Milliseconds. */
  timeoutMs?: number | undefined;
}

/**
 * Asks ffprobe what a file is. Playlists, manifests and films are refused; nothing is followed. The process ends with the
 * signal or after 20 s.
 *
 * It does not use fluent-ffmpeg's `ffprobe`, which is not safe for files of strangers. That reads ffprobe's plain lines, so a
 * tag with a line break (`a\nchannels=99`, `[STREAM]`) passes for a finding of ffprobe; in JSON it stays a text. It does not
 * hand out its process, so that nothing can end it, and it keeps all output. A wrapper could mend the second fault, not the
 * first.
 * @throws {FfmpegError} when it is no file that ffprobe may read; the signal's reason when aborted.
 */
export async function probeAudio(path: string, options: ProbeOptions = {}): Promise<AudioProbe> {
  const { signal, skip = 0, timeoutMs = TIMEOUT_MS } = options;
  signal?.throwIfAborted();
  const flags = ["-v", "error", "-select_streams", "a", "-show_streams", "-show_format", "-of", "json"];
  const args = [...flags, ...UNTRUSTED_PROBE_OPTIONS, ...skipBytes(skip), "-i", inputName(path)];
  const limits = {
    cwd: tmpdir(),
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    maxBuffer: ANSWER_LIMIT,
    signal,
  } as const;
  const { file, env } = limitedProgram(ffmpegPrograms().ffprobe, { seconds: PROCESSOR_SECONDS });
  const { stdout } = await run(file, args, { ...limits, env: { ...process.env, ...env } }).catch((error) => {
    if (signal?.aborted) throw signal.reason;
    throw new FfmpegError(reasonOf(error), "ffprobe did not read the file", { cause: error });
  });
  const { format, streams } = readProbe(stdout);
  return {
    format: format.format_name,
    score: format.probe_score,
    streams: streams.map((s) => ({ codec: s.codec_name, sampleRate: s.sample_rate, channels: s.channels })),
  };
}

/** execFile kills only what takes too long or says too much. */
function reasonOf({ code, signal, killed, stderr = "" }: ExecFileException): FfmpegReason {
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "too_large";
  if (killed) return "timeout";
  const reason = whyItEnded({ code, signal });
  const others = [...stderr.matchAll(OTHER_CODEC)].map(([, codec = ""]) => codec);
  const isOtherSound = others.length > 0 && !others.some((codec) => OF_FILMS.test(codec));
  return reason === "failed" && isOtherSound ? "other_codec" : reason;
}

/** Reads ffprobe's answer. Some files make it say something unusual, such as "N/A" for a number. */
function readProbe(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new FfmpegError("failed", "ffprobe gave no answer that can be read", { cause });
  }
}
