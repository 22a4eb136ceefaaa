import { ApiError } from "@nataraj/sdk/contract";
import type { AudioProbe } from "../ffmpeg/probe-audio.ts";

/** Demuxers by ffmpeg's first name, and the codecs of music that they are accepted with. */
const ACCEPTED: Record<string, RegExp> = {
  mp3: /^(mp3|mp2)$/,
  wav: /^(pcm_\w+|adpcm_ms|adpcm_ima_wav|gsm_ms|mp3)$/,
  aiff: /^pcm_\w+$/,
  flac: /^flac$/,
  ogg: /^(vorbis|opus|flac)$/,
  aac: /^aac$/,
  mov: /^(aac|alac|mp3|opus|flac)$/,
  matroska: /^(opus|vorbis|aac|mp3|flac)$/,
};

/** Below this, ffprobe is only guessing; it sees an MP3 in many a random file. */
const MIN_SCORE = 25;
const MAX_STREAMS = 16;
const MAX_CHANNELS = 8;
const SAMPLE_RATES = { min: 4_000, max: 384_000 };

/**
 * Refuses what is not music in one of the accepted formats. Covers in the file do no harm, only its audio streams
 * count.
 * @throws {ApiError} not_audio, unreadable_audio
 */
export function assertAcceptedAudio({ format, score, streams }: AudioProbe): void {
  const [stream] = streams;
  const codecs = ACCEPTED[format.split(",", 1)[0] ?? ""];
  if (!codecs || !stream || score < MIN_SCORE) throw new ApiError("not_audio");
  const sane =
    streams.length <= MAX_STREAMS &&
    stream.channels >= 1 &&
    stream.channels <= MAX_CHANNELS &&
    stream.sampleRate >= SAMPLE_RATES.min &&
    stream.sampleRate <= SAMPLE_RATES.max;
  if (!codecs.test(stream.codec) || !sane) throw new ApiError("unreadable_audio");
}
