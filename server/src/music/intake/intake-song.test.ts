import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { clicks, evenly, hum, onsetsIn, temporaryFolder, writeAudio } from "../audio.fixture.ts";
import { decodePcm } from "../ffmpeg/decode-pcm.ts";
import { probeAudio } from "../ffmpeg/probe-audio.ts";
import { intakeSong } from "./intake-song.ts";

// ffmpeg, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = temporaryFolder();
const file = (name: string) => join(folder.path, name);
let runs = 0;

function take(name: string, startMs = 0, endMs = 8_000, signal?: AbortSignal) {
  const workDir = file(`work-${runs++}`);
  mkdirSync(workDir);
  return { workDir, song: intakeSong({ file: file(name), startMs, endMs, workDir, signal }) };
}

async function refusal(name: string, startMs?: number, endMs?: number) {
  const { workDir, song } = take(name, startMs, endMs);
  const error = await song.then(
    () => undefined,
    (reason) => reason,
  );
  expect(readdirSync(workDir)).toEqual([]);
  return error?.code;
}

const TRUE_CLICKS = evenly(0.3, 10, 0.5);

beforeAll(() => {
  const samples = clicks(10, TRUE_CLICKS);
  const encodings: Record<string, string[]> = {
    "song.mp3": ["-b:a", "128k"],
    "variable.mp3": ["-q:a", "5"],
    "song.wav": [],
    "song.m4a": [],
    "song.ogg": ["-c:a", "libvorbis"],
    "song.opus": [],
    "song.flac": [],
    "song.aac": [],
  };
  for (const [name, options] of Object.entries(encodings)) writeAudio(file(name), samples, options);
  writeAudio(file("short.wav"), hum(0.6));
});
afterAll(() => folder.remove());

