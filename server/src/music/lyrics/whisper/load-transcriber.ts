import { alignLines } from "../alignment/align-lines.ts";
import { withoutLag } from "../lag.ts";
import type { LanguageScores } from "./choose-language.ts";
import { watchDecoding } from "./decoding-watch.ts";
import { forceWords } from "./force-words.ts";
import { type Hearing, type TranscribeRequest, WHISPER_RATE } from "./protocol.ts";
import { type EncodedWindow, transcribeWindows } from "./transcribe-windows.ts";
import { dispose, loadPipeline, type Tensor, type TimedChunk } from "./transformers.ts";
import type { Window } from "./windows.ts";
import type { Writing } from "./writing.ts";

/** What is asked of a transcriber beside a clip. */
export interface HearingOptions extends Pick<TranscribeRequest, "language" | "knownLines"> {
  /** Whether this model is to write such a language down (ISO 639-1); else it says which it is. Absent for any. */
  isFor?: (language: string) => boolean;
  /** Gets the share done, 0 to 1, and what is being written down; "" where nothing is. */
  onProgress(share: number, text: string): void;
}

/** Hears the words of a clip: mono, at WHISPER_RATE. Seconds. */
export type Transcribe = (samples: Float32Array, options: HearingOptions) => Promise<Hearing>;

/** Half of what the decoder can hold, as in Whisper's own code. */
const MOST_TOKENS = 224;
/** About as much is written for a second of singing: for the progress alone. */
const TOKENS_PER_SECOND = 3.5;
/** The text is reported each time that this many tokens were written. */
const TOKENS_TOLD = 8;
/** What is written with less confidence is not shown while it is written down. */
const MIN_SHOWN_CONFIDENCE = -0.8;

/** How the tokenizer writes the times that the decoder writes down. */
const TIMESTAMPS = /<\|[^|<]*\|>/g;
/**
 * Node's own, where the process was started with `--expose-gc`: the attentions of each token are large and outside
 * JavaScript's memory, which does not count them.
 */
const collectGarbage = (globalThis as { gc?: () => void }).gc;

/** A window after the encoder. */
interface Encoded extends EncodedWindow {
  samples: Float32Array;
  state: Tensor;
}

/** Loads a Whisper model with transformers.js. */
export async function loadTranscriber(folder: string): Promise<Transcribe> {
  const { pipe, Tensor } = await loadPipeline(folder);
  const config = pipe.model.generation_config;

  async function encode(window: Window, clip: Float32Array): Promise<Encoded> {
    const samples = clip.subarray(Math.round(window.start * WHISPER_RATE), Math.round(window.end * WHISPER_RATE));
    const { input_features } = await pipe.processor(samples);
    const encoder = pipe.model.sessions.model;
    // Its attentions are not asked for: they are 400 MB, and are copied.
    const { last_hidden_state } = await encoder.run({ input_features: input_features.ort_tensor }, [
      "last_hidden_state",
    ]);
    const state = new Tensor(last_hidden_state);
    const start = new Tensor("int64", BigInt64Array.of(BigInt(config.decoder_start_token_id)), [1, 1]);
    const outputs = await pipe.model.forward({ encoder_outputs: state, decoder_input_ids: start });
    const languageScores = readImpression(outputs.logits.data);
    dispose(outputs);
    return { window, samples, state, languageScores };
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

  async function write(
    { window, samples, state, languageScores: { silence } }: Encoded,
    language: string,
    onText: (share: number, text: string) => void,
  ): Promise<Writing> {
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
          if (++written % TOKENS_TOLD === 0) {
            const isShown = watch.confidence() > MIN_SHOWN_CONFIDENCE && !watch.isLooping();
            onText(Math.min(written / expected, 0.95), isShown ? textOf(tokens[0] ?? []) : "");
          }
          return watch.process(tokens, logits);
        },
      ],
    });
    collectGarbage?.();
    return { words: chunks.map(wordOf), confidence: watch.confidence(), silence, isLooping: watch.isLooping() };
  }

  function textOf(tokens: readonly bigint[]): string {
    return pipe.tokenizer
      .decode(tokens, { skip_special_tokens: true })
      .replace(TIMESTAMPS, " ")
      .replace(/\s+/g, " ")
      .trim();
  }

  return async (clip, { language, knownLines, isFor, onProgress }) => {
    const before = process.cpuUsage();
    const processorTime = () => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6;
    };
    const encoded: Encoded[] = [];
    const model = {
      encode: async (window: Window) => {
        const each = await encode(window, clip);
        encoded.push(each);
        return each;
      },
      write,
    };
    const duration = clip.length / WHISPER_RATE;
    const text = knownLines?.join(" ");
    const heard = await transcribeWindows(duration, model, { language, text, isFor, processorTime, onProgress });
    const aligned = knownLines && alignLines(knownLines, heard.words.map(withoutLag), duration);
    if (!aligned) return heard;
    const forced = await forceWords(aligned, encoded, { pipe, Tensor, language: heard.language });
    return { ...heard, aligned: forced };
  };
}

function wordOf({ text, timestamp: [start, end] }: TimedChunk) {
  return { text, start, end: end ?? start };
}
