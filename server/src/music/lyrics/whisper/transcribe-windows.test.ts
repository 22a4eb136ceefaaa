import { expect, test } from "vitest";
import { transcribeWindows } from "./transcribe-windows.ts";
import type { Window } from "./windows.ts";
import type { Writing } from "./writing.ts";

const sure: Omit<Writing, "words"> = { confidence: -0.4, silence: 0.1, isLooping: false };

/** A model that hears "a" at each whole second, and writes windows down as `rate` says. */
function modelOf(rate: (window: Window) => Partial<Writing>) {
  const written: Window[] = [];
  return {
    written,
    encode: async (window: Window) => ({
      window,
      languageScores: {
        languages: new Map([
          ["hi", 0.8],
          ["en", 0.1],
        ]),
        silence: 0.1,
      },
    }),
    write: async ({ window }: { window: Window }, language: string, onText: (share: number, text: string) => void) => {
      written.push(window);
      onText(0.5, `${language} so far`);
      const seconds = Array.from({ length: 60 }, (_, i) => i + 0.5).filter(
        (t) => t > window.start && t < window.end - 0.2,
      );
      const words = seconds.map((t) => ({ text: ` w${t}`, start: t - window.start, end: t - window.start + 0.1 }));
      return { ...sure, words, ...rate(window) };
    },
  };
}
const options = { processorTime: () => 0, onProgress: () => {} };
const isWhole = ({ start, end }: Window) => end - start > 20;

test("a confident text is kept, in one language, and reported on the way", async () => {
  const model = modelOf(() => ({}));
  const told: [number, string][] = [];
  const onProgress = (share: number, text: string) => told.push([share, text]);
  const { words, language } = await transcribeWindows(60, model, { ...options, onProgress });
  expect(words).toHaveLength(60);
  expect(language).toBe("hi");
  expect(model.written).toHaveLength(3);
  expect(told.map(([, text]) => text)).toContain("hi so far");
  expect(told.at(-1)).toEqual([1, ""]);
  expect(told.map(([share]) => share)).toEqual(told.map(([share]) => share).toSorted((a, b) => a - b));
});

test("a model that is not for the language says which it is, and writes nothing down", async () => {
  const model = modelOf(() => ({}));
  const isFor = (language: string) => language === "en";
  expect(await transcribeWindows(60, model, { ...options, isFor })).toEqual({ words: [], language: "hi" });
  expect(model.written).toEqual([]);
  expect((await transcribeWindows(20, model, { ...options, isFor, language: "en" })).words).toHaveLength(20);
});

test("the language that is set is taken", async () => {
  expect(
    (
      await transcribeWindows(
        20,
        modelOf(() => ({})),
        { ...options, language: "fr" },
      )
    ).language,
  ).toBe("fr");
});

test("words that are known are of a language in their script", async () => {
  const model = modelOf(() => ({}));
  expect((await transcribeWindows(20, model, { ...options, text: "Hold me close" })).language).toBe("en");
});

test.each([
  ["a guess", { confidence: -1.6 }],
  ["a loop", { isLooping: true }],
])("a window that is %s is heard again as two halves", async (_, failure) => {
  const again = Array.from({ length: 20 }, (_, i) => ({ text: " x", start: i, end: i + 0.5 }));
  const model = modelOf((window) => (isWhole(window) ? { words: again, ...failure } : {}));
  const { words } = await transcribeWindows(28, model, options);
  expect(model.written).toHaveLength(3);
  expect(words.filter(({ text }) => text === " x")).toEqual([]);
  expect(words).toHaveLength(28);
});

test("with known words a guessed text is kept as well, since they are found by it", async () => {
  const guessed = () => modelOf(() => ({ confidence: -1.6 }));
  expect((await transcribeWindows(20, guessed(), options)).words).toEqual([]);
  expect((await transcribeWindows(20, guessed(), { ...options, text: "w1 w2" })).words).toHaveLength(20);
});

test("of a doubtful window the half that is better is taken, and the rest of it stays", async () => {
  const model = modelOf((window) => {
    if (isWhole(window)) return { confidence: -1.2 };
    return window.start === 0 ? { words: [{ text: " better", start: 1, end: 2 }] } : { confidence: -1.2 };
  });
  const { words } = await transcribeWindows(28, model, options);
  expect(words.map(({ text }) => text).slice(0, 2)).toEqual([" better", " w14.5"]);
  expect(words).toHaveLength(15);
});

test("nothing is written of windows that are silent and guessed, and they are not heard again", async () => {
  const model = modelOf(() => ({ silence: 0.7, confidence: -1.1 }));
  expect((await transcribeWindows(60, model, options)).words).toEqual([]);
  expect(model.written).toHaveLength(3);
});

test("a window that is said to be silent, and is written with confidence, is kept", async () => {
  const model = modelOf(() => ({ silence: 0.7 }));
  expect((await transcribeWindows(60, model, options)).words).toHaveLength(60);
});

test("a larger model, which takes longer to encode, hears windows again all the same", async () => {
  const doubtful = modelOf(() => ({ confidence: -1.2 }));
  await transcribeWindows(60, doubtful, { ...options, processorTime: () => 25 + doubtful.written.length });
  expect(doubtful.written).toHaveLength(9);
});

test("after much processor time no window is heard again; after too much none is begun", async () => {
  const doubtful = modelOf(() => ({ confidence: -1.2 }));
  const slow = { ...options, processorTime: () => 25 * doubtful.written.length };
  const much = await transcribeWindows(60, doubtful, slow);
  expect(doubtful.written).toHaveLength(3);
  expect(much.words).toHaveLength(60);
  const model = modelOf(() => ({}));
  const { words } = await transcribeWindows(60, model, { ...options, processorTime: () => 200 * model.written.length });
  expect(model.written).toHaveLength(1);
  expect(words.length).toBeGreaterThan(10);
});

test("a passage that was lost is heard again from another beginning, and its words come in between", async () => {
  const model = modelOf(({ start }) => (start === 0 ? { words: [0, 4, 22, 26].map(wordAt) } : {}));
  const { words } = await transcribeWindows(28, model, options);
  expect(model.written.map(({ start, end }) => [start, end])).toEqual([
    [0, 28],
    [2.5, 24],
  ]);
  expect(words.map(({ start }) => start)).toEqual([0, 4, ...Array.from({ length: 18 }, (_, i) => i + 4.5), 22, 26]);
});

test("a passage that is only guessed at stays lost, and so does all where nothing is heard or time is short", async () => {
  const guessed = modelOf(({ start }) => (start === 0 ? { words: [0, 4, 22, 26].map(wordAt) } : { confidence: -1.2 }));
  expect((await transcribeWindows(28, guessed, options)).words).toHaveLength(4);
  const silent = modelOf(() => ({ words: [] }));
  expect((await transcribeWindows(28, silent, options)).words).toEqual([]);
  expect(silent.written).toHaveLength(1);
  const slow = modelOf(({ start }) => (start === 0 ? { words: [0, 4, 22, 26].map(wordAt) } : {}));
  await transcribeWindows(28, slow, { ...options, processorTime: () => 12 * slow.written.length });
  expect(slow.written).toHaveLength(1);
});

function wordAt(start: number) {
  return { text: ` s${start}`, start, end: start + 0.5 };
}