describe("an accepted song", () => {
  test.each(["song.mp3", "variable.mp3", "song.wav", "song.m4a", "song.ogg", "song.opus", "song.flac"])(
    "%s keeps its sounds where they were, to 3 ms",
    async (name) => {
      const { workDir, song } = take(name, 1_050, 7_050);
      const { path, duration, contentType, extension } = await song;
      expect({ contentType, extension }).toEqual({ contentType: "audio/mpeg", extension: "mp3" });
      expect(duration).toBeCloseTo(6, 3);
      expect(readdirSync(workDir)).toEqual(["song.mp3"]);
      const heard = onsetsIn(await decodePcm(path, { sampleRate: 44_100, channels: 1 }), 44_100);
      const expected = TRUE_CLICKS.map((time) => time - 1.05).filter((time) => time > 0 && time < 6);
      expect(heard).toHaveLength(expected.length);
      for (const [i, time] of heard.entries()) expect(Math.abs(time - (expected[i] ?? 0))).toBeLessThan(0.003);
    },
  );

  test("as raw AAC is decoded as well, although that format knows nothing of its encoder's delay", async () => {
    expect((await take("song.aac", 0, 5_000).song).duration).toBeCloseTo(5, 3);
  });

  test("ends where it ends when more is asked for", async () => {
    expect((await take("song.flac", 6_000, 30_000).song).duration).toBeCloseTo(4, 2);
  });

  test("keeps the lyrics of its tags, cut to the section; knows from them that nothing is sung, or nothing at all", async () => {
    const lrc = "[00:00.50]Hold me\n[00:04.00]close\n[00:09.00]late";
    writeAudio(file("sung.flac"), hum(10), ["-metadata", `lyrics=${lrc}`]);
    writeAudio(file("unsung.mp3"), hum(3), ["-metadata", "language=zxx"]);
    expect((await take("sung.flac", 2_000, 8_000).song).lyrics).toEqual([
      { text: "Hold me", start: 0, end: 2 },
      { text: "close", start: 2, end: 6 },
    ]);
    expect((await take("unsung.mp3", 0, 3_000).song).lyrics).toEqual([]);
    expect((await take("song.mp3", 0, 3_000).song).lyrics).toBeUndefined();
  });

  test("loses its pictures, tags and further streams", async () => {
    const options = ["-i", file("song.wav"), "-map", "0", "-map", "1", "-metadata", "title=Secret", "-c:a", "aac"];
    writeAudio(file("tagged.m4a"), hum(4), options);
    const { path } = await take("tagged.m4a", 0, 3_000).song;
    const probe = await probeAudio(path);
    expect(probe).toMatchObject({ format: "mp3", streams: [{ codec: "mp3", sampleRate: 44_100, channels: 2 }] });
    const bytes = await import("node:fs").then((fs) => fs.readFileSync(path));
    expect(bytes.includes("Secret")).toBe(false);
  });

  test.each([
    ["mp3", "png"],
    ["mp3", "mjpeg"],
    ["m4a", "mjpeg"],
    ["flac", "png"],
  ])("an %s with a cover in %s is taken, without the cover", async (ending, codec) => {
    const cover = ["-f", "lavfi", "-i", "testsrc=size=64x64:d=1", "-map", "0", "-map", "1", "-frames:v", "1"];
    const name = `cover-${codec}.${ending}`;
    writeAudio(file(name), hum(4), [...cover, "-c:v", codec, "-disposition:v", "attached_pic"]);
    const { path, duration } = await take(name, 0, 3_000).song;
    expect(duration).toBeCloseTo(3, 3);
    const streams = execFileSync("ffprobe", [
      "-v",
      "error",
      "-show_entries",
      "stream=codec_type",
      "-of",
      "csv=p=0",
      path,
    ]);
    expect(String(streams).trim()).toBe("audio");
  });

  test("may have any name: of an option, a protocol, a pattern, a command, on two lines", async () => {
    const name = "concat:a|b it's %d & $(true) ünï códe ‮\n-y.mp3";
    copyFileSync(file("song.mp3"), file(name));
    expect((await take(name, 0, 2_000).song).duration).toBeCloseTo(2, 3);
  });

  test("may have tags that unpack to a thousand times their size", async () => {
    const { deflateSync } = await import("node:zlib");
    const { readFileSync } = await import("node:fs");
    const synchsafe = (n: number) => Buffer.from([21, 14, 7, 0].map((shift) => (n >> shift) & 127));
    const size = 60_000_000;
    const packed = Buffer.concat([synchsafe(size), deflateSync(Buffer.alloc(size, "\x03a"), { level: 9 })]);
    const frame = Buffer.concat([Buffer.from("TXXX"), synchsafe(packed.length), Buffer.from([0, 9]), packed]);
    const frames = Buffer.concat(Array.from({ length: 20 }, () => frame));
    const tag = Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(frames.length), frames]);
    writeFileSync(file("bomb.mp3"), Buffer.concat([tag, readFileSync(file("song.mp3"))]));
    expect((await take("bomb.mp3", 0, 2_000).song).duration).toBeCloseTo(2, 3);
  });

  test.each([0.08, 0.9])("of level %f comes out at the same loudness", async (gain) => {
    const name = `level-${gain}.wav`;
    const music = hum(6).map((v, i) => gain * (v + 0.3 * Math.sin(i * i * 1e-5)));
    writeAudio(file(name), music);
    const { path } = await take(name, 0, 6_000).song;
    const samples = await decodePcm(path, { sampleRate: 44_100, channels: 1 });
    const level = 10 * Math.log10(samples.reduce((sum, v) => sum + v * v, 0) / samples.length);
    expect(level).toBeGreaterThan(-18);
    expect(level).toBeLessThan(-10);
  });
});

describe("a section", () => {
  test.each([
    ["ends before it starts", 5_000, 4_000, "section_invalid"],
    ["is empty", 5_000, 5_000, "section_invalid"],
    ["starts before the song", -1, 4_000, "section_invalid"],
    ["is no number", Number.NaN, 4_000, "section_invalid"],
    ["starts after the song", 60_000, 70_000, "section_invalid"],
    ["starts just after the song", 10_500, 12_000, "section_invalid"],
    ["is over a minute", 0, 60_001, "section_too_long"],
    ["is under a second", 0, 999, "section_too_short"],
    ["has under a second left", 9_500, 12_000, "section_too_short"],
  ])("that %s is refused", async (_, startMs, endMs, code) => {
    expect(await refusal("song.mp3", startMs, endMs)).toBe(code);
  });

  test("of a song under a second is refused", async () => {
    expect(await refusal("short.wav", 0, 2_000)).toBe("section_too_short");
  });
});

