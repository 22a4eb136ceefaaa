import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hum, temporaryFolder, writeAudio } from "../../audio.fixture.ts";
import { readTagLyrics } from "./read-tag-lyrics.ts";

const folder = temporaryFolder();
const sung = join(folder.path, "sung.flac");
const crowded = join(folder.path, "crowded.flac");
const manyFrames = join(folder.path, "frames.mp3");
const bigCover = join(folder.path, "cover.mp3");

/** Others may use the machine. */
const PATIENT = { limitMs: 300_000 };

/** A number as ID3 writes it: seven bits a byte. */
const synchsafe = (n: number) => Buffer.from([21, 14, 7, 0].map((shift) => (n >> shift) & 127));

beforeAll(() => {
  writeAudio(sung, hum(1), ["-metadata", "lyrics=[00:00.50]Hold me"]);
  const mp3 = join(folder.path, "plain.mp3");
  writeAudio(mp3, hum(1));
  const tagged = (path: string, frames: Buffer[]) => {
    const tag = Buffer.concat(frames);
    const head = Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(tag.length)]);
    writeFileSync(path, Buffer.concat([head, tag, readFileSync(mp3)]));
  };
  const frame = (name: string, body: Buffer) =>
    Buffer.concat([Buffer.from(name), synchsafe(body.length), Buffer.from([0, 0]), body]);
  const lyrics = frame("USLT", Buffer.from("\x03eng\0[00:00.50]Hold me"));
  tagged(manyFrames, [lyrics, ...Array.from({ length: 3_000 }, (_, i) => frame("TXXX", Buffer.from(`\x03${i}\0b`)))]);
  tagged(bigCover, [frame("APIC", Buffer.concat([Buffer.from("\0image/png\0\x03\0"), Buffer.alloc(3e6)])), lyrics]);
  // Two million comments of three signs each (xiph.org, FLAC format, 8.6).
  const comments = Buffer.alloc(2_000_000 * 7, Buffer.from("\x03\0\0\0a=b"));
  const count = Buffer.alloc(8);
  count.writeUInt32LE(2_000_000, 4);
  const block = Buffer.alloc(4);
  block.writeUInt32BE(0x84000000 + count.length + comments.length);
  const stream = readFileSync(sung).subarray(0, 42);
  writeFileSync(crowded, Buffer.concat([stream, block, count, comments]));
});
afterAll(folder.remove);

test("lyrics are read", async () => {
  expect(await readTagLyrics(sung, PATIENT)).toEqual([{ text: "Hold me", start: 0.5, end: 4.5 }]);
});

test("lyrics are read beside a large cover", async () => {
  expect(await readTagLyrics(bigCover, PATIENT)).toEqual([{ text: "Hold me", start: 0.5, end: 4.5 }]);
});

test("thousands of frames are left unread", async () => {
  expect(await readTagLyrics(manyFrames)).toBeUndefined();
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
