import { Writable } from "node:stream";
import { FfmpegError } from "./ffmpeg-error.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import { soundOnly, UNTRUSTED_INPUT_OPTIONS } from "./untrusted-input.ts";

/** How a file is to be decoded. */
export interface DecodeOptions {
  /** Hz. */
  sampleRate: number;
  channels: 1 | 2;
  /** No more than this is decoded. Seconds. */
  maxSeconds?: number;
  signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 30_000;

/**
 * Decodes the first audio stream of a file to samples, −1 to 1, channels interleaved.
 * @throws {FfmpegError} when there is nothing to decode; the signal's reason when aborted.
 */
export async function decodePcm(path: string, options: DecodeOptions): Promise<Float32Array<ArrayBuffer>> {
  const { sampleRate, channels, maxSeconds = 61, signal } = options;
  const limit = Math.ceil((maxSeconds + 1) * sampleRate) * channels * 4;
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = new Writable({
    emitClose: false,
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      done(size <= limit ? null : new FfmpegError("too_large", "more samples were decoded than were asked for"));
    },
  });
  await runFfmpeg({
    input: path,
    describe: (command) => {
      soundOnly(command.inputOptions(...UNTRUSTED_INPUT_OPTIONS, "-t", String(maxSeconds)))
        .audioChannels(channels)
        .audioFrequency(sampleRate)
        .format("f32le");
    },
    output: collect,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  const bytes = new Uint8Array(Math.floor(size / 4) * 4);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, bytes.length - at), at);
    at += chunk.length;
  }
  return new Float32Array(bytes.buffer);
}
