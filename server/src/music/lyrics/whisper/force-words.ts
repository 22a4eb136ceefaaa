import type { LyricLine, LyricWord } from "../../analysis.ts";
import type { AlignedLines } from "../alignment/align-lines.ts";
import { WHISPER_RATE } from "./protocol.ts";
import { dispose, type SpeechPipeline, type Tensor, type Transformers } from "./transformers.ts";
import type { Window } from "./windows.ts";

/** A window with its sound after the encoder. */
interface ForcedWindow {
  window: Window;
  samples: Float32Array;
  state: Tensor;
}

export interface ForcedModel {
  pipe: SpeechPipeline;
  Tensor: Transformers["Tensor"];
  /** ISO 639-1. */
  language: string;
}

/** The encoder's frames. */
const FRAME_SECONDS = 0.02;
const FRAME_SAMPLES = FRAME_SECONDS * WHISPER_RATE;
/** Lines with more tokens are not forced: the decoder can hold 448. */
const MOST_TOKENS = 400;
/** How long before a word is sung attention moves to it, and how long after that it moves to its second token. Seconds. */
const ATTENTION_EARLY_S = 0.15;
const ATTENTION_LATE_S = 0.2;
/** A word is not moved farther than this from where it was heard; one that was not heard from where it was guessed to be. Seconds. */
const MAX_MOVE_S = 2.5;
const FARTHEST_GUESSED = 8;

/**
 * Gives known words their times: the decoder reads them instead of writing, and its attention says where in the sound
 * each token is (forced alignment; Radford et al. 2022 and its code, `find_alignment`).
 * @param aligned with the words' rough times, in the clip
 * @param windows of the clip; those that another covers whole change nothing
 */
export async function forceWords(
  { lines, guessed }: AlignedLines,
  windows: readonly ForcedWindow[],
  model: ForcedModel,
): Promise<LyricLine[]> {
  const words = lines.flatMap((line) => line.words ?? []);
  const firstWords = new Set(lines.map((line) => line.words?.[0]));
  const forced = new Map<LyricWord, LyricWord>();
  for (const each of windows) {
    const { window } = each;
    const inside = words.filter((word) => word.end > window.start && word.start < window.end);
    for (const [word, times] of await forceWindow(inside, firstWords, each, model)) {
      const middle = (times.start + times.end) / 2;
      const isOwn = middle >= window.from && middle <= window.to;
      const farthest = guessed.has(word) ? FARTHEST_GUESSED : MAX_MOVE_S;
      if (isOwn && Math.abs(times.start - word.start) < farthest) forced.set(word, { ...word, ...times });
    }
  }
  return lines.map((line) => {
    const own = inOrder((line.words ?? []).map((word) => forced.get(word) ?? word));
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? { ...line, start: first.start, end: last.end, words: own } : line;
  });
}

/** A word that would begin before the one before it begins with it. */
function inOrder(words: readonly LyricWord[]): LyricWord[] {
  let last = 0;
  return words.map((word) => {
    last = Math.max(last, word.start);
    return { ...word, start: last, end: Math.max(word.end, last + FRAME_SECONDS) };
  });
}

async function forceWindow(
  words: readonly LyricWord[],
  firstWords: ReadonlySet<LyricWord | undefined>,
  { window, samples, state }: ForcedWindow,
  { pipe, Tensor, language }: ForcedModel,
): Promise<Map<LyricWord, { start: number; end: number }>> {
  const times = new Map<LyricWord, { start: number; end: number }>();
  const config = pipe.model.generation_config;
  const heads = config.alignment_heads;
  const tokens = words.map(({ text }) => pipe.tokenizer.encode(` ${text}`, { add_special_tokens: false }));
  const count = tokens.reduce((sum, { length }) => sum + length, 0);
  if (!heads || count === 0 || count > MOST_TOKENS) return times;

  const prefix = [
    config.decoder_start_token_id,
    ...(config.lang_to_id ? [config.lang_to_id[`<|${language}|>`], config.task_to_id?.transcribe] : []),
    config.no_timestamps_token_id,
  ].filter((token) => token !== undefined);
  const read = [...prefix, ...tokens.flat()];
  const ids = (all: readonly number[]) => new Tensor("int64", BigInt64Array.from(all, BigInt), [1, all.length]);
  const outputs = await pipe.model.forward({ encoder_outputs: state, decoder_input_ids: ids(read) });
  const layers: Tensor[] = [];
  for (let layer = outputs["cross_attentions.0"]; layer; layer = outputs[`cross_attentions.${layers.length}`]) {
    layers.push(layer);
  }
  if (layers.length === 0) return times;
  const sequences = ids([...read, config.eos_token_id]);
  const frames = Math.min(1500, Math.ceil(samples.length / FRAME_SAMPLES));
  // Each token is predicted where the one before it is read, so the times begin with the last token of the prefix.
  const skipped = prefix.length - 1;
  const { data } = pipe.model._extract_token_timestamps(
    { cross_attentions: [layers], sequences },
    heads,
    frames,
    FRAME_SECONDS,
    skipped,
  );
  dispose(outputs);
  let token = skipped;
  for (const [i, word] of words.entries()) {
    // Attention spends a pause on the word after it: there the second token says better when the first was sung.
    const early = (data[token] ?? 0) + ATTENTION_EARLY_S;
    const start = firstWords.has(word) ? Math.max(early, (data[token + 1] ?? 0) - ATTENTION_LATE_S) : early;
    token += tokens[i]?.length ?? 0;
    const end = Math.max((data[token] ?? 0) + ATTENTION_EARLY_S, start + FRAME_SECONDS);
    times.set(word, { start: window.start + start, end: window.start + end });
  }
  return times;
}
