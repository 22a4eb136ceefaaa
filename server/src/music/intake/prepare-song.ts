import { join } from "node:path";
import { Writable } from "node:stream";
import { ApiError, MAX_PREPARED_MS, type Waveform } from "@nataraj/sdk/contract";
import { runFfmpeg } from "../ffmpeg/run-ffmpeg.ts";
import { skipBytes, soundOnly, UNTRUSTED_INPUT_OPTIONS } from "../ffmpeg/untrusted-input.ts";
import { probeSong, refuseAs } from "./probe-song.ts";

/** A whole song, as a browser can play it and a trimmer draw it. */
export interface PlayableSong {
  /** An MP3. Whoever asked for it removes the file. */
  path: string;
  /** Seconds, as decoded. */
  duration: number;
  waveform: Waveform;
}

/** Enough to choose a part by, and quick to make and to send. Hertz and kilobits a second. */
const LISTENING = { rate: 22_050, bitrate: 64 };
/** As the trimmer decodes and draws songs itself. */
const DRAWN = { sampleRate: 8_000, samplesPerPoint: 32 };
const TIMEOUT_MS = 60_000;

export interface PrepareSongOptions {
  /** An existing folder, for the MP3. */
  workDir: string;
  signal?: AbortSignal;
  /** The longest song that is taken. Milliseconds. */
  maxMs?: number;
}

/**
 * Decodes a whole upload for a browser that cannot decode it.
 * @throws {ApiError} empty_file, not_audio, unreadable_audio, song_too_long; song_processing_failed when the machine is at
 * fault; the signal's reason when aborted.
 */
export async function prepareSong(file: string, options: PrepareSongOptions): Promise<PlayableSong> {
  const { workDir, signal, maxMs = MAX_PREPARED_MS } = options;
  const maxSeconds = maxMs / 1000;
  const skip = await probeSong(file, { signal });
  const path = join(workDir, "whole.mp3");
  try {
    await runFfmpeg({
      input: file,
      describe: (command) => {
        // A little more than may be, to see that it is too much.
        command.inputOptions(...UNTRUSTED_INPUT_OPTIONS, ...skipBytes(skip), "-t", String(maxSeconds + 1));
        soundOnly(command)
          .audioFrequency(LISTENING.rate)
          .audioChannels(1)
          .audioCodec("libmp3lame")
          .audioBitrate(LISTENING.bitrate)
          .outputOptions("-map_metadata", "-1", "-id3v2_version", "0")
          .format("mp3");
      },
      output: path,
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    const samples = await decodeCoarse(path, signal);
    const duration = samples.length / DRAWN.sampleRate;
    if (duration === 0) throw new ApiError("unreadable_audio");
    if (duration > maxSeconds) throw new ApiError("song_too_long");
    return { path, duration, waveform: { ...DRAWN, points: pointsOf(samples) } };
  } catch (error) {
    return refuseAs("unreadable_audio")(error);
  }
}

/** Decodes a song to signed bytes, one channel, at the rate that it is drawn at. */
async function decodeCoarse(path: string, signal: AbortSignal | undefined): Promise<Int8Array> {
  const chunks: Buffer[] = [];
  const collect = new Writable({
    emitClose: false,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await runFfmpeg({
    input: path,
    describe: (command) => {
      command.inputFormat("mp3").audioFrequency(DRAWN.sampleRate).audioChannels(1).audioCodec("pcm_s8").format("s8");
    },
    output: collect,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  return new Int8Array(Buffer.concat(chunks));
}

/** The least and the greatest sample of each stretch. */
function pointsOf(samples: Int8Array): string {
  const points = new Int8Array(2 * Math.ceil(samples.length / DRAWN.samplesPerPoint));
  samples.forEach((sample, i) => {
    const least = 2 * Math.floor(i / DRAWN.samplesPerPoint);
    if (sample < (points[least] as number)) points[least] = sample;
    else if (sample > (points[least + 1] as number)) points[least + 1] = sample;
  });
  return Buffer.from(points.buffer).toString("base64");
}
