import type { Transcriber } from "./transcriber.ts";
import { type TranscriptionSettings, transcriptionService } from "./transcription-service.ts";
import { findWhisperModel, type WhisperModel } from "./whisper/find-model.ts";
import { whisperSource } from "./whisper/whisper-source.ts";

/** The settings of the transcribers. */
export interface TranscriberSettings {
  openai?: TranscriptionSettings | undefined;
  /** base, small, off, or the absolute path of a folder. Absent: what is installed. */
  whisperModel?: string | undefined;
}

/** The transcribers, in the order in which they are tried. */
export interface Transcribers {
  transcribers: readonly Transcriber[];
  /** Gives back what they hold. */
  close(): Promise<void>;
}

/**
 * The transcribers that the settings ask for: the transcription service, then Whisper on this machine. Nothing is
 * loaded yet.
 * @throws {WhisperError} when a model was asked for that is not there.
 */
export function createTranscribers({ openai, whisperModel }: TranscriberSettings): Transcribers {
  const model = findWhisperModel(whisperModel);
  const service = openai && transcriptionService(openai);
  const whisper = model && whisperSource(model);
  return {
    transcribers: [...(service ? [service] : []), ...(whisper ? [whisper] : [])],
    close: async () => whisper?.close(),
  };
}

/**
 * Where lyrics come from, in a sentence for the operator.
 * @throws {WhisperError} when a model was asked for that is not there.
 */
export function describeTranscribers({ openai, whisperModel }: TranscriberSettings): string {
  const model = findWhisperModel(whisperModel);
  const ways = [
    "lyrics in the file",
    ...(openai ? [`the transcription service (${openai.transcriptionModel})`] : []),
    ...(model ? [`Whisper on this machine (${namesOf(model)})`] : []),
  ];
  const last = model || openai ? "" : " only; nothing listens for others";
  return `Words come from ${ways.join(", else from ")}${last}.`;
}

function namesOf({ name, forOtherLanguages: larger }: WhisperModel): string {
  return larger ? `${name}, and ${larger.name} for other languages than English` : name;
}
