import { linkSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lastNumber } from "@nataraj/sdk/arrays";
import { afterAll, beforeAll, expect, test } from "vitest";
import { random } from "../../random.ts";
import { RATE } from "../../track.ts";
import {
  DRUM_KEYS,
  DRUM_KITS,
  DRUM_SECONDS,
  DRUM_STRENGTHS,
  drumFile,
  NOTE_PITCHES,
  NOTE_SECONDS,
  PROGRAMS,
  programFile,
} from "./sample-files.ts";
import { sampledOrchestra } from "./sampled-orchestra.ts";

// A soundfont of our own: every program plays pure tones, every kit has the keys of kicks alone, at 1 kHz.
const folder = mkdtempSync(join(tmpdir(), "nataraj-samples-"));
const hertz = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);
const tone = (frequency: number, seconds: number) =>
  Int16Array.from({ length: seconds * RATE }, (_, i) => 8192 * Math.sin((2 * Math.PI * frequency * i) / RATE));

beforeAll(() => {
  const save = (name: string, notes: Int16Array[]) =>
    writeFileSync(join(folder, name), Buffer.concat(notes.map(({ buffer }) => new Uint8Array(buffer))));
  save(
    "notes",
    NOTE_PITCHES.map((pitch) => tone(hertz(pitch), NOTE_SECONDS)),
  );
  save(
    "strokes",
    DRUM_KEYS.map((key) => (key <= 36 ? tone(1000, DRUM_SECONDS) : new Int16Array(DRUM_SECONDS * RATE))),
  );
  for (const program of PROGRAMS) linkSync(join(folder, "notes"), join(folder, programFile(program)));
  for (const kit of DRUM_KITS)
    for (const strength of DRUM_STRENGTHS) linkSync(join(folder, "strokes"), join(folder, drumFile(kit, strength)));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** By how often the sound rises through zero. */
function frequencyOf(sound: Float32Array): number {
  const rises = sound.reduce((sum, v, i) => sum + (v >= 0 && (sound[i - 1] ?? 0) < 0 ? 1 : 0), 0);
  return (rises * RATE) / sound.length;
}

test("bends the nearest sampled note to the pitch that is played", () => {
  const orchestra = sampledOrchestra([folder]);
  for (let seed = 1, sampled = 0; sampled < 3; seed++) {
    const sound = orchestra.struck(random(seed))(65, 0.5);
    // Now and then the instrument is a synthesised one: pure tones tell the two apart.
    const loudest = sound.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
    if (Math.abs(loudest - 1) > 1e-3) continue;
    sampled++;
    expect(Math.abs(12 * Math.log2(frequencyOf(sound.subarray(0, 0.5 * RATE)) / hertz(65)))).toBeLessThan(0.5);
    // After the note it dies away.
    expect(Math.abs(lastNumber(sound))).toBeLessThan(0.01);
  }
});

test("takes the kick from the kit, and keeps the synthesised sound of a key that the kit lacks", () => {
  const orchestra = sampledOrchestra([folder]);
  const kits = Array.from({ length: 6 }, (_, i) => orchestra.kit(random(i + 1)));
  const sampled = kits.filter(({ kick }) => Math.abs(frequencyOf(kick) - 1000) < 100);
  expect(sampled.length).toBeGreaterThan(2);
  for (const { snare, hat } of sampled) {
    expect(snare.some((v) => v !== 0)).toBe(true);
    expect(Math.abs(frequencyOf(hat) - 1000)).toBeGreaterThan(100);
  }
});
