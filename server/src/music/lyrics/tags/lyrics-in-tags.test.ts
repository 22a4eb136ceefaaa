import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { hum, temporaryFolder, writeAudio } from "../../audio.fixture.ts";
import { lyricsInTags } from "./lyrics-in-tags.ts";

// ffmpeg, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

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
  expect(await lyricsInTags(song(name, `lyrics=${LRC}`))).toEqual(LINES);
});

test("a song whose language is none at all has no lyrics", async () => {
  expect(await lyricsInTags(song("none.mp3", "language=zxx"))).toEqual([]);
});

test.each([
  ["a language", "language=eng"],
  ["lyrics without times", "lyrics=Hold me close"],
])("%s says nothing about when words are sung", async (_, entry) => {
  expect(await lyricsInTags(song("other.mp3", entry))).toBeUndefined();
});

test("a file that is no audio says nothing", async () => {
  expect(await lyricsInTags(import.meta.filename)).toBeUndefined();
});
