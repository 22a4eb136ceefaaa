import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FfmpegError } from "./ffmpeg-error.ts";
import { ffmpegPrograms } from "./find-ffmpeg.ts";
import { limitedCommand } from "./limited-command.ts";
import { inputName } from "./untrusted-input.ts";

/** One run of ffmpeg. */
export interface FfmpegRun {
  /** Absolute path of the input. */
  input: string;
  /** Option and value in pairs; a lone option is a list of one. */
  inputOptions: readonly (readonly string[])[];
  outputOptions: readonly (readonly string[])[];
  /** The absolute path of a file, or a stream. */
  output: string | Writable;
  signal?: AbortSignal | undefined;
  /** The process is killed after this many milliseconds. */
  timeoutMs: number;
}

/** As much of what ffmpeg says last is kept: over a broken file it may complain without end. */
const LOG_LIMIT = 32_768;

/**
 * Runs ffmpeg within limits, in an empty folder of its own, with no standard input, and answers with what it said last
 * (standard error). The process never outlives the call, its signal or its time limit.
 * @throws {FfmpegError} when it fails or takes too long, and those that the output throws; the signal's reason when it
 * is aborted.
 */
export async function runFfmpeg({ input, output, signal, timeoutMs, ...options }: FfmpegRun): Promise<string> {
  signal?.throwIfAborted();
  const cwd = await mkdtemp(join(tmpdir(), "nataraj-ffmpeg-"));
  const timeLimit = AbortSignal.timeout(timeoutMs);
  const until = signal ? AbortSignal.any([signal, timeLimit]) : timeLimit;
  const { file, args } = limitedCommand(ffmpegPrograms().ffmpeg, [
    ...["-hide_banner", "-nostdin", "-nostats", "-y"],
    ...options.inputOptions.flat(),
    ...["-i", inputName(input)],
    ...options.outputOptions.flat(),
    typeof output === "string" ? inputName(output) : "pipe:1",
  ]);
  const child = spawn(file, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const stop = () => child.kill("SIGKILL");
  until.addEventListener("abort", stop);
  const ended = once(child, "close");
  try {
    if (until.aborted) stop();
    const sound = typeof output === "string" ? child.stdout.resume() && undefined : pipeline(child.stdout, output);
    const [log, [code]] = await Promise.all([lastWords(child.stderr), ended, sound]);
    if (code !== 0 || until.aborted) throw new FfmpegError("failed", `ffmpeg ended with ${code}`);
    return log;
  } catch (error) {
    signal?.throwIfAborted();
    if (timeLimit.aborted) throw new FfmpegError("timeout", `ffmpeg took over ${timeoutMs} ms`);
    if (error instanceof FfmpegError) throw error;
    throw new FfmpegError("failed", "ffmpeg failed", { cause: error });
  } finally {
    until.removeEventListener("abort", stop);
    stop();
    await ended.catch(() => {}); // it is known already
    await rm(cwd, { recursive: true, force: true });
  }
}

async function lastWords(stream: Readable): Promise<string> {
  let text = "";
  for await (const piece of stream.setEncoding("utf8")) text = (text + piece).slice(-LOG_LIMIT);
  return text;
}
