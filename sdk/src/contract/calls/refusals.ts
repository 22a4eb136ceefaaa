import type { ApiErrorCode } from "../errors.ts";

/** Why a song that is sent is refused. */
export const SONG_REFUSALS = [
  "no_file",
  "empty_file",
  "file_too_large",
  "not_audio",
  "unreadable_audio",
  "too_many_uploads",
  "uploads_full",
  "song_processing_failed",
] as const satisfies readonly ApiErrorCode[];

/** Why a part of a song is refused. */
export const SECTION_REFUSALS = [
  "section_too_short",
  "section_too_long",
  "section_invalid",
] as const satisfies readonly ApiErrorCode[];

/** Why a picture that is sent is refused. */
export const PICTURE_REFUSALS = [
  "no_file",
  "empty_file",
  "file_too_large",
  "invalid_picture",
  "picture_too_large",
  "too_many_uploads",
  "uploads_full",
] as const satisfies readonly ApiErrorCode[];

/** Why a dance is not made. */
export const GENERATION_REFUSALS = [
  "generation_failed",
  "generation_cancelled",
  "too_many_queued",
  "queue_full",
] as const satisfies readonly ApiErrorCode[];
