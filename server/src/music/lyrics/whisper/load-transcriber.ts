import type { LyricWord } from "../../analysis.ts";
import { isHallucinated } from "../hallucination.ts";
import { chooseLanguage, type LanguageScores } from "./choose-language.ts";
import { watchDecoding } from "./decoding-watch.ts";
import { WHISPER_RATE } from "./protocol.ts";
import { loadPipeline, type Tensor, type TimedChunk } from "./transformers.ts";
import { joinWindows, type Window, windowsOf } from "./windows.ts";
import { withoutLoop } from "./without-loop.ts";

/** Hears the words of a clip: mono, at WHISPER_RATE. Seconds. `onProgress` gets the share done, 0 to 1. */
export type Transcribe = (samples: Float32Array, onProgress: (share: number) => void) => Promise<LyricWord[]>;

/** Windows that are silent with more than this probability are not listened to (Radford et al. 2022, section 4.5). */
const SILENT = 0.6;
/** What is written with a lower mean log-probability was guessed; there too. Noise and tones gave −1.6 to −3.7, words −0.3 to −0.5. */
const GUESSED = -1;
/** Half of what the decoder can hold, as in Whisper's own code. */
const MOST_TOKENS = 224;
/** About as much is written for a second of singing: for the progress alone. */
const TOKENS_PER_SECOND = 3.5;
/** It is told each time that so many tokens were written. */
const TOKENS_TOLD = 8;
/** Share of the time that the encoder takes. */
const ENCODED = 0.3;

/** A window after the encoder. */
interface Encoded {
  window: Window;
  samples: Float32Array;
  state: Tensor;
  languageScores: LanguageScores;
}

/**
 * Loads a Whisper model with transformers.js. The clip is cut into windows; each is encoded once, from which its
 * language and its silence are read, and then written down, unless it is silent. What looks made up is left out.
 */
export async function loadTranscriber(folder: string): Promise<Transcribe> {
  const { pipe, Tensor } = await loadPipeline(folder);
  const config = pipe.model.generation_config;

  async function encode(window: Window, clip: Float32Array): Promise<Encoded> {
    const samples = clip.subarray(Math.round(window.start * WHISPER_RATE), Math.round(window.end * WHISPER_RATE));
    const { input_features } = await pipe.processor(samples);
    const encoder = pipe.model.sessions.model;
    const { last_hidden_state } = await encoder.run({ input_features: input_features.ort_tensor });
    const state = new Tensor(last_hidden_state);
    const start = new Tensor("int64", BigInt64Array.of(BigInt(config.decoder_start_token_id)), [1, 1]);
    const { logits } = await pipe.model.forward({ encoder_outputs: state, decoder_input_ids: start });
    return { window, samples, state, languageScores: readImpression(logits.data) };
  }

  function readImpression(logits: Float32Array): LanguageScores {
    const highest = logits.reduce((a, b) => Math.max(a, b));
    const sum = logits.reduce((total, logit) => total + Math.exp(logit - highest), 0);
    const share = (token: number) => Math.exp((logits[token] ?? Number.NEGATIVE_INFINITY) - highest) / sum;
    const languages = Object.entries(config.lang_to_id ?? {}).map(
      ([token, id]) => [token.replace(/\W/g, ""), share(id)] as const,
    );
    // The token for no speech is the one before that for no timestamps.
    return { languages: new Map(languages), silence: share(config.no_timestamps_token_id - 1) };
  }

  /** `onProgress` gets the share of this window, below 1 until it is written. */
  async function write(
    { window, samples, state, languageScores }: Encoded,
    language: string,
    onProgress: (share: number) => void,
  ): Promise<LyricWord[]> {
    if (languageScores.silence > SILENT) return [];
    const watch = watchDecoding(config.eos_token_id);
    const expected = TOKENS_PER_SECOND * (window.end - window.start);
    let written = 0;
    const { chunks = [] } = await pipe(samples, {
      return_timestamps: "word",
      max_new_tokens: MOST_TOKENS,
      ...(config.lang_to_id && { language }),
      encoder_outputs: state,
      logits_processor: [
        (tokens, logits) => {
          if (++written % TOKENS_TOLD === 0) onProgress(Math.min(written / expected, 0.95));
          return watch.process(tokens, logits);
        },
      ],
    });
    if (watch.confidence() < GUESSED) return [];
    const words = chunks.map(wordOf);
    const kept = watch.isLooping() ? withoutLoop(words) : words;
    return isHallucinated(kept.map(({ text }) => text).join("")) ? [] : kept;
  }

  return async (clip, onProgress) => {
    const windows = windowsOf(clip.length / WHISPER_RATE);
    const encoded: Encoded[] = [];
    for (const window of windows) {
      encoded.push(await encode(window, clip));
      onProgress((encoded.length / windows.length) * ENCODED);
    }
    const language = chooseLanguage(encoded.map(({ languageScores }) => languageScores));
    const heard: { window: Window; words: LyricWord[] }[] = [];
    for (const each of encoded) {
      const tell = (share: number) => onProgress(ENCODED + ((heard.length + share) / windows.length) * (1 - ENCODED));
      heard.push({ window: each.window, words: await write(each, language, tell) });
      tell(0);
    }
    return joinWindows(heard);
  };
}

function wordOf({ text, timestamp: [start, end] }: TimedChunk): LyricWord {
  return { text, start, end: end ?? start };
}
