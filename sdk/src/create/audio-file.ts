import { API_ERRORS } from "../contract/errors.ts";

/** Endings of music files whose type some systems do not know. */
const AUDIO_ENDINGS = /\.(aac|aif|aiff|flac|m4a|m4b|mka|mp3|mpga|oga|ogg|opus|wav|wave|weba|wma)$/i;

/** Whether a file says of itself that it is audio: by its type, or by its ending where it has no type. */
export function isAudioFile(file: Pick<File, "type" | "name">): boolean {
  if (file.type === "" || file.type === "application/octet-stream") return AUDIO_ENDINGS.test(file.name);
  return file.type.startsWith("audio/") || file.type === "application/ogg";
}

/**
 * Why a file cannot be taken, as a sentence of the catalogue.
 * @param maxUploadMB the server's limit; unknown: the server says it.
 */
export function refuseFile(file: File, maxUploadMB?: number): string | undefined {
  if (!isAudioFile(file)) return API_ERRORS.not_audio.message;
  if (file.size === 0) return API_ERRORS.empty_file.message;
  if (maxUploadMB !== undefined && file.size > maxUploadMB * 1024 * 1024) return API_ERRORS.file_too_large.message;
  return undefined;
}
