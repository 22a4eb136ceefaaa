import { API_ERRORS } from "../contract/errors.ts";

/** Endings of music files. Systems give them all kinds of types: `video/ogg`, `video/mp4`, `text/plain`, none. */
const AUDIO_ENDINGS =
  ".aac .aif .aiff .flac .m4a .m4b .mka .mp2 .mp3 .mp4 .mpga .oga .ogg .opus .wav .wave .weba .webm .wma".split(" ");
/** Types that begin otherwise than `audio/`. */
const AUDIO_TYPES = ["application/ogg", "application/x-flac", "video/ogg"];

/** What a file picker offers, as the `accept` of an input. */
export const AUDIO_ACCEPT = ["audio/*", ...AUDIO_TYPES, ...AUDIO_ENDINGS].join(",");

/** Whether a file says of itself that it may be audio: its type or its ending is enough. The server looks inside. */
export function isAudioFile({ type, name }: Pick<File, "type" | "name">): boolean {
  const isAudioType = type.startsWith("audio/") || AUDIO_TYPES.includes(type);
  return isAudioType || AUDIO_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
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
