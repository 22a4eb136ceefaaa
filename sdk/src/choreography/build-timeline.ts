import { collectDynamics } from "./collect-dynamics.ts";
import type { ChoreographyDocument, ChoreographySegment } from "./document.ts";
import { DEFAULT_STEPS } from "./step-sequence.ts";
import type { TimedSegment, TimedStep, Timeline } from "./timeline.ts";

interface PlacedSegment {
  key: string;
  segment: ChoreographySegment;
  start: number;
  end: number;
}

/**
 * Lays a document out over a song. Where every segment has a `start`, these decide; otherwise the starts are
 * proportional to the lengths of the lyrics over the duration, and even where all lyrics are empty. Segments without
 * length, or outside the song, are left out; the rest is sorted, touches, and covers the song.
 * @param duration Seconds. The timeline of a song without length is empty.
 * @throws {RangeError} for what is no length: `NaN`, which an audio element has before its metadata is there, one that is
 * infinite, as a live stream's, or one below zero.
 */
export function buildTimeline(document: ChoreographyDocument, duration: number): Timeline {
  if (!(Number.isFinite(duration) && duration >= 0)) {
    throw new RangeError(`The length of a song is a number of seconds, not ${duration}.`);
  }
  if (duration === 0) return { duration: 0, segments: [], ...collectDynamics([], 0) };
  const entries = Object.entries(document);
  const given = entries.length > 0 && entries.every(([, segment]) => segment.start !== undefined);
  const placed = given ? placeByStart(entries, duration) : placeByLyrics(entries, duration);
  if (placed.length === 0) placed.push(wholeSong(duration));

  const hasSteps = entries.some(([, segment]) => segment.steps.length > 0);
  const segments = placed.map(({ key, segment, start, end }): TimedSegment => {
    const steps = hasSteps ? timeSteps(segment, start, end) : spaceEvenly(DEFAULT_STEPS, start, end);
    const { lyrics, translation, style } = segment;
    return { key, lyrics, ...(translation && { translation }), start, end, style, steps };
  });
  const resting = placed.filter(({ segment, start, end }) => hasEnds(segment, start, end)).map(({ key }) => key);
  extendToNextStep(segments, resting);
  const heard = placed.map(({ segment }) => segment);
  return { duration, segments, ...collectDynamics(heard, duration) };
}

function wholeSong(duration: number): PlacedSegment {
  return { key: "0.00", segment: { lyrics: "", steps: [] }, start: 0, end: duration };
}

function placeByStart(entries: [string, ChoreographySegment][], duration: number): PlacedSegment[] {
  const sorted = entries
    .map(([key, segment]) => ({ key, segment, start: segment.start ?? 0 }))
    .filter(({ start }) => start < duration)
    .sort((a, b) => a.start - b.start);
  const placed = sorted
    .map((entry, i): PlacedSegment => ({ ...entry, end: sorted[i + 1]?.start ?? duration }))
    .filter(({ start, end }) => end > start);
  const first = placed[0];
  // Before the first segment nothing is sung or danced yet.
  if (first && first.start > 0) placed.unshift({ ...wholeSong(first.start), key: "" });
  return placed;
}

function placeByLyrics(entries: [string, ChoreographySegment][], duration: number): PlacedSegment[] {
  const silent = entries.every(([, segment]) => segment.lyrics.length === 0);
  const weight = (segment: ChoreographySegment) => (silent ? 1 : segment.lyrics.length);
  const total = entries.reduce((sum, [, segment]) => sum + weight(segment), 0);
  // The end of the last is the duration itself, not what rounding makes of it.
  const at = (before: number) => (before === total ? duration : (duration * before) / total);
  let before = 0;
  return entries
    .map(([key, segment]): PlacedSegment => {
      const start = at(before);
      before += weight(segment);
      return { key, segment, start, end: at(before) };
    })
    .filter(({ start, end }) => end > start);
}

function hasTimes({ at, steps }: ChoreographySegment, start: number, end: number): boolean {
  return at !== undefined && at.length === steps.length && at.every((time) => time >= start && time < end);
}

/** Whether a segment says of each of its steps when it ends. */
function hasEnds(segment: ChoreographySegment, start: number, end: number): boolean {
  return segment.ends?.length === segment.steps.length && hasTimes(segment, start, end);
}

function timeSteps(segment: ChoreographySegment, start: number, end: number): TimedStep[] {
  const { at, ends, steps, variants } = segment;
  if (!at || !hasTimes(segment, start, end)) return spaceEvenly(steps, start, end, variants);
  if (ends && hasEnds(segment, start, end)) {
    const until = (i: number) => Math.min(ends[i] ?? end, at[i + 1] ?? Number.POSITIVE_INFINITY);
    return steps.map((move, i) => ({ move, start: at[i] ?? start, end: until(i), ...variantOf(variants, i) }));
  }
  // The last step ends with the segment's own end, where it names one before the next segment begins.
  const last = segment.end !== undefined && segment.end > (at.at(-1) ?? start) ? Math.min(segment.end, end) : end;
  return steps.map((move, i) => ({ move, start: at[i] ?? start, end: at[i + 1] ?? last, ...variantOf(variants, i) }));
}

function spaceEvenly(steps: readonly number[], start: number, end: number, variants?: readonly string[]): TimedStep[] {
  const at = (i: number) => (i === steps.length ? end : start + ((end - start) * i) / steps.length);
  return steps
    .map((move, i) => ({ move, start: at(i), end: at(i + 1), ...variantOf(variants, i) }))
    .filter((step) => step.end > step.start);
}

function variantOf(variants: readonly string[] | undefined, index: number): Pick<TimedStep, "variant"> {
  const variant = variants?.[index];
  return variant ? { variant } : {};
}

/**
 * A line is sung when it is sung, a move is danced on the beat: where the first step of a segment begins later than the
 * segment, the step before it goes on until then.
 * @param resting Keys of the segments that say when their steps end. The last of them may go on into the next line, until
 *   a step begins there.
 */
function extendToNextStep(segments: readonly TimedSegment[], resting: readonly string[]): void {
  let last: TimedStep | undefined;
  let isTold = false;
  for (const { key, start, end, steps } of segments) {
    const next = steps[0]?.start;
    if (last && isTold) last.end = Math.min(last.end, next ?? Number.POSITIVE_INFINITY);
    else if (last && last.end === start) last.end = next ?? end;
    last = steps.at(-1) ?? last;
    if (steps.length > 0) isTold = resting.includes(key);
  }
  const songEnd = segments.at(-1)?.end;
  if (last && isTold && songEnd !== undefined) last.end = Math.min(last.end, songEnd);
}
