import type { AudioVideoFilter } from "fluent-ffmpeg";
import { DECODED_RATE } from "./decode-range.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";

/** What is encoded, and how it is treated on the way. */
export interface SongOptions {
  /** A WAV file as `decodeRange` writes it. */
  input: string;
  output: string;
  /** Decibels. */
  gain: number;
  /** Peaks above this are held back, in dBFS. */
  ceiling: number;
  /** Seconds of silence-to-full at the start and full-to-silence at the end; 0 for none. */
  fadeIn: number;
  fadeOut: number;
  /** Seconds of the input. */
  duration: number;
  signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 60_000;
/** Look-ahead of the limiter in milliseconds. The filter delays by it, which is undone. */
const ATTACK_MS = 5;
const LATENCY = Math.round((ATTACK_MS * DECODED_RATE) / 1000);

/**
 * Encodes a range as the song that is kept: MP3, 192 kbit/s, constant, stereo, 44.1 kHz, without the
 * tags that it came with. The Info frame that ffmpeg writes tells players of the encoder's delay: ffmpeg (which is
 * listened with) and browsers leave it out alike, so that sample 0 is sample 0 and a beat is heard where it was found.
 */
export async function encodeSong({ input, output, signal, ...options }: SongOptions): Promise<void> {
  const { gain, ceiling, fadeIn, fadeOut, duration } = options;
  const limit = (10 ** (ceiling / 20)).toFixed(5);
  const filters: AudioVideoFilter[] = [
    { filter: "volume", options: { volume: `${gain.toFixed(3)}dB`, precision: "float" } },
    { filter: "apad", options: { pad_len: LATENCY } },
    { filter: "alimiter", options: { limit, attack: ATTACK_MS, release: 80, level: 0 } },
    { filter: "atrim", options: { start_sample: LATENCY } },
    { filter: "asetpts", options: "PTS-STARTPTS" },
  ];
  if (fadeIn > 0) filters.push({ filter: "afade", options: { t: "in", d: fadeIn } });
  if (fadeOut > 0)
    filters.push({ filter: "afade", options: { t: "out", st: (duration - fadeOut).toFixed(5), d: fadeOut } });
  await runFfmpeg({
    input,
    describe: (command) => {
      command
        .inputFormat("wav")
        .audioFilters(filters)
        // A filter may have changed the rate: some versions of ffmpeg have filters that do.
        .audioFrequency(DECODED_RATE)
        .audioChannels(2)
        .audioCodec("libmp3lame")
        .audioBitrate(192)
        .outputOptions("-map_metadata", "-1", "-id3v2_version", "0")
        .format("mp3");
    },
    output,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
}
