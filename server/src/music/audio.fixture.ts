import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ffmpegPrograms } from "./ffmpeg/find-ffmpeg.ts";

/** Sampling rate of what the fixtures make. */
export const FIXTURE_RATE = 44_100;

/** A folder that is removed when it goes out of use: call `remove`. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "nataraj-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs ffmpeg on samples and writes a file in the format of its name's ending. */
export function writeAudio(
  path: string,
  samples: Float32Array,
  options: readonly string[] = [],
  rate = FIXTURE_RATE,
): void {
  const input = ["-f", "f32le", "-ar", String(rate), "-ac", "1", "-i", "pipe:0"];
  execFileSync(ffmpegPrograms().ffmpeg, ["-v", "error", "-y", ...input, ...options, `file:${path}`], {
    input: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  });
}

/** Short clicks at given times, in silence. */
export function clicks(seconds: number, times: readonly number[], rate = FIXTURE_RATE): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate));
  for (const time of times) {
    const start = Math.round(time * rate);
    for (let i = 0; i < 0.02 * rate && start + i < samples.length; i++)
      samples[start + i] = 0.6 * Math.sin((2 * Math.PI * 2_000 * i) / rate) * Math.exp((-i / rate) * 300);
  }
  return samples;
}

/** When each sound in a recording of clicks begins, in seconds. */
export function onsetsIn(samples: Float32Array, rate: number): number[] {
  const threshold = 0.2 * samples.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
  const onsets: number[] = [];
  samples.forEach((v, i) => {
    if (Math.abs(v) > threshold && i / rate - (onsets.at(-1) ?? -1) > 0.15) onsets.push(i / rate);
  });
  return onsets;
}

/** A sine that swells and fades slowly, as long as wanted. */
export function hum(seconds: number, rate = FIXTURE_RATE): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => {
    const t = i / rate;
    return 0.3 * Math.sin(2 * Math.PI * 220 * t) * (0.6 + 0.4 * Math.sin(0.7 * t));
  });
}

/** Even times from a start to an end. */
export function evenly(start: number, end: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - start) / step - 1e-9)) }, (_, i) => start + i * step);
}
