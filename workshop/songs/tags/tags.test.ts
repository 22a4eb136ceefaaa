import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseFile } from "music-metadata";
import { afterAll, expect, test } from "vitest";
import { hum, temporaryFolder, writeAudio } from "../../../server/src/music/audio.fixture.ts";
import { lyricsInTags } from "../../../server/src/music/lyrics/tags/lyrics-in-tags.ts";
import { setToMusic } from "../voice/sung-line.ts";
import { id3, type Tags } from "./id3.ts";
import { lrcOf, syncedWords } from "./lyrics.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

const line = (text: string, start: number, count: number) =>
  setToMusic(
    text,
    Array.from({ length: count }, (_, i) => ({ time: start + 0.5 * i, seconds: 0.5, pitch: 60 })),
  );
const LINES = [line("Look at the sky", 1, 4), line("नाच मेरे", 4, 3)];
const SONG = { title: "Marigold", artist: "Nataraj" };
const TAGS: Tags = {
  ...SONG,
  album: "Songs",
  languages: ["eng", "hin"],
  tempo: 108,
  key: "D",
  cover: Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
};

function tagged(name: string, tags: Tags): string {
  const path = join(folder.path, name);
  writeAudio(path, hum(1), ["-id3v2_version", "0"]);
  writeFileSync(path, Buffer.concat([id3(tags), readFileSync(path)]));
  return path;
}

const READ = [
  { text: "Look at the sky", start: 1, end: 3 },
  { text: "नाच मेरे", start: 4, end: 5.5 },
];

test("the product reads the words of our tags line by line, each word with its time", async () => {
  const path = tagged("sylt.mp3", { ...TAGS, words: syncedWords(LINES) });
  const lines = (await lyricsInTags(path)) ?? [];
  expect(lines.map(({ text, start, end }) => ({ text, start, end }))).toEqual(READ);
  expect(lines[0]?.words?.map(({ text, start }) => [text, start])).toEqual([
    ["Look", 1],
    ["at", 1.5],
    ["the", 2],
    ["sky", 2.5],
  ]);
});

test("and the same of the LRC beside them", async () => {
  const lines = (await lyricsInTags(tagged("lrc.mp3", { ...TAGS, lrc: lrcOf(LINES, SONG) }))) ?? [];
  expect(lines.map(({ text, start, end }) => ({ text, start, end }))).toEqual(READ);
});

test("title, artist, languages, tempo, key and cover are there for any player", async () => {
  const { common } = await parseFile(tagged("all.mp3", TAGS));
  expect(common).toMatchObject({ title: "Marigold", artist: "Nataraj", album: "Songs", bpm: 108, key: "D" });
  expect(common.picture?.[0]).toMatchObject({ format: "image/jpeg", type: "Cover (front)" });
});

test("a song without languages says that nothing is sung", async () => {
  expect(await lyricsInTags(tagged("none.mp3", { ...TAGS, languages: [] }))).toEqual([]);
});
