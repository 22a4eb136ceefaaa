import type { LyricWord } from "../../analysis.ts";
import { chooseLanguage, type LanguageScores } from "./choose-language.ts";
import type { Hearing } from "./protocol.ts";
import { halvesOf, joinWindows, lostWindows, type Window, windowsOf } from "./windows.ts";
import { judge, keptWords, type Writing } from "./writing.ts";

/** A window after the encoder, with what can be told of it before it is written down. */
export interface EncodedWindow {
  window: Window;
  languageScores: LanguageScores;
}

/** A model that hears the windows of one clip. */
export interface WindowModel<Encoded extends EncodedWindow> {
  encode(window: Window): Promise<Encoded>;
  /** `onText` gets the share of the window that is written, below 1, and its text so far. */
  write(encoded: Encoded, language: string, onText: (share: number, text: string) => void): Promise<Writing>;
}

export interface TranscriptionOptions {
  /** ISO 639-1. Absent where it is to be heard. */
  language?: string | undefined;
  /** What is sung, where it is known. */
  text?: string | undefined;
  /** Whether this model is to write such a language down (ISO 639-1). Absent for any. */
  isFor?: ((language: string) => boolean) | undefined;
  /** Processor time that was used for this clip, seconds. */
  processorTime(): number;
  /** Gets the share done, 0 to 1, and what is being written down. */
  onProgress(share: number, text: string): void;
}

/** Share of the time that the encoder takes. */
export const ENCODER_SHARE = 0.3;
/** Windows shorter than this are not cut in halves. Seconds. */
const SHORTEST_HALVED = 8;
/** No window is heard again once this much was used for each second of the clip. Seconds of processor time. */
const RETRIES_UNTIL = 0.35;
/** Nor, with a larger model, once so many times the processor time of encoding the windows was used. */
const RETRIES_UNTIL_ENCODINGS = 3.5;
/** No window is begun once this much was used for each second of the clip. Seconds of processor time. */
const GIVEN_UP_AFTER = 3;

/**
 * Writes a clip down, window by window. A window that fails is tried again as two halves; what is doubtful is kept where
 * that gives nothing better. Where nothing is heard for long, another window is tried. It is limited by the processor time
 * that it takes, not by the clock: on a busy machine it takes longer, and hears as much.
 * Nothing is written down in a language that the model is not for.
 * @param duration of the clip, seconds
 */
export async function transcribeWindows<Encoded extends EncodedWindow>(
  duration: number,
  { encode, write }: WindowModel<Encoded>,
  { language: asked, text, isFor, processorTime, onProgress }: TranscriptionOptions,
): Promise<Hearing> {
  const windows = windowsOf(duration);
  const encoded: Encoded[] = [];
  for (const window of windows) {
    encoded.push(await encode(window));
    onProgress((encoded.length / windows.length) * ENCODER_SHARE, "");
  }
  const retriesUntil = Math.max(RETRIES_UNTIL * duration, RETRIES_UNTIL_ENCODINGS * processorTime());
  const language =
    asked ??
    chooseLanguage(
      encoded.map(({ languageScores }) => languageScores),
      text,
    );
  if (isFor && !isFor(language)) return { words: [], language };
  const heard: HeardWindow[] = [];

  for (const [i, each] of encoded.entries()) {
    if (processorTime() > GIVEN_UP_AFTER * duration) break;
    const tell = (share: number, text: string) =>
      onProgress(ENCODER_SHARE + ((i + share) / windows.length) * (1 - ENCODER_SHARE), text);
    const writing = await write(each, language, tell);
    const verdict = judge(writing);
    const whole = { window: each.window, words: keptWords(writing) };
    if (verdict === "sure") heard.push(whole);
    if (verdict === "doubtful") heard.push(...(await hearHalves(whole)));
    // The text is not shown where the words are known: a text that is only like them is good enough to find them.
    if (verdict === "refused") heard.push(...(await hearHalves(text ? whole : { ...whole, words: [] })));
    tell(1, "");
  }
  const words = joinWindows(heard);
  return { words: words.length === 0 ? [] : [...words, ...(await hearLost(words))].sort(byStart), language };

  /**
   * A whole passage can be lost: a text ends before its window does, or leaps. From another beginning it may be heard. A
   * clip in which nothing is sung is not heard again.
   */
  async function hearLost(words: readonly LyricWord[]): Promise<LyricWord[]> {
    const found: HeardWindow[] = [];
    for (const window of lostWindows(words, duration)) {
      if (processorTime() > retriesUntil) break;
      const writing = await write(await encode(window), language, () => {});
      if (judge(writing) === "sure") found.push({ window, words: keptWords(writing) });
    }
    return joinWindows(found);
  }

  /** Where a half is not better, the whole's words of it stay. */
  async function hearHalves(whole: HeardWindow): Promise<HeardWindow[]> {
    const { window, words } = whole;
    const isShort = window.end - window.start < SHORTEST_HALVED;
    if (isShort || processorTime() > retriesUntil) return [whole];
    const halves: HeardWindow[] = [];
    for (const half of halvesOf(window)) {
      const writing = await write(await encode(half), language, () => {});
      const verdict = judge(writing);
      const isBetter = verdict === "sure" || (verdict === "doubtful" && words.length === 0);
      if (isBetter) halves.push({ window: half, words: keptWords(writing) });
      else halves.push({ window: { ...window, from: half.from, to: half.to }, words });
    }
    return halves;
  }
}

const byStart = (one: LyricWord, other: LyricWord) => one.start - other.start;

interface HeardWindow {
  window: Window;
  /** In the window's time. */
  words: readonly LyricWord[];
}
