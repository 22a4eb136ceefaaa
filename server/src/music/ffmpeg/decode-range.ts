import { isChainedOgg } from "./chained-ogg.ts";
import { FfmpegError } from "./ffmpeg-error.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import { skipBytes, UNTRUSTED_INPUT_OPTIONS } from "./untrusted-input.ts";
import { readWavHeader } from "./wav-header.ts";

/** Sampling rate of every range that the product keeps, in Hz. */
export const DECODED_RATE = 44_100;
const CHANNELS = 2;
/** Of one sample: a 32-bit float. */
const SAMPLE_BITS = 32;
const TIMEOUT_MS = 60_000;
/**
 * How long before the range decoding begins, seconds: the frames before a place of an MP3 or Opus file change how it sounds.
 */
const PREROLL = 3;

/** A range of a song, decoded to a WAV file: 44.1 kHz, stereo, 32-bit float. */
export interface DecodedRange {
  path: string;
  /** Seconds that were really there, not more than asked for. */
  duration: number;
  /** Integrated loudness by EBU R128, in LUFS; −70 for silence. */
  loudness: number;
  /** True peak in dBTP; −Infinity for silence. */
  peak: number;
}

/** Which part is decoded and where to. Seconds. */
export interface DecodeRangeOptions {
  start: number;
  end: number;
  output: string;
  /** Bytes at the file's beginning that are not read. */
  skip?: number;
  signal?: AbortSignal | undefined;
  /** Milliseconds. */
  timeoutMs?: number | undefined;
}

/**
 * Decodes a range of the first audio stream of an untrusted file and measures its loudness on the way. What lies
 * before it is passed over undecoded. ffmpeg counts the frames of formats that have no index (MP3, raw AAC), so the
 * range begins at the sample at which it would if all were decoded; in WebM and Matroska up to 8 ms beside it. Chained Ogg
 * is decoded from its beginning, as its times begin anew in each stream.
 * @throws {FfmpegError} when it cannot be decoded; the signal's reason when aborted.
 */
export async function decodeRange(input: string, options: DecodeRangeOptions): Promise<DecodedRange> {
  const { start, end, output, skip = 0, signal, timeoutMs = TIMEOUT_MS } = options;
  const isChained = await isChainedOgg(input, skip);
  const from = isChained ? 0 : Math.max(0, Math.floor(start - PREROLL));
  const sample = (seconds: number) => Math.round((seconds - from) * DECODED_RATE);
  const log = await runFfmpeg({
    input,
    describe: (command) => {
      command.inputOptions(...UNTRUSTED_INPUT_OPTIONS, ...skipBytes(skip));
      // A little more than is needed: timestamps and samples may differ by an encoder's delay.
      if (!isChained) command.inputOptions("-t", String(end - from + 1));
      if (from > 0) command.seekInput(from);
      // Loudness is measured on a copy, since ebur128 of ffmpeg 4.1 always gives out 48 kHz.
      const decode = [
        `aresample=${DECODED_RATE}`,
        "aformat=sample_fmts=flt:channel_layouts=stereo",
        `atrim=start_sample=${sample(start)}:end_sample=${sample(end)}`,
        "asetpts=PTS-STARTPTS",
        "asplit[kept][measured]",
      ];
      command
        .complexFilter([`[0:a:0]${decode.join(",")}`, "[measured]ebur128=peak=true:framelog=verbose,anullsink"], "kept")
        .outputOptions("-map_metadata", "-1")
        .audioFrequency(DECODED_RATE)
        .audioChannels(CHANNELS)
        .audioCodec("pcm_f32le")
        .format("wav");
    },
    output,
    signal,
    timeoutMs,
  });
  return {
    path: output,
    duration: (await countFrames(output, sample(end) - sample(start))) / DECODED_RATE,
    loudness: readMeasure(log, "I:", -70),
    peak: readMeasure(log, "Peak:", Number.NEGATIVE_INFINITY),
  };
}

/**
 * The number of samples of each channel in a decoded range.
 * @throws {FfmpegError} `wrong_output` when it has another rate, other channels or more samples than were asked for.
 */
async function countFrames(path: string, wanted: number): Promise<number> {
  const { sampleRate, channels, bits, frames } = await readWavHeader(path);
  if (sampleRate !== DECODED_RATE || channels !== CHANNELS || bits !== SAMPLE_BITS || frames > wanted)
    throw new FfmpegError(
      "wrong_output",
      `ffmpeg wrote ${frames} samples at ${sampleRate} Hz, ${channels} channels, ${bits} bits; ${wanted} at ${DECODED_RATE} Hz were asked for`,
    );
  return frames;
}

/** Reads one figure of the summary that the filter ebur128 prints last. */
function readMeasure(log: string, name: string, silence: number): number {
  const summary = log.slice(log.lastIndexOf("Summary:"));
  const value = Number.parseFloat(summary.split(name)[1] ?? "");
  return Number.isFinite(value) ? value : silence;
}
