import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hum, temporaryFolder, writeAudio } from "../../audio.fixture.ts";
import { readTagLyrics } from "./read-tag-lyrics.ts";

// ffmpeg and worker threads, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = temporaryFolder();
const sung = join(folder.path, "sung.flac");
const crowded = join(folder.path, "crowded.mp3");

/** A number as ID3 writes it: seven bits a byte. */
const synchsafe = (n: number) => Buffer.from([21, 14, 7, 0].map((shift) => (n >> shift) & 127));

beforeAll(() => {
  writeAudio(sung, hum(1), ["-metadata", "lyrics=[00:00.50]Hold me"]);
  const mp3 = join(folder.path, "plain.mp3");
  writeAudio(mp3, hum(1));
  // A million frames of one sign each.
  const frame = Buffer.concat([Buffer.from("TXXX"), synchsafe(4), Buffer.from([0, 0, 3, 97, 0, 98])]);
  const frames = Buffer.alloc(1_000_000 * frame.length, frame);
  const head = Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(frames.length)]);
  writeFileSync(crowded, Buffer.concat([head, frames, readFileSync(mp3)]));
});
afterAll(folder.remove);

test("lyrics are read", async () => {
  expect(await readTagLyrics(sung)).toEqual([{ text: "Hold me", start: 0.5, end: 4.5 }]);
});

test("tags that take too long say nothing, and the caller's thread stays free meanwhile", async () => {
  let turns = 0;
  const clock = setInterval(() => turns++, 5);
  expect(await readTagLyrics(crowded, { limitMs: 500 })).toBeUndefined();
  clearInterval(clock);
  expect(turns).toBeGreaterThan(5);
});

test("an abort ends the reading with its reason", async () => {
  const reason = new Error("gone");
  const abort = new AbortController();
  const reading = readTagLyrics(crowded, { signal: abort.signal });
  abort.abort(reason);
  await expect(reading).rejects.toBe(reason);
  await expect(readTagLyrics(sung, { signal: abort.signal })).rejects.toBe(reason);
});
