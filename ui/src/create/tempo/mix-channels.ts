import { float32At } from "@nataraj/sdk/arrays";

/** How many times as strong the difference of two channels is as their sum where the sum has lost the music. */
const CANCELLED = 4;

/**
 * All channels of a piece of music in one, to be listened to: each is added to those before, or subtracted where they
 * would cancel each other (channels in antiphase), as the server does it.
 * @param channels Samples of equal length.
 */
export function mixChannels([first, ...others]: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const mono = Float32Array.from(first ?? []);
  for (const other of others) {
    const sign = cancels(mono, other) ? -1 : 1;
    for (const [i, sample] of other.entries()) mono[i] = float32At(mono, i) + sign * sample;
  }
  return mono;
}

/** Whether little is left of two signals when they are added. */
function cancels(one: Float32Array, other: Float32Array): boolean {
  let sum = 0;
  let difference = 0;
  for (const [i, sample] of other.entries()) {
    sum += (float32At(one, i) + sample) ** 2;
    difference += (float32At(one, i) - sample) ** 2;
  }
  return difference > CANCELLED * sum;
}
