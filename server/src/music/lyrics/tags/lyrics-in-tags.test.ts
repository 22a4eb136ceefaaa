import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { LyricLine } from "../../analysis.ts";
import { hum, temporaryFolder, writeAudio } from "../../audio.fixture.ts";
import { tagLyricsOf } from "./lyrics-in-tags.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

function song(name: string, ...metadata: string[]): string {
  const path = join(folder.path, name);
  writeAudio(
    path,
    hum(1),
    metadata.flatMap((entry) => ["-metadata", entry]),
  );
  return path;
}
const LRC = "[00:00.50]Hold me\n[00:02.00]close";
const LINES = [
  { text: "Hold me", start: 0.5, end: 2 },
  { text: "close", start: 2, end: 6 },
];

test.each([["song.flac"], ["song.ogg"], ["song.m4a"]])("LRC in %s is read", async (name) => {
  expect(await tagLyricsOf(song(name, `lyrics=${LRC}`))).toEqual(LINES);
});

test("a song whose language is none at all has no lyrics", async () => {
  expect(await tagLyricsOf(song("none.mp3", "language=zxx"))).toEqual([]);
});

test.each([
  ["named.flac", "SYNCEDLYRICS"],
  ["named.ogg", "SyncedLyrics"],
  ["named.mp3", "SYNCEDLYRICS"],
])("LRC in %s is read by the name %s", async (file, name) => {
  expect(await tagLyricsOf(song(file, `${name}=${LRC}`))).toEqual(LINES);
});

test("LRC of a Vorbis comment is read with all its times", async () => {
  const lrc = "[offset:500]\n[00:01.00][00:05.00]Hold [00:01.50]me[00:02.00]\n[00:03.00][00:07.00]close";
  expect((await tagLyricsOf(song("times.flac", `lyrics=${lrc}`))) as LyricLine[]).toMatchObject([
    { text: "Hold me", start: 0.5, end: 1.5 },
    { text: "close", start: 2.5 },
    { text: "close", start: 6.5 },
  ]);
});

test.each([
  ["plain.mp3", "lyrics"],
  ["plain.m4a", "lyrics"],
  ["plain.flac", "UNSYNCEDLYRICS"],
])("lyrics without times in %s are a text without headings and credits", async (file, name) => {
  const text = "Lyrics by Ann\n[Verse 1]\nHold me\n\n close ";
  expect(await tagLyricsOf(song(file, `${name}=${text}`))).toBe("Hold me\nclose");
});

test.each(["[00:00.00]作曲 : 李一\n[00:02.00]纯音乐，请欣赏", "Instrumental"])(
  "nothing is sung in: %s",
  async (text) => {
    expect(await tagLyricsOf(song("unsung.flac", `lyrics=${text}`))).toEqual([]);
  },
);

const synchsafe = (n: number) => Buffer.from([21, 14, 7, 0].map((shift) => (n >> shift) & 127));

/** An MP3 with frames of ID3v2.4 before its own. */
function songWithFrames(file: string, ...frames: readonly [name: string, body: Buffer][]): string {
  const path = song(file);
  const tag = Buffer.concat(
    frames.flatMap(([name, body]) => [Buffer.from(name), synchsafe(body.length), Buffer.from([0, 0]), body]),
  );
  const head = Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(tag.length)]);
  writeFileSync(path, Buffer.concat([head, tag, readFileSync(path)]));
  return path;
}

/** An MP3 with a SYLT frame of English text in milliseconds (ID3v2.4.0, 4.9). */
function songWithSylt(content: number, pieces: readonly [text: string, milliseconds: number][]): string {
  const texts = pieces.map(([text, time]) => {
    const stamp = Buffer.alloc(4);
    stamp.writeUInt32BE(time);
    return Buffer.concat([Buffer.from(`${text}\0`), stamp]);
  });
  const body = Buffer.concat([Buffer.from([3]), Buffer.from("eng"), Buffer.from([2, content, 0]), ...texts]);
  return songWithFrames(`sylt-${content}.mp3`, ["SYLT", body]);
}

/** Frames of ID3v2.4.0: unsynchronised lyrics (4.8) and texts (4.2). */
const uslt = (language: string, text: string): [string, Buffer] => ["USLT", Buffer.from(`\x03${language}\0${text}`)];
const named = (name: string, text: string): [string, Buffer] => [name, Buffer.from(`\x03${text}`)];

test("a SYLT frame of lyrics is read, with its translation; one of chords is no lyrics", async () => {
  const lyrics = songWithSylt(1, [
    ["\nHal", 500],
    ["lo", 700],
    [" Welt", 1_000],
    ["\nHello world", 500],
  ]);
  expect(await tagLyricsOf(lyrics)).toMatchObject([
    { text: "Hallo Welt", start: 0.5, words: [{ text: "Hallo" }, { text: "Welt" }], translation: "Hello world" },
  ]);
  expect(await tagLyricsOf(songWithSylt(5, [["Am", 500]]))).toBeUndefined();
});

const JAPANESE = "[00:01.00]夜空に咲く\n[00:03.00]花";
const ENGLISH = "[00:01.00]Blooming at night\n[00:03.00]A flower\n[00:04.00]Alone";

test.each([
  ["the song's language says so", [named("TLAN", "jpn"), uslt("eng", ENGLISH), uslt("jpn", JAPANESE)]],
  ["its title is in the same script", [named("TIT2", "夜空"), uslt("eng", ENGLISH), uslt("jpn", JAPANESE)]],
  ["its frame is the first", [uslt("jpn", JAPANESE), uslt("eng", ENGLISH)]],
])("of lyrics in two languages one is sung, where %s, and the other is its translation", async (_, frames) => {
  expect(await tagLyricsOf(songWithFrames("two-languages.mp3", ...frames))).toEqual([
    { text: "夜空に咲く", start: 1, end: 3, translation: "Blooming at night" },
    { text: "花", start: 3, end: 7, translation: "A flower" },
  ]);
});

test("a translation without times is left out, and so is one of lyrics without times", async () => {
  const [title, plain] = [named("TIT2", "夜空"), "Blooming at night\nA flower"];
  expect(await tagLyricsOf(songWithFrames("a.mp3", title, uslt("eng", plain), uslt("jpn", JAPANESE)))).toEqual([
    { text: "夜空に咲く", start: 1, end: 3 },
    { text: "花", start: 3, end: 7 },
  ]);
  const sung = "夜空に咲く\n花";
  expect(await tagLyricsOf(songWithFrames("b.mp3", title, uslt("eng", ENGLISH), uslt("jpn", sung)))).toBe(sung);
});

test("a language says nothing of words", async () => {
  expect(await tagLyricsOf(song("other.mp3", "language=eng"))).toBeUndefined();
});

test("a file that is no audio says nothing", async () => {
  expect(await tagLyricsOf(import.meta.filename)).toBeUndefined();
});
