import { type TranscriptionSettings, transcriptionService } from "./transcription-service.ts";
import { findWhisperModel } from "./whisper/find-model.ts";
import { whisperSource } from "./whisper/whisper-source.ts";
import type { WordSource } from "./word-source.ts";

/** What words are heard with. */
export interface WordSettings {
  openai?: TranscriptionSettings | undefined;
  /** base, small, off, or the absolute path of a folder. Absent: base where it is installed. */
  whisperModel?: string | undefined;
}

/** The sources of words, in the order in which they are asked. */
export interface WordSources {
  sources: readonly WordSource[];
  /** Gives back what they hold. */
  close(): Promise<void>;
}

/**
 * The sources that the settings ask for: the transcription service, then Whisper on this machine. Nothing is loaded yet.
 * @throws {WhisperError} when a model was asked for that is not there.
 */
export function createWordSources({ openai, whisperModel }: WordSettings): WordSources {
  const model = findWhisperModel(whisperModel);
  const service = openai && transcriptionService(openai);
  const whisper = model && whisperSource(model);
  return {
    sources: [...(service ? [service] : []), ...(whisper ? [whisper] : [])],
    close: async () => whisper?.close(),
  };
}

/**
 * Where words come from, in a sentence for the operator.
 * @throws {WhisperError} when a model was asked for that is not there.
 */
export function describeWordSources({ openai, whisperModel }: WordSettings): string {
  const model = findWhisperModel(whisperModel);
  const ways = [
    "lyrics in the file",
    ...(openai ? [`the transcription service (${openai.transcriptionModel})`] : []),
    ...(model ? [`Whisper on this machine (${model.name})`] : []),
  ];
  const last = model || openai ? "" : " only; nothing listens for others";
  return `Words come from ${ways.join(", else from ")}${last}.`;
}
