import { nextStepAt, segmentAt } from "../choreography/lookup.ts";
import type { Timeline } from "../choreography/timeline.ts";
import { moveName } from "../contract/moves.ts";

/** The line that is sung at a time, for the lyric box; empty where nothing is. */
export function lyricAt(timeline: Timeline, seconds: number): string {
  return segmentAt(timeline, seconds)?.lyrics ?? "";
}

/** The same line in another language; empty where there is none. */
export function translationAt(timeline: Timeline, seconds: number): string {
  return segmentAt(timeline, seconds)?.translation ?? "";
}

/** The name of the coming move, for 'Next step: …'; undefined when there is none. */
export function nextStepNameAt(timeline: Timeline, seconds: number): string | undefined {
  const next = nextStepAt(timeline, seconds);
  return next && moveName(next.move);
}

/**
 * Where the progress bar stands, in percent: time/duration × scale.
 * @param scale `PROGRESS_SCALE_PERCENT.project` or `.standalone`.
 */
export function progressPercent(seconds: number, duration: number, scale: number): number {
  if (!(duration > 0 && Number.isFinite(seconds))) return 0;
  return Math.min(1, Math.max(0, seconds / duration)) * scale;
}

/** Where a dancer counts 1: the beat on which the first step begins, for songs may begin with an upbeat. */
function firstOne({ beats, segments }: Timeline): number {
  const start = segments.find(({ steps }) => steps.length > 0)?.steps[0]?.start ?? 0;
  const first = beats.findIndex((beat) => beat >= start - 0.05);
  return Math.max(0, first);
}

/** What a dancer counts at a time, 1 to 8; undefined before the first beat and where the song has no beats. */
export function eightCountAt(timeline: Timeline, seconds: number): number | undefined {
  const beat = timeline.beats.findLastIndex((time) => time <= seconds);
  if (beat < 0) return undefined;
  const count = (beat - firstOne(timeline)) % 8;
  return (count < 0 ? count + 8 : count) + 1;
}

/** A time as players show it, as in 1:05. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
