import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clicks, evenly, FIXTURE_RATE, temporaryFolder, writeAudio } from "../audio.fixture.ts";
import { FfmpegError } from "../ffmpeg/ffmpeg-error.ts";
import { analyseSong } from "./analyse-song.ts";

const folder = temporaryFolder();
const song = join(folder.path, "song.mp3");
const beats = evenly(0.25, 12, 0.5);

beforeAll(() => writeAudio(song, clicks(12, beats, FIXTURE_RATE)));
afterAll(() => folder.remove());

it("hears a song from its file, and leaves the caller's thread free meanwhile", async () => {
  const shares: number[] = [];
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const heard = await analyseSong(song, { onProgress: (share) => shares.push(share) });
  clearInterval(timer);
  expect(heard.tempo).toBeCloseTo(120, 0);
  const near = (beat: number) => Math.min(...heard.beats.map((other) => Math.abs(other - beat)));
  for (const beat of beats.filter((time) => time > 5)) expect(near(beat)).toBeLessThan(0.03);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares.at(-1)).toBe(1);
  // Were it computed in this thread, the timer would have come hardly ever.
  expect(turns).toBeGreaterThan(shares.length);
});

it("ends with its request", async () => {
  const reason = new Error("gone");
  await expect(analyseSong(song, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const later = new AbortController();
  // The first progress is told when the song is decoded: the worker is then to begin.
  const heard = analyseSong(song, { signal: later.signal, onProgress: () => later.abort(reason) });
  await expect(heard).rejects.toBe(reason);
});

it("says so when there is no song", async () => {
  await expect(analyseSong(join(folder.path, "none.mp3"))).rejects.toBeInstanceOf(FfmpegError);
});
