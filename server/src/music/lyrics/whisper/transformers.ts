import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join, sep } from "node:path";
import type { Logits } from "./decoding-watch.ts";
import { LIBRARY } from "./find-model.ts";
import { WhisperError } from "./whisper-error.ts";

/** A tensor of transformers.js; `ort_tensor` is onnxruntime's own. */
export interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
  readonly ort_tensor: unknown;
}

/** What is used of a speech recognition pipeline of transformers.js. */
export interface SpeechPipeline {
  (samples: Float32Array, options: TranscriptionOptions): Promise<{ chunks?: readonly TimedChunk[] }>;
  processor(samples: Float32Array): Promise<{ input_features: Tensor }>;
  model: {
    sessions: { model: { run(feeds: { input_features: unknown }): Promise<{ last_hidden_state: unknown }> } };
    forward(inputs: { encoder_outputs: Tensor; decoder_input_ids: Tensor }): Promise<{ logits: Tensor }>;
    generation_config: {
      decoder_start_token_id: number;
      eos_token_id: number;
      no_timestamps_token_id: number;
      /** Absent where a model knows one language. */
      lang_to_id?: Record<string, number>;
    };
  };
}

export interface TranscriptionOptions {
  return_timestamps: "word";
  max_new_tokens: number;
  language?: string;
  encoder_outputs: Tensor;
  logits_processor: ((written: readonly (readonly bigint[])[], logits: Logits) => Logits)[];
}

/** Seconds; the end of the last one may be unknown. */
export interface TimedChunk {
  text: string;
  timestamp: readonly [number, number | null];
}

/** What is used of transformers.js. It is an optional dependency, so its own types cannot be relied on. */
export interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string; useFSCache: boolean };
  pipeline(task: string, model: string, options: object): Promise<SpeechPipeline>;
  Tensor: {
    new (ort: unknown): Tensor;
    new (type: "int64", data: BigInt64Array, dims: readonly number[]): Tensor;
  };
}

/** More threads than this make it no faster. */
const MOST_THREADS = 4;

/**
 * Loads a model of this machine. Nothing is ever fetched.
 * @throws {WhisperError} not_installed, model_unusable
 */
export async function loadPipeline(folder: string): Promise<{ pipe: SpeechPipeline; Tensor: Transformers["Tensor"] }> {
  const library = await (import(LIBRARY) as Promise<Transformers>).catch(() => {
    throw new WhisperError("not_installed", LIBRARY);
  });
  Object.assign(library.env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: dirname(folder) + sep,
    useFSCache: false,
  });
  const pipe = await library
    .pipeline("automatic-speech-recognition", basename(folder), {
      device: "cpu",
      dtype: existsSync(join(folder, "onnx/decoder_model_merged_quantized.onnx")) ? "q8" : "fp32",
      local_files_only: true,
      // Without the memory pattern it takes 140 MB less and no more time.
      session_options: {
        intraOpNumThreads: Math.min(availableParallelism(), MOST_THREADS),
        interOpNumThreads: 1,
        enableMemPattern: false,
      },
    })
    .catch(() => {
      throw new WhisperError("model_unusable");
    });
  return { pipe, Tensor: library.Tensor };
}
