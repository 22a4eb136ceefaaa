import { stat } from "node:fs/promises";
import { ApiError } from "@nataraj/sdk/contract";
import { FfmpegError } from "../ffmpeg/ffmpeg-error.ts";
import { leadingTagsLength } from "../ffmpeg/leading-tags.ts";
import { type ProbeOptions, probeAudio } from "../ffmpeg/probe-audio.ts";
import { assertAcceptedAudio } from "./accepted-audio.ts";

/**
 * Looks into an upload, whether it is music that is accepted.
 * @returns how many bytes of tags stand before its sound.
 * @throws {ApiError} empty_file, not_audio, unreadable_audio, song_processing_failed
 */
export async function probeSong(file: string, options: Omit<ProbeOptions, "skip">): Promise<number> {
  if ((await stat(file)).size === 0) throw new ApiError("empty_file");
  // Tags say nothing of the sound, and reading them can take minutes.
  const skip = await leadingTagsLength(file);
  assertAcceptedAudio(await probeAudio(file, { ...options, skip }).catch(refuseAs("not_audio")));
  return skip;
}

/** Words a failure of ffmpeg for the person: a fault of this machine is named as such. An aborted request stays one. */
export function refuseAs(code: "not_audio" | "unreadable_audio"): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof FfmpegError)) throw error;
    if (error.isOurs) throw processingFailed(error);
    throw new ApiError(error.reason === "other_codec" ? "unreadable_audio" : code, undefined, { cause: error });
  };
}

/** What went wrong is no fault of the song. */
export function processingFailed(cause: FfmpegError): ApiError {
  return new ApiError("song_processing_failed", undefined, { cause });
}
