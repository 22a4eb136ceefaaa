import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { until } from "../../test/fakes.ts";
import { clicks, evenly, FIXTURE_RATE, hum, onsetsIn, temporaryFolder, writeAudio } from "../audio.fixture.ts";
import { decodePcm } from "../ffmpeg/decode-pcm.ts";
import { DECODED_RATE, decodeRange } from "../ffmpeg/decode-range.ts";
import { ffmpegPrograms } from "../ffmpeg/find-ffmpeg.ts";
import { probeAudio } from "../ffmpeg/probe-audio.ts";
import { lyricsInTags } from "../lyrics/tags/lyrics-in-tags.ts";
import { readTagLyrics } from "../lyrics/tags/read-tag-lyrics.ts";
import { intakeSong, type SongUpload } from "./intake-song.ts";
import { probeSong } from "./probe-song.ts";

const folder = temporaryFolder();
const file = (name: string) => join(folder.path, name);
let runs = 0;

function take(name: string, startMs = 0, endMs = 8_000, options: Partial<SongUpload> = {}) {
  const workDir = file(`work-${runs++}`);
  mkdirSync(workDir);
  // Not in a thread, which takes as long to start as all the rest.
  const upload = { file: file(name), startMs, endMs, workDir, readTags: lyricsInTags };
  return { workDir, song: intakeSong({ ...upload, ...options }) };
}

/**
 * The part of an intake that depends on the upload: it is looked into, and the range decoded. What is decoded is encoded alike
 * wherever it comes from.
 */
async function decode(name: string, startMs = 0, endMs = 3_000) {
  const output = file("part.wav");
  const skip = await probeSong(file(name), {});
  const { duration } = await decodeRange(file(name), { start: startMs / 1000, end: endMs / 1000, output, skip });
  return { duration, samples: monoOf(readFileSync(output)) };
}

async function refusal(name: string, startMs?: number, endMs?: number, options?: Partial<SongUpload>) {
  const { workDir, song } = take(name, startMs, endMs, options);
  const error = await song.then(
    () => undefined,
    (reason) => reason,
  );
  expect(readdirSync(workDir)).toEqual([]);
  return error?.code;
}

/** Noise, of which no part is like another. */
const HISS = hiss(14);

function hiss(seconds: number): Float32Array {
  let seed = 1;
  let smooth = 0;
  return Float32Array.from({ length: seconds * 44_100 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    smooth += 0.3 * (seed / 1_073_741_823.5 - 1 - smooth);
    return 0.8 * smooth;
  });
}

/** The left channel of a WAV file of ours: the samples are the end of the file. */
function monoOf(wav: Buffer): Float32Array {
  const bytes = wav.subarray(wav.indexOf("data") + 8);
  return Float32Array.from({ length: bytes.length / 8 }, (_, i) => bytes.readFloatLE(i * 8));
}

