import { measureLoudness } from "../loudness/loudness.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { limit } from "./limiter.ts";
import type { Stereo } from "./track.ts";

/** LAME packs everything this much quieter, decibels. */
const PACKED = 0.45;
/** LUFS: that of the large streaming services, once packed. */
const LOUDNESS = -14 + PACKED;
/** dBTP; packing adds up to a decibel to single peaks. */
const CEILING = -2.3 + PACKED;
/** How many attempts reach the loudness: a limiter takes some of it away each time. */
const ATTEMPTS = 2;
/** The end fades in this time, seconds. */
const FADE = 1.2;

/** Brings a mix to its loudness, its true peak held, and fades its end out. */
export function master(mix: Stereo): Stereo {
  const fade = FADE * SAMPLE_RATE;
  for (const channel of [mix.left, mix.right]) {
    for (let i = Math.max(0, Math.round(channel.length - fade)); i < channel.length; i++) {
      (channel[i] as number) *= Math.sin(((channel.length - i) / fade) * (Math.PI / 2));
    }
  }
  let gain = LOUDNESS - measureLoudness(mix).integrated;
  let limited = limit(mix, gain, CEILING);
  for (let i = 0; i < ATTEMPTS; i++) {
    const missing = LOUDNESS - measureLoudness(limited).integrated;
    if (Math.abs(missing) < 0.1) break;
    gain += missing;
    limited = limit(mix, gain, CEILING);
  }
  return limited;
}
