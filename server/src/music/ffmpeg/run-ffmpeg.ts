import { tmpdir } from "node:os";
import type { Writable } from "node:stream";
import { isApiError } from "@nataraj/sdk/contract";
import createCommand, { type FfmpegCommand } from "fluent-ffmpeg";
import { createTemporaryFolders, type TemporaryFolders } from "../../disk/temporary-folders.ts";
import { limitedProgram } from "../../process/limited-program.ts";
import { FfmpegError } from "./ffmpeg-error.ts";
import { ffmpegPrograms } from "./find-ffmpeg.ts";
import { inputName } from "./untrusted-input.ts";
import { lackedSpace, whyItEnded } from "./why-it-ended.ts";

/** One run of ffmpeg. */
export interface FfmpegRun {
  /** Absolute path of the input. */
  input: string;
  /** Says with fluent-ffmpeg's own methods how the input is read and what becomes of it. */
  describe: (command: FfmpegCommand) => void;
  /** A file, or a stream. A stream must have `emitClose: false`: fluent-ffmpeg takes a close for an abort. */
  output: string | Writable;
  signal?: AbortSignal | undefined;
  /** The process is killed after this many milliseconds. */
  timeoutMs: number;
}

/** A process that was killed ends within this time. Milliseconds. */
const KILLED_MS = 2_000;

/** The folders that ffmpeg runs in. What a killed server has left of them is to be swept. */
export function ffmpegFolders(): TemporaryFolders {
  return createTemporaryFolders(tmpdir(), { prefix: "nataraj-ffmpeg-" });
}

/**
 * Runs ffmpeg within limits, in an empty folder of its own, with no standard input, and answers with what it said (standard error).
 * The process never outlives the call's signal or time limit.
 * @throws {FfmpegError} when it fails or takes too long; the signal's reason when it is aborted.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<string> {
  run.signal?.throwIfAborted();
  return ffmpegFolders()
    .use((cwd) => runIn(cwd, run))
    .catch((cause) => {
      throw isApiError(cause) ? new FfmpegError("unavailable", "there is no temporary folder", { cause }) : cause;
    });
}

async function runIn(cwd: string, { input, describe, output, signal, timeoutMs }: FfmpegRun): Promise<string> {
  const ended = new AbortController();
  try {
    return await new Promise<string>((resolve, reject) => {
      const command = createCommand({ cwd, stdoutLines: 200 } as createCommand.FfmpegCommandOptions);
      const { file, env } = limitedProgram(ffmpegPrograms().ffmpeg);
      Object.assign(process.env, env); // fluent-ffmpeg hands its own environment on, and takes no other
      command.setFfmpegPath(file);
      // Asking which formats and encoders the program knows starts processes that nothing ends when they hang. Where they
      // fail, fluent-ffmpeg throws where nobody can catch it.
      Object.assign(command, {
        _checkCapabilities: (done: () => void) => done(),
        availableEncoders: (done: (error: null, encoders: object) => void) => done(null, {}),
      });
      command.input(inputName(input)).inputOptions("-nostdin", "-y", "-hide_banner", "-nostats");
      describe(command);

      let stopped: Error | undefined;
      const stop = (reason: Error) => {
        stopped ??= reason;
        command.kill("SIGKILL");
        // One that waits for a dead disk does not even end by that.
        setTimeout(reject, KILLED_MS, stopped).unref();
      };
      const timer = setTimeout(() => stop(new FfmpegError("timeout", `ffmpeg took over ${timeoutMs} ms`)), timeoutMs);
      signal?.addEventListener("abort", () => stop(signal.reason), { signal: ended.signal });

      command.on("start", () => stopped && command.kill("SIGKILL"));
      command.on("end", (_stdout, stderr) => {
        clearTimeout(timer);
        if (stopped) reject(stopped);
        else if (lackedSpace(stderr ?? "")) reject(new FfmpegError("unavailable", "the disk is full"));
        else resolve(stderr ?? "");
      });
      command.on("error", (error: Error, _stdout: string | null, stderr: string | null) => {
        clearTimeout(timer);
        reject(stopped ?? asFfmpegError(error, stderr ?? ""));
      });
      if (typeof output === "string") command.output(inputName(output)).run();
      else command.output(output).run();
    });
  } finally {
    ended.abort();
  }
}

/** fluent-ffmpeg tells only in words how the process ended. */
function asFfmpegError(error: Error & { code?: string; outputStreamError?: unknown }, stderr: string): FfmpegError {
  if (error.outputStreamError instanceof FfmpegError) return error.outputStreamError;
  const [, signal] = /^ffmpeg was killed with signal (\w+)/.exec(error.message) ?? [];
  const [, code] = /^ffmpeg exited with code (\d+)/.exec(error.message) ?? [];
  const reason = whyItEnded({ signal, code: code === undefined ? error.code : Number(code), stderr });
  // What it said may quote the file.
  const how = signal ?? code ?? error.code ?? "an error";
  return new FfmpegError(reason, `ffmpeg ended with ${how}`, { cause: error });
}
