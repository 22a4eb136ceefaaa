import { expect, test } from "vitest";
import type { LyricLine } from "../analysis.ts";
import { findLyrics } from "./find-lyrics.ts";
import type { Transcriber } from "./transcriber.ts";
import { WhisperError } from "./whisper/whisper-error.ts";

const LINE: LyricLine = { text: "Hold me close", start: 1.2, end: 3.2 };
const task = { path: "/song.mp3", duration: 10 };

function source(name: Transcriber["name"], listen: Transcriber["transcribe"]): Transcriber & { asked: number } {
  const made = {
    name,
    asked: 0,
    transcribe: (...args: Parameters<Transcriber["transcribe"]>) => {
      made.asked++;
      return listen(...args);
    },
  };
  return made;
}
const hears = (name: Transcriber["name"], ...lines: LyricLine[]) => source(name, async () => ({ lines }));
const fails = (name: Transcriber["name"], error: Error) =>
  source(name, async () => {
    throw error;
  });

test("lyrics of the tags are taken as they are, and nobody listens", async () => {
  const service = hears("service", LINE);
  expect(await findLyrics({ ...task, tagLyrics: [LINE] }, [service])).toEqual({ lyrics: [LINE], source: "tags" });
  expect(service.asked).toBe(0);
});

test("nobody listens to a song whose tags say that nothing is sung", async () => {
  const service = hears("service", LINE);
  expect(await findLyrics({ ...task, tagLyrics: [] }, [service])).toEqual({ lyrics: [], source: "tags" });
  expect(service.asked).toBe(0);
});

test("a text of the tags gets its times from the transcriber, and is not asked for again", async () => {
  const known: (readonly string[] | undefined)[] = [];
  const aligned = [{ text: "Hold me", start: 1, end: 2 }];
  const whisper = source("whisper", async (_path, { knownLines }) => {
    known.push(knownLines);
    return { lines: [LINE], aligned, language: "en" };
  });
  const found = await findLyrics({ ...task, tagLyrics: "Hold me\nlate" }, [whisper]);
  expect(found).toMatchObject({ lyrics: aligned, source: "tags", language: "en" });
  expect(known).toEqual([["Hold me", "late"]]);
});

test("a text of the tags that differs from what is heard does not count", async () => {
  const found = await findLyrics({ ...task, tagLyrics: "Another song" }, [hears("whisper", LINE)]);
  expect(found).toMatchObject({ lyrics: [{ text: LINE.text }], source: "whisper" });
  expect(await findLyrics({ ...task, tagLyrics: "Hold me" }, [])).toEqual({ lyrics: [], source: "none" });
});

test("the first source that can say is believed, and its words are moved by the lag", async () => {
  const [service, whisper] = [hears("service", LINE), hears("whisper")];
  const found = await findLyrics(task, [service, whisper]);
  expect(found).toEqual({ lyrics: [{ text: LINE.text, start: 1, end: 3 }], source: "service" });
  expect(whisper.asked).toBe(0);
});

test("a source that hears nothing sung is believed too", async () => {
  const whisper = hears("whisper", LINE);
  expect(await findLyrics(task, [hears("service"), whisper])).toEqual({ lyrics: [], source: "none" });
  expect(whisper.asked).toBe(0);
});

test("where the service fails Whisper is asked, and the reason quotes neither words nor keys", async () => {
  const said: string[] = [];
  const error = Object.assign(new Error("key sk-secret, words Hold me close"), { name: "APIError", status: 401 });
  const found = await findLyrics({ ...task, onFailure: (...parts) => said.push(parts.join(" ")) }, [
    fails("service", error),
    hears("whisper", LINE),
  ]);
  expect(found.source).toBe("whisper");
  expect(said).toEqual(["The words could not be heard by service. APIError (401)"]);
});

test("where all fail there are no words, and each says why", async () => {
  const said: string[] = [];
  const found = await findLyrics({ ...task, onFailure: (_, reason) => said.push(reason) }, [
    fails("service", new Error("down")),
    fails("whisper", new WhisperError("weights_refused", "decoder.onnx")),
  ]);
  expect(found).toEqual({ lyrics: [], source: "none" });
  expect(said).toEqual(["Error", expect.stringContaining("SHA-256")]);
});

test("an abort is no failure of the source", async () => {
  const abort = new AbortController();
  const leaves = source("service", async () => {
    abort.abort(new Error("left"));
    throw new Error("aborted");
  });
  const whisper = hears("whisper", LINE);
  await expect(findLyrics({ ...task, signal: abort.signal }, [leaves, whisper])).rejects.toThrow("left");
  expect(whisper.asked).toBe(0);
});

test("progress is told by the source", async () => {
  const told: unknown[] = [];
  const slow = source("whisper", async (_, { onProgress }) => {
    onProgress?.({ share: 0.5, words: "Hold me" });
    return { lines: [] };
  });
  await findLyrics({ ...task, onProgress: (progress) => told.push(progress) }, [slow]);
  expect(told).toEqual([{ share: 0.5, words: "Hold me" }]);
});

test("the language that was heard is said, and one that was set is asked for", async () => {
  const asked: unknown[] = [];
  const whisper = source("whisper", async (_, { language }) => {
    asked.push(language);
    return { lines: [LINE], language: language ?? "en" };
  });
  expect(await findLyrics(task, [whisper])).toMatchObject({ language: "en" });
  expect(await findLyrics({ ...task, language: "hi" }, [whisper])).toMatchObject({ language: "hi" });
  expect(asked).toEqual([undefined, "hi"]);
});

test("lines that were brought go before the tags, with the times at which they were found", async () => {
  const knownLines = ["Hold me close", "Never let go"];
  const aligned = [
    { text: "Hold me close", start: 1, end: 3 },
    { text: "Never let go", start: 4, end: 6 },
  ];
  const whisper = source("whisper", async (_, options) => {
    expect(options.knownLines).toEqual(knownLines);
    return { lines: [LINE], language: "en", aligned };
  });
  expect(await findLyrics({ ...task, tagLyrics: [LINE], knownLines }, [whisper])).toEqual({
    lyrics: aligned,
    source: "given",
    language: "en",
    isAligned: true,
  });
});

test.each([
  ["are not those that are sung", [hears("whisper", LINE)]],
  ["meet a transcriber that fails", [fails("whisper", new WhisperError("ended"))]],
  ["meet none", []],
])("lines that %s are spread over the song by their length, and it is said", async (_, transcribers) => {
  const found = await findLyrics({ ...task, knownLines: ["Four", "Six six"] }, transcribers);
  expect(found).toMatchObject({ source: "given", isAligned: false });
  expect(found.lyrics.map(({ text }) => text)).toEqual(["Four", "Six six"]);
  expect(found.lyrics.map(({ start }) => start)).toEqual([0, expect.closeTo((10 * 4) / 11)]);
});
