import { float32At } from "@nataraj/sdk/arrays";
import type { Waveform } from "@nataraj/sdk/contract";

/** Rate at which songs are decoded for their picture, in hertz: the lowest that every browser has to offer. */
export const PICTURE_RATE = 8_000;

/** Bytes of the header of waveform data, version 2. */
const HEADER_BYTES = 24;

/** Samples that one point of the picture stands for: fine enough for a short song to fill a wide view. */
export function samplesPerPoint(sampleCount: number): number {
  return Math.max(2, Math.min(32, Math.floor(sampleCount / 4096)));
}

/**
 * The picture of a song as waveform data (version 2, one channel, 8 bits): the least and the greatest sample of each
 * stretch, over all channels.
 * @see https://github.com/bbc/audiowaveform/blob/master/doc/DataFormat.md
 * @param channels samples from -1 to 1, all of the same length.
 */
export function encodeWaveform(channels: readonly Float32Array[], sampleRate: number, perPoint: number): ArrayBuffer {
  const sampleCount = channels[0]?.length ?? 0;
  const length = Math.ceil(sampleCount / perPoint);
  const { buffer, points } = emptyWaveform(length, sampleRate, perPoint);
  for (let point = 0; point < length; point += 1) {
    const end = Math.min(sampleCount, (point + 1) * perPoint);
    let least = 0;
    let greatest = 0;
    for (const samples of channels) {
      for (let index = point * perPoint; index < end; index += 1) {
        const sample = float32At(samples, index);
        if (sample < least) least = sample;
        else if (sample > greatest) greatest = sample;
      }
    }
    points[2 * point] = Math.max(-128, Math.round(least * 128));
    points[2 * point + 1] = Math.min(127, Math.round(greatest * 127));
  }
  return buffer;
}

/** The picture that the server has computed. */
export function preparedWaveform({ sampleRate, samplesPerPoint: perPoint, points: text }: Waveform): ArrayBuffer {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const { buffer, points } = emptyWaveform(bytes.length / 2, sampleRate, perPoint);
  points.set(new Int8Array(bytes.buffer));
  return buffer;
}

/** The picture of silence, for a song too long to be drawn. */
export function flatWaveform(seconds: number): ArrayBuffer {
  const perPoint = 256;
  return emptyWaveform(Math.ceil((seconds * PICTURE_RATE) / perPoint), PICTURE_RATE, perPoint).buffer;
}

function emptyWaveform(length: number, sampleRate: number, perPoint: number) {
  const buffer = new ArrayBuffer(HEADER_BYTES + 2 * length);
  const header = new DataView(buffer);
  const fields = [2, 1, sampleRate, perPoint, length, 1];
  fields.forEach((value, index) => {
    header.setInt32(4 * index, value, true);
  });
  return { buffer, points: new Int8Array(buffer, HEADER_BYTES) };
}
