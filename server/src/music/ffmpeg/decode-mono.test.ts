import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { clicks, onsetsIn, temporaryFolder, writeAudio } from "../audio.fixture.ts";
import { decodeMono } from "./decode-mono.ts";
import { decodePcm } from "./decode-pcm.ts";

const RATE = 24_000;
const TIMES = [0.5, 1, 1.7];
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A file of clicks whose two channels are what `pan` makes of them. */
function songOf(name: string, pan?: string): string {
  const path = join(folder.path, `${name}.wav`);
  writeAudio(path, clicks(2, TIMES), pan ? ["-af", `pan=stereo|${pan}`] : []);
  return path;
}

it("hears channels in antiphase, which cancel each other when they are added", async () => {
  const path = songOf("antiphase", "c0=c0|c1=-0.9*c0");
  const added = await decodePcm(path, { sampleRate: RATE, channels: 1 });
  const heard = await decodeMono(path, { sampleRate: RATE });
  const loudest = (samples: Float32Array) => samples.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
  expect(loudest(added)).toBeLessThan(0.1 * loudest(heard));
  const onsets = onsetsIn(heard, RATE);
  expect(onsets).toHaveLength(TIMES.length);
  for (const [i, onset] of onsets.entries()) expect(onset).toBeCloseTo(TIMES[i] as number, 2);
});

it.each([
  ["one channel", undefined],
  ["two equal channels", "c0=c0|c1=c0"],
  ["two different channels", "c0=c0|c1=0.3*c0"],
])("gives %s as ffmpeg does", async (name, pan) => {
  const path = songOf(name.replaceAll(" ", "-"), pan);
  const usual = await decodePcm(path, { sampleRate: RATE, channels: 1 });
  const heard = await decodeMono(path, { sampleRate: RATE });
  expect(heard).toHaveLength(usual.length);
  expect(Math.max(...heard.map((v, i) => Math.abs(v - (usual[i] as number))))).toBeLessThan(1e-5);
});
