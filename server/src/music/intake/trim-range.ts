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
