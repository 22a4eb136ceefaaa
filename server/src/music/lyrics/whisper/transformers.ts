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
  dispose(): void;
}

/** Gives back the memory of tensors, which garbage collection would do late. */
export function dispose(tensors: Readonly<Record<string, Tensor>>): void {
  for (const tensor of Object.values(tensors)) tensor.dispose();
}

/** What is used of a speech recognition pipeline of transformers.js. */
export interface SpeechPipeline {
  (samples: Float32Array, options: TranscriptionOptions): Promise<{ chunks?: readonly TimedChunk[] }>;
  processor(samples: Float32Array): Promise<{ input_features: Tensor }>;
  tokenizer: {
    decode(tokens: readonly (number | bigint)[], options: { skip_special_tokens: boolean }): string;
    encode(text: string, options: { add_special_tokens: boolean }): number[];
  };
  model: {
    /** Names of the inputs that generating takes from its options; others are dropped. */
    forward_params: string[];
    sessions: {
      model: {
        run(
          feeds: { input_features: unknown },
          outputs: ["last_hidden_state"],
        ): Promise<{ last_hidden_state: unknown }>;
      };
    };
    /** Beside the logits there are the cross-attentions of each layer, as `cross_attentions.0`. */
    forward(inputs: {
      encoder_outputs: Tensor;
      decoder_input_ids: Tensor;
    }): Promise<{ logits: Tensor; [output: string]: Tensor }>;
    /** The times of tokens, seconds, from cross-attentions by dynamic time warping. */
    _extract_token_timestamps(
      outputs: { cross_attentions: Tensor[][]; sequences: Tensor },
      alignmentHeads: readonly (readonly number[])[],
      frames: number,
      secondsPerFrame: number,
      skippedTokens: number,
    ): Tensor;
    generation_config: {
      decoder_start_token_id: number;
      eos_token_id: number;
      no_timestamps_token_id: number;
      /** Absent where a model knows one language. */
      lang_to_id?: Record<string, number>;
      task_to_id?: Record<string, number>;
      /** Layer and head of the attentions that follow the sound. */
      alignment_heads?: readonly (readonly number[])[];
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
      // Without the memory pattern and the arena it takes 200 MB less and no more time.
      session_options: {
        intraOpNumThreads: Math.min(availableParallelism(), MOST_THREADS),
        interOpNumThreads: 1,
        enableMemPattern: false,
        enableCpuMemArena: false,
        // Threads that wait for each other by spinning take processor time from all others.
        extra: { session: { intra_op: { allow_spinning: "0" } } },
      },
    })
    .catch(() => {
      throw new WhisperError("model_unusable");
    });
  // Else it would drop the encoding that it is given, and encode again, with attentions of 400 MB.
  pipe.model.forward_params.push("encoder_outputs");
  return { pipe, Tensor: library.Tensor };
}
