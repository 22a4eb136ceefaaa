import { ApiError, MAX_TRIM_MS, MIN_TRIM_MS } from "@nataraj/sdk/contract";

/**
 * Checks a range that was asked for, before anything is known of the song.
 * @throws {ApiError} section_invalid, section_too_long, section_too_short
 */
export function assertTrimRange(startMs: number, endMs: number): void {
  if (!Number.isFinite(startMs) || !Number.isFinite(endMs) || startMs < 0 || startMs >= endMs)
    throw new ApiError("section_invalid");
  if (endMs - startMs > MAX_TRIM_MS) throw new ApiError("section_too_long");
  if (endMs - startMs < MIN_TRIM_MS) throw new ApiError("section_too_short");
}

/** How far a claimed duration may be off before a range that begins after it is refused unseen. Milliseconds. */
const CLAIM_TOLERANCE_MS = 2_000;

/**
 * Refuses a range that begins well after the song's end as its file claims it; the decoder has the last word.
 * @param duration seconds, where known
 * @throws {ApiError} section_invalid
 */
export function assertStartInSong(startMs: number, duration: number | undefined): void {
  if (duration !== undefined && startMs > duration * 1000 + CLAIM_TOLERANCE_MS) throw new ApiError("section_invalid");
}
