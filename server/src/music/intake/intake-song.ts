import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ApiError, MIN_TRIM_MS } from "@nataraj/sdk/contract";
import type { TagLyrics } from "../analysis.ts";
import { decodePcm } from "../ffmpeg/decode-pcm.ts";
import { DECODED_RATE, type DecodedRange, decodeRange } from "../ffmpeg/decode-range.ts";
import { encodeSong } from "../ffmpeg/encode-song.ts";
import { FfmpegError } from "../ffmpeg/ffmpeg-error.ts";
import { cutTagLyrics } from "../lyrics/cut-lyrics.ts";
import { readTagLyrics } from "../lyrics/tags/read-tag-lyrics.ts";
import { CEILING, levellingGain } from "./loudness.ts";
import { probeSong, processingFailed, refuseAs } from "./probe-song.ts";
import { assertTrimRange } from "./trim-range.ts";

/** An upload and the range of it that is wanted. */
export interface SongUpload {
  /** Path of the uploaded file. It is only read. */
  file: string;
  /** Milliseconds in the song. */
  startMs: number;
  /** Milliseconds in the song; an end after the song's means the song's. */
  endMs: number;
  /** An existing folder; the song is written into it, and nothing else is left there. */
  workDir: string;
  signal?: AbortSignal | undefined;
  /** How long each of the programs may take that read the upload. Milliseconds; absent: their own limits. */
  timeoutMs?: number;
  /** How lyrics are read from its tags; absent: in a thread of their own. */
  readTags?: typeof readTagLyrics | undefined;
}

/** The range as the product keeps and plays it. Whoever asked for it removes the file. */
export interface TrimmedSong {
  path: string;
  contentType: "audio/mpeg";
  extension: "mp3";
  /** Seconds, as decoded. */
  duration: number;
  /**
   * Lyrics of the file's tags: the lines that fall into the range, in its time, or the text of the whole song. No lines
   * where nothing is sung in it. Absent where the tags say nothing.
   */
  lyrics?: TagLyrics;
}

/** Seconds over which a cut is softened. Where the song itself begins or ends there is no fade. */
const FADE = { in: 0.02, out: 0.25 };

/**
 * Turns an upload into the range that a project plays: checked by content, cut, levelled, stripped of everything
 * but sound, MP3.
 * @throws {ApiError} empty_file, not_audio, unreadable_audio, section_invalid, section_too_short, section_too_long;
 * song_processing_failed when the machine is at fault; the signal's reason when aborted.
 */
export async function intakeSong(upload: SongUpload): Promise<TrimmedSong> {
  const { file, startMs, endMs, workDir, signal, timeoutMs, readTags = readTagLyrics } = upload;
  assertTrimRange(startMs, endMs);
  const skip = await probeSong(file, { signal, timeoutMs });

  const raw = join(workDir, "decoded.wav");
  const path = join(workDir, "song.mp3");
  try {
    const range = { start: startMs / 1000, end: endMs / 1000 };
    const decoded = await decodeRange(file, { ...range, output: raw, skip, signal, timeoutMs }).catch(
      refuseAs("unreadable_audio"),
    );
    assertLongEnough(decoded, startMs);
    await encodeSong({
      input: raw,
      output: path,
      gain: levellingGain(decoded.loudness, decoded.peak),
      ceiling: CEILING,
      fadeIn: startMs > 0 ? FADE.in : 0,
      fadeOut: decoded.duration > range.end - range.start - 0.001 ? FADE.out : 0,
      duration: decoded.duration,
      signal,
    });
    const samples = await decodePcm(path, { sampleRate: DECODED_RATE, channels: 1, maxSeconds: 62, signal });
    assertWholeSong(samples.length / DECODED_RATE, decoded.duration);
    const tagLyrics = await readTags(file, { signal });
    return {
      path,
      contentType: "audio/mpeg",
      extension: "mp3",
      duration: samples.length / DECODED_RATE,
      ...(tagLyrics && { lyrics: cutTagLyrics(tagLyrics, range) }),
    };
  } catch (error) {
    await rm(path, { force: true });
    // The range was decoded, so the upload is good: from here on the machine is at fault.
    throw error instanceof FfmpegError ? processingFailed(error) : error;
  } finally {
    await rm(raw, { force: true });
  }
}

function assertLongEnough(decoded: DecodedRange, startMs: number): void {
  if (decoded.duration * 1000 >= MIN_TRIM_MS - 1) return;
  if (decoded.duration > 0) throw new ApiError("section_too_short");
  throw new ApiError(startMs === 0 ? "unreadable_audio" : "section_invalid");
}

/**
 * Seconds by which the song that is kept may differ from the range: its encoder works in frames of 26 ms.
 */
const LENGTH_TOLERANCE = 0.03;

/** @throws {FfmpegError} when the song that was written is longer or shorter than what it was made of. */
function assertWholeSong(seconds: number, wanted: number): void {
  if (Math.abs(seconds - wanted) > LENGTH_TOLERANCE)
    throw new FfmpegError("wrong_output", `the song that was written takes ${seconds} s and not ${wanted} s`);
}
