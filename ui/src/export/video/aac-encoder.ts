import { canEncodeAudio, Quality } from "mediabunny";
import { AUDIO_BITRATE, AUDIO_RATE } from "./video-format.ts";

/** The song as it is encoded. */
export const SOUND = {
  numberOfChannels: 2,
  sampleRate: AUDIO_RATE,
  quality: new Quality({ bitrate: AUDIO_BITRATE }),
};

/** What comes out of FFmpeg's encoder of AAC before the first sample that goes in. Samples. */
const FFMPEG_DELAY = 1_024;
let isProvided = false;

/**
 * Gives a browser that cannot encode AAC (Firefox, Chromium on Linux) the encoder of FFmpeg, as WebAssembly in a worker: a
 * quarter of a megabyte, loaded in such browsers alone.
 * @returns seconds by which sound comes out late.
 */
export async function provideAacEncoder(): Promise<number> {
  if (!isProvided) {
    if (await canEncodeAudio("aac", SOUND)) return 0;
    const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
    registerAacEncoder();
    isProvided = true;
  }
  return FFMPEG_DELAY / AUDIO_RATE;
}
