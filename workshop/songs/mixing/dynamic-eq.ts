import { float32At } from "@nataraj/sdk/arrays";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { ENVELOPE_STEP } from "./dynamics.ts";
import type { Stereo } from "./track.ts";

/** Where consonants and the second and third formants are: centres of two bells that overlap, Hz. */
const CENTRES = [1500, 3200] as const;
/** Width of each bell: its quality. */
const QUALITY = 0.75;

/**
 * A dynamic equaliser: turns down the band in which words are understood (some 900 Hz to 5 kHz) while another sound is
 * loud, and leaves bass and brilliance alone; in place.
 * @param envelope of the other sound, 0 to 1, a value each ENVELOPE_STEP samples
 * @param decibels taken at each centre where the envelope is 1
 */
export function makeRoom({ left, right }: Stereo, envelope: Float32Array, decibels: number): void {
  for (const channel of [left, right]) for (const centre of CENTRES) dip(channel, centre, envelope, decibels);
}

/** x − share · (band-pass of x): a bell whose depth may change with each sample (state-variable filter, Zavalishin). */
function dip(channel: Float32Array, centre: number, envelope: Float32Array, decibels: number): void {
  const g = Math.tan((Math.PI * centre) / SAMPLE_RATE);
  const damping = 1 / QUALITY;
  const a = 1 / (1 + g * (g + damping));
  const b = g * a;
  const c = g * b;
  let [first, second, share] = [0, 0, 0];
  for (let k = 0; k < envelope.length; k++) {
    const wanted = 1 - 10 ** ((-decibels * float32At(envelope, k)) / 20);
    const slope = (wanted - share) / ENVELOPE_STEP;
    const to = Math.min(channel.length, (k + 1) * ENVELOPE_STEP);
    for (let i = k * ENVELOPE_STEP; i < to; i++) {
      share += slope;
      const x = float32At(channel, i);
      const v3 = x - second;
      const v1 = a * first + b * v3;
      const v2 = second + b * first + c * v3;
      first = 2 * v1 - first;
      second = 2 * v2 - second;
      channel[i] = x - share * damping * v1;
    }
    share = wanted;
  }
}