/** How many samples beside a place a part is found again, at most a hundred milliseconds off. */
function bestMatch(part: Float32Array, whole: Float32Array, place: number): number {
  let best = { at: 0, likeness: Number.NEGATIVE_INFINITY };
  for (let at = -4_410; at <= 4_410; at++) {
    let likeness = 0;
    for (let i = 0; i < part.length; i++) likeness += (part[i] ?? 0) * (whole[place + at + i] ?? 0);
    if (likeness > best.likeness) best = { at, likeness };
  }
  return best.at;
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
  /** The range that begins at 1.05 s and takes 6 s. */
  function expectClicks(samples: Float32Array): void {
    const heard = onsetsIn(samples, DECODED_RATE);
    const expected = TRUE_CLICKS.map((time) => time - 1.05).filter((time) => time > 0 && time < 6);
    expect(heard).toHaveLength(expected.length);
    for (const [i, time] of heard.entries()) expect(Math.abs(time - (expected[i] ?? 0))).toBeLessThan(0.003);
  }

  test("is kept as an MP3 with its sounds where they were, to 3 ms", async () => {
    const { workDir, song } = take("song.mp3", 1_050, 7_050);
    const { path, duration, contentType, extension } = await song;
    expect({ contentType, extension }).toEqual({ contentType: "audio/mpeg", extension: "mp3" });
    expect(duration).toBeCloseTo(6, 3);
    expect(readdirSync(workDir)).toEqual(["song.mp3"]);
    expectClicks(await decodePcm(path, { sampleRate: DECODED_RATE, channels: 1 }));
  });

  test.each(["variable.mp3", "song.wav", "song.m4a", "song.ogg", "song.opus", "song.flac"])(
    "%s is decoded with its sounds where they were, to 3 ms",
    async (name) => {
      const { duration, samples } = await decode(name, 1_050, 7_050);
      expect(duration).toBeCloseTo(6, 3);
      expectClicks(samples);
    },
  );

  const FORMATS = {
    "hiss.mp3": ["-b:a", "128k"],
    "hiss-variable.mp3": ["-q:a", "5"],
    "hiss-bare.mp3": ["-q:a", "5", "-write_xing", "0"],
    "hiss.wav": [],
    "hiss.m4a": [],
    "hiss.ogg": ["-c:a", "libvorbis"],
    "hiss.opus": [],
    "hiss.flac": [],
  };
  test.each(Object.entries(FORMATS))(
    "%s is cut at the sample at which it is when all is decoded",
    async (name, options) => {
      const start = 11.777;
      writeAudio(file(name), HISS, options);
      const range = { start, end: start + 2, output: file("part.wav") };
      await decodeRange(file(name), range);
      const cut = monoOf(readFileSync(range.output));
      const whole = await decodePcm(file(name), { sampleRate: DECODED_RATE, channels: 1 });
      const from = Math.round(start * DECODED_RATE);
      const at = bestMatch(cut.subarray(20_000, 21_000), whole, from + 20_000);
      expect(Math.abs(at) / DECODED_RATE).toBeLessThan(0.001);
    },
  );

  test.each([
    ["mp3", ["-q:a", "4", "-write_xing", "0"]],
    ["aac", ["-q:a", "1", "-f", "adts"]],
  ])("of 14 s as .%s that claims half of it, as it begins loud, has all of them", async (ending, options) => {
    const name = `estimated.${ending}`;
    const isLoud = (time: number) => time < 3 || time > 10;
    const samples = Float32Array.from({ length: 14 * FIXTURE_RATE }, (_, i) =>
      isLoud(i / FIXTURE_RATE) ? (HISS[i % HISS.length] ?? 0) : 0,
    );
    writeAudio(file(name), samples, ["-id3v2_version", "0", ...options]);
    const { duration, samples: decoded } = await decode(name, 11_000, 13_000);
    expect(duration).toBeCloseTo(2, 3);
    const all = await decodePcm(file(name), { sampleRate: 44_100, channels: 1, maxSeconds: 14 });
    const cut = decoded.subarray(20_000, 21_000);
    expect(Math.abs(bestMatch(cut, all, 11 * 44_100 + 20_000)) / 44_100).toBeLessThan(0.001);
  });

  test.each(["libvorbis", "libopus"])("of %s streams one after another is cut in each of them", async (codec) => {
    const parts = [0, 1, 2].map((part) => {
      writeAudio(file("link.ogg"), clicks(10, [part + 1, 6]), ["-c:a", codec]);
      return readFileSync(file("link.ogg"));
    });
    writeFileSync(file("chained.ogg"), Buffer.concat(parts));
    const { samples, duration } = await decode("chained.ogg", 9_000, 29_000);
    expect(duration).toBeCloseTo(20, 3);
    const heard = onsetsIn(samples, DECODED_RATE);
    expect(heard.map((time) => Math.round(time))).toEqual([3, 7, 14, 17]);
    expect(await refusal("chained.ogg", 31_000, 39_000)).toBe("section_invalid");
  });

  test("of Ogg streams of which the last is the first again is cut in each of them", async () => {
    const link = (name: string, times: readonly number[]) => {
      writeAudio(file(name), clicks(10, times), ["-c:a", "libvorbis"]);
      return readFileSync(file(name));
    };
    const [first, second] = [link("first.ogg", [1, 6]), link("second.ogg", [3, 8])];
    const pages = [first, second].map((bytes) => bytes.readUInt32LE(14));
    expect(pages[0]).not.toBe(pages[1]);
    writeFileSync(file("again.ogg"), Buffer.concat([first, second, first]));
    expect((await decode("again.ogg", 20_000, 30_000)).duration).toBeCloseTo(10, 3);
    const { samples } = await decode("again.ogg", 9_000, 29_000);
    const heard = onsetsIn(samples, DECODED_RATE);
    expect(heard.map((time) => Math.round(time))).toEqual([4, 9, 12, 17]);
  });

  test("as raw AAC is decoded as well, although that format knows nothing of its encoder's delay", async () => {
    expect((await decode("song.aac", 0, 5_000)).duration).toBeCloseTo(5, 3);
  });

  test.each([
    ["microsoft.wav", ["-c:a", "adpcm_ms"]],
    ["intel.wav", ["-c:a", "adpcm_ima_wav"]],
    ["logic.aiff", []],
    ["mac.aif", ["-c:a", "pcm_s24be"]],
    ["audio-only.mp4", []],
    ["in-fragments.mp4", ["-movflags", "frag_keyframe+empty_moov"]],
  ])("may be a %s", async (name, options) => {
    writeAudio(file(name), hum(4), options);
    expect((await decode(name)).duration).toBeCloseTo(3, 3);
  });

  test("may be telephone sound (GSM in WAV), which ffmpeg reads and does not write", async () => {
    // WAVEFORMATEX with the size of a block and its samples (RFC 2361, WAVE_FORMAT_GSM610); blocks of silence.
    const [seconds, block, samples] = [3, 65, 320];
    const data = Buffer.alloc(Math.round((seconds * 8_000) / samples) * block);
    const format = Buffer.alloc(20);
    [0x31, 1].forEach((value, i) => {
      format.writeUInt16LE(value, 2 * i);
    });
    format.writeUInt32LE(8_000, 4);
    format.writeUInt32LE((8_000 * block) / samples, 8);
    [block, 0, 2, samples].forEach((value, i) => {
      format.writeUInt16LE(value, 12 + 2 * i);
    });
    const chunk = (name: string, body: Buffer) =>
      Buffer.concat([Buffer.from(name), Buffer.from(Uint32Array.of(body.length).buffer), body]);
    const inside = [Buffer.from("WAVE"), chunk("fmt ", format), chunk("data", data)];
    writeFileSync(file("telephone.wav"), chunk("RIFF", Buffer.concat(inside)));
    expect((await decode("telephone.wav")).duration).toBeCloseTo(3, 2);
  });

  test("ends where it ends when more is asked for", async () => {
    expect((await take("song.flac", 6_000, 30_000).song).duration).toBeCloseTo(4, 2);
  });

  test("keeps the lyrics of its tags, cut to the range; knows from them that nothing is sung, or nothing at all", async () => {
    const lrc = "[00:00.50]Hold me\n[00:04.00]close\n[00:09.00]late";
    writeAudio(file("sung.flac"), hum(10), ["-metadata", `lyrics=${lrc}`]);
    writeAudio(file("unsung.mp3"), hum(3), ["-metadata", "language=zxx"]);
    // Others may use the machine.
    const readTags: typeof readTagLyrics = (path, options) => readTagLyrics(path, { ...options, limitMs: 300_000 });
    expect((await take("sung.flac", 2_000, 8_000, { readTags }).song).lyrics).toEqual([
      { text: "Hold me", start: 0, end: 2 },
      { text: "close", start: 2, end: 6 },
    ]);
    expect((await take("unsung.mp3", 0, 3_000).song).lyrics).toEqual([]);
    expect((await take("song.mp3", 0, 3_000, { readTags: undefined }).song).lyrics).toBeUndefined();
  });

  test("loses its pictures, tags and further streams", async () => {
    const options = ["-i", file("song.wav"), "-map", "0", "-map", "1", "-metadata", "title=Secret", "-c:a", "aac"];
    writeAudio(file("tagged.m4a"), hum(4), options);
    const { path } = await take("tagged.m4a", 0, 3_000).song;
    const probe = await probeAudio(path);
    expect(probe).toMatchObject({ format: "mp3", streams: [{ codec: "mp3", sampleRate: 44_100, channels: 2 }] });
    expect(readFileSync(path).includes("Secret")).toBe(false);
  });

  test.each([
    ["mp3", "png"],
    ["mp3", "mjpeg"],
    ["m4a", "mjpeg"],
    ["mp4", "mjpeg"],
    ["mp4", "png"],
    ["flac", "png"],
  ])("an %s with a cover in %s is taken", async (ending, codec) => {
    const cover = ["-f", "lavfi", "-i", "testsrc=size=64x64:d=1", "-map", "0", "-map", "1", "-frames:v", "1"];
    const name = `cover-${codec}.${ending}`;
    writeAudio(file(name), hum(4), [...cover, "-c:v", codec, "-disposition:v", "attached_pic"]);
    expect((await decode(name)).duration).toBeCloseTo(3, 3);
  });

  test("may have any name: of an option, a protocol, a pattern, a command, on two lines", async () => {
    const name = "concat:a|b it's %d & $(true) ünï códe ‮\n-y.mp3";
    copyFileSync(file("song.mp3"), file(name));
    expect((await decode(name, 0, 2_000)).duration).toBeCloseTo(2, 3);
  });

  test("may have a title that speaks of a full disk", async () => {
    const title = "a\rb: No space left on device\nc: No space left on device";
    writeAudio(file("full.m4a"), hum(3), ["-metadata", `title=${title}`]);
    expect((await decode("full.m4a", 0, 2_000)).duration).toBeCloseTo(2, 3);
  });

  test("may have a title that looks like an answer of ffprobe", async () => {
    const title = "a\ncodec_name=hevc\nchannels=99\n[/STREAM]\n[STREAM]\n[FORMAT]\nformat_name=hls";
    writeAudio(file("forged.ogg"), hum(3), ["-metadata", `title=${title}`]);
    expect((await decode("forged.ogg", 0, 2_000)).duration).toBeCloseTo(2, 3);
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

describe("a range", () => {
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
      execFileSync(ffmpegPrograms().ffmpeg, ["-v", "error", ...picture, ...tone, file(name)]);
      expect(await refusal(name)).toBe("not_audio");
    },
  );

  test.each([
    ["yamaha.wav", ["-c:a", "adpcm_yamaha"]],
    ["flash.wav", ["-c:a", "adpcm_swf"]],
    ["dolby.mp4", ["-c:a", "ac3"]],
    ["dolby.m4a", ["-c:a", "ac3", "-f", "mp4"]],
    ["windows.mka", ["-c:a", "wmav2"]],
  ])("but sound of a codec that is not decoded is called unreadable, and no other type: %s", async (name, options) => {
    writeAudio(file(name), hum(2), options);
    expect(await refusal(name)).toBe("unreadable_audio");
  });

  test("that breaks off is used as far as it goes, or refused", async () => {
    writeFileSync(file("cut.mp3"), readFileSync(file("song.mp3")).subarray(0, 60_000));
    expect((await take("cut.mp3", 0, 8_000).song).duration).toBeLessThan(4);
    writeFileSync(file("cut.m4a"), readFileSync(file("song.m4a")).subarray(0, 2_000));
    expect(["not_audio", "unreadable_audio"]).toContain(await refusal("cut.m4a"));
  });
});

describe.skipIf(process.platform === "win32")("a fault of the machine is no fault of the song", () => {
  const path = process.env.PATH;
  beforeEach(() => vi.stubEnv("FFMPEG", "system"));
  afterEach(() => {
    process.env.PATH = path;
    vi.unstubAllEnvs();
  });

  /** Puts another program in the place of ffmpeg or ffprobe. */
  function substitute(name: "ffmpeg" | "ffprobe", script: string, interpreter = "/bin/sh"): void {
    const folder = file(`programs-${runs++}`);
    mkdirSync(folder);
    writeFileSync(join(folder, name), `#!${interpreter}\n${script}\n`, { mode: 0o755 });
    process.env.PATH = `${folder}:${path}`;
  }

  test.each(["ffmpeg", "ffprobe"] as const)("when %s is killed, hangs, or cannot be started", async (name) => {
    // A temporary folder of its own: other tests use the machine's meanwhile.
    const temporary = file(`temporary-${runs++}`);
    mkdirSync(temporary);
    vi.stubEnv("TMPDIR", temporary);
    substitute(name, "kill -9 $$");
    expect(await refusal("song.mp3")).toBe("song_processing_failed");
    substitute(name, "exec sleep 100");
    expect(await refusal("song.mp3", 0, 8_000, { timeoutMs: 500 })).toBe("song_processing_failed");
    substitute(name, "true", "/no/such/interpreter");
    expect(await refusal("song.mp3")).toBe("song_processing_failed");
    expect(readdirSync(temporary)).toEqual([]);
  });

  test("when ffmpeg writes another rate than it was told to", async () => {
    const { ffmpeg } = ffmpegPrograms();
    const atAnotherRate = 'for word; do [ "$word" = 44100 ] && word=48000; set -- "$@" "$word"; shift; done';
    substitute("ffmpeg", `${atAnotherRate}\nexec "${ffmpeg}" "$@"`);
    expect(await refusal("song.mp3")).toBe("song_processing_failed");
  });

  test("when the kept song is shorter than the decoded one", async () => {
    const { ffmpeg } = ffmpegPrograms();
    substitute("ffmpeg", `case "$*" in *libmp3lame*) set -- -t 1 "$@";; esac\nexec "${ffmpeg}" "$@"`);
    expect(await refusal("song.mp3")).toBe("song_processing_failed");
  });

  test("and an ffmpeg that is installed later is used", async () => {
    process.env.PATH = file("no-programs-yet");
    const { ffmpeg, packaged } = ffmpegPrograms();
    expect(packaged).toBe(true);
    mkdirSync(process.env.PATH);
    symlinkSync(ffmpeg, join(process.env.PATH, "ffmpeg"));
    expect(ffmpegPrograms()).toMatchObject({ ffmpeg: file("no-programs-yet/ffmpeg"), packaged: false });
    vi.stubEnv("FFMPEG", "packaged");
    expect(ffmpegPrograms()).toMatchObject({ ffmpeg, packaged: true });
  });

  test("when there is no temporary folder", async () => {
    const temporaryFolder = process.env.TMPDIR;
    process.env.TMPDIR = file("song.mp3");
    try {
      expect(await refusal("song.mp3")).toBe("song_processing_failed");
    } finally {
      if (temporaryFolder === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = temporaryFolder;
    }
  });

  test("but a program that breaks down on a song, or takes too long for it, says something of the song", async () => {
    substitute("ffprobe", "kill -SEGV $$");
    expect(await refusal("song.mp3")).toBe("not_audio");
    process.env.PATH = path;
    substitute("ffmpeg", "kill -XCPU $$");
    expect(await refusal("song.mp3")).toBe("unreadable_audio");
  });

  test.skipIf(process.platform !== "linux").each(["decoded.wav", "song.mp3"])(
    "when the disk is full: %s",
    async (name) => {
      const workDir = file(`work-${runs++}`);
      mkdirSync(workDir);
      symlinkSync("/dev/full", join(workDir, name));
      const song = intakeSong({ file: file("song.mp3"), startMs: 0, endMs: 1_500, workDir });
      await expect(song).rejects.toMatchObject({ code: "song_processing_failed", status: 500 });
      expect(readdirSync(workDir)).toEqual([]);
    },
  );
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
  await expect(take("song.wav", 0, 8_000, { signal: before.signal }).song).rejects.toBe(reason);

  const later = new AbortController();
  const { workDir, song } = take("song.wav", 0, 8_000, { signal: later.signal });
  const leave = until(() => readdirSync(workDir).length > 0).then(() => later.abort(reason));
  await expect(song).rejects.toBe(reason);
  await leave;
  expect(readdirSync(workDir)).toEqual([]);
});