describe("a file that is no song", () => {
  test.each<[string, string | Buffer, string]>([
    ["empty.mp3", "", "empty_file"],
    ["text.mp3", "This is not music. ".repeat(200), "not_audio"],
    ["page.mp3", "<!doctype html><title>x</title>".repeat(50), "not_audio"],
    ["zeros.mp3", Buffer.alloc(50_000), "not_audio"],
    [
      "noise.mp3",
      Buffer.from(Array.from({ length: 60_000 }, (_, i) => (i * i * 7 + (i >> 3) * 13) & 255)),
      "not_audio",
    ],
    ["header.wav", "RIFF\xff\xff\xff\xffWAVEfmt ", "not_audio"],
  ])("%s is refused and leaves nothing", async (name, content, code) => {
    writeFileSync(file(name), content);
    expect(await refusal(name)).toBe(code);
  });

  test.each<[string, string?]>([["silent.mp4"], ["film.mp4", "sound"]])(
    "but a film is refused: %s",
    async (name, sound) => {
      const picture = ["-f", "lavfi", "-i", "color=size=16x16:d=2"];
      const tone = sound ? ["-f", "lavfi", "-i", "sine=440:d=2"] : [];
      execFileSync("ffmpeg", ["-v", "error", ...picture, ...tone, file(name)]);
      expect(await refusal(name)).toBe("not_audio");
    },
  );

  test("that breaks off is used as far as it goes, or refused", async () => {
    const { readFileSync } = await import("node:fs");
    writeFileSync(file("cut.mp3"), readFileSync(file("song.mp3")).subarray(0, 60_000));
    expect((await take("cut.mp3", 0, 8_000).song).duration).toBeLessThan(4);
    writeFileSync(file("cut.m4a"), readFileSync(file("song.m4a")).subarray(0, 2_000));
    expect(["not_audio", "unreadable_audio"]).toContain(await refusal("cut.m4a"));
  });
});

describe("a playlist that is called .mp3", () => {
  let server: Server;
  let requests = 0;
  let address = "";

  beforeAll(async () => {
    server = createServer((_request, response) => {
      requests++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each<[string, () => string]>([
    ["HLS to a server", () => `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${address}/a.mp3\n#EXT-X-ENDLIST\n`],
    ["HLS to a file", () => `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${file("song.mp3")}\n#EXT-X-ENDLIST\n`],
    ["ffconcat", () => "ffconcat version 1.0\nfile song.mp3\n"],
    [
      "DASH",
      () =>
        `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT9S" profiles="urn:mpeg:dash:profile:isoff-main:2011"><Period><AdaptationSet mimeType="audio/mp4"><Representation id="1" bandwidth="1"><BaseURL>${address}/a.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    ],
    ["SDP", () => `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 5004 RTP/AVP 0\n`],
  ])("%s is refused and not followed", async (name, content) => {
    writeFileSync(file(`${name}.mp3`), content());
    expect(await refusal(`${name}.mp3`)).toBe("not_audio");
    expect(requests).toBe(0);
  });
});

test("an aborted intake rejects with the reason and leaves nothing", async () => {
  const reason = new Error("gone");
  const before = new AbortController();
  before.abort(reason);
  await expect(take("song.wav", 0, 8_000, before.signal).song).rejects.toBe(reason);

  const later = new AbortController();
  const { workDir, song } = take("song.wav", 0, 8_000, later.signal);
  setTimeout(() => later.abort(reason), 30);
  await expect(song).rejects.toBe(reason);
  expect(readdirSync(workDir)).toEqual([]);
});
