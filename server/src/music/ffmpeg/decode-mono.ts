import { float32At } from "@nataraj/sdk/arrays";
import { type DecodeOptions, decodePcm } from "./decode-pcm.ts";

/** How many times as strong the difference of two channels is as their sum where the sum has lost the music. */
const CANCELLED = 4;

/**
 * Decodes the first audio stream of a file to one channel, −1 to 1, for programs that listen: channels in antiphase,
 * which would cancel each other, are subtracted instead of added.
 * @throws {FfmpegError} when there is nothing to decode; the signal's reason when aborted.
 */
export async function decodeMono(
  path: string,
  options: Omit<DecodeOptions, "channels">,
): Promise<Float32Array<ArrayBuffer>> {
  return mixDown(await decodePcm(path, { ...options, channels: 2 }));
}

/** Two interleaved channels as one, as loud as ffmpeg makes it: their sum, or their difference where they cancel. */
function mixDown(stereo: Float32Array): Float32Array<ArrayBuffer> {
  let sum = 0;
  let difference = 0;
  for (let i = 0; i + 1 < stereo.length; i += 2) {
    const [left, right] = [float32At(stereo, i), float32At(stereo, i + 1)];
    sum += (left + right) ** 2;
    difference += (left - right) ** 2;
  }
  const sign = difference > CANCELLED * sum ? -1 : 1;
  return Float32Array.from(
    { length: stereo.length >> 1 },
    (_, i) => Math.SQRT1_2 * (float32At(stereo, 2 * i) + sign * float32At(stereo, 2 * i + 1)),
  );
}
