import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clicks, evenly, onsetsIn, temporaryFolder, writeAudio } from "../audio.fixture.ts";
import { decodePcm } from "../ffmpeg/decode-pcm.ts";
import { intakeSong } from "./intake-song.ts";

const folder = temporaryFolder();
const file = (name: string) => join(folder.path, name);
beforeAll(() => writeAudio(file("song.mp3"), clicks(10, evenly(0.3, 10, 0.5)), ["-b:a", "128k"]));
afterAll(() => folder.remove());

const take = (name: string, startMs: number, endMs: number) =>
  intakeSong({ file: file(name), startMs, endMs, workDir: mkdtempSync(file("work-")) });

/** A number as ID3 2.4 writes it. */
const synchsafe = (n: number) => Buffer.from([21, 14, 7, 0].map((shift) => (n >> shift) & 127));

describe("a song of enormous size", () => {
  test("may be longer than a day: what lies before the range is not decoded", async () => {
    const bare = ["-b:a", "8k", "-id3v2_version", "0", "-write_xing", "0"];
    writeAudio(file("silent.mp3"), new Float32Array(8_000 * 3), bare, 8_000);
    writeAudio(file("end.mp3"), clicks(8, evenly(0.3, 8, 0.5), 8_000), bare, 8_000);
    // Frames of 72 bytes and 72 ms, one like the other.
    const frame = readFileSync(file("silent.mp3")).subarray(360, 432);
    const silence = Buffer.alloc(1_500_000 * frame.length, frame);
    writeFileSync(file("long.mp3"), Buffer.concat([silence, readFileSync(file("end.mp3"))]));
    const begin = 1_500_000 * 72;
    const { path } = await take("long.mp3", begin, begin + 7_000);
    const heard = onsetsIn(await decodePcm(path, { sampleRate: 44_100, channels: 1 }), 44_100);
    expect(heard).toHaveLength(14);
  });

  test("may have a million tags, which are not read with its sound", async () => {
    const frames = Array.from({ length: 400_000 }, (_, i) => {
      const body = Buffer.from(`\x03key${i}\0v`);
      return Buffer.concat([Buffer.from("TXXX"), synchsafe(body.length), Buffer.from([0, 0]), body]);
    });
    const tag = Buffer.concat(frames);
    const head = Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(tag.length)]);
    writeFileSync(file("crowded.mp3"), Buffer.concat([head, tag, readFileSync(file("song.mp3"))]));
    expect((await take("crowded.mp3", 1_050, 3_050)).duration).toBeCloseTo(2, 3);
  });

  test("may have tags that unpack to a thousand times their size", async () => {
    const size = 60_000_000;
    const packed = Buffer.concat([synchsafe(size), deflateSync(Buffer.alloc(size, "\x03a"), { level: 9 })]);
    const frame = Buffer.concat([Buffer.from("TXXX"), synchsafe(packed.length), Buffer.from([0, 9]), packed]);
    const frames = Buffer.concat(Array.from({ length: 20 }, () => frame));
    const tag = Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(frames.length), frames]);
    writeFileSync(file("bomb.mp3"), Buffer.concat([tag, readFileSync(file("song.mp3"))]));
    expect((await take("bomb.mp3", 0, 2_000)).duration).toBeCloseTo(2, 3);
  });
});
