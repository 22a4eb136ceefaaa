import type { LyricWord } from "../../analysis.ts";

/** Whisper hears no more than this at a time. Seconds. */
const MAX_WINDOW_S = 30;
/** Windows overlap by this, so that each word is whole in one of them. Seconds. */
const OVERLAP_S = 6;
/** Each half of a window reaches this far beyond its middle. Seconds. */
const HALF_MARGIN_S = 1.5;
/** The same word of two windows differs by less than this in time. Seconds. */
const SAME_WORD_S = 0.5;

/** Where nothing was heard for so long, a passage may be lost: a pause between two lines is shorter. Seconds. */
const LOST_S = 8;
/** It is heard again with this much of what is around it. Seconds. */
const LOST_MARGIN_S = 2;

/** A stretch of a clip that is heard in one go. Seconds. */
export interface Window {
  start: number;
  end: number;
  /** Words whose middle lies between these are taken from this window. */
  from: number;
  to: number;
}

/** Cuts a clip into windows of the same length, as few as there can be. */
export function windowsOf(duration: number): Window[] {
  const count = duration <= MAX_WINDOW_S ? 1 : Math.ceil((duration - OVERLAP_S) / (MAX_WINDOW_S - OVERLAP_S));
  const length = (duration + OVERLAP_S * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => {
    const start = i * (length - OVERLAP_S);
    const isLast = i === count - 1;
    const end = isLast ? duration : start + length;
    return { start, end, from: i === 0 ? 0 : start + OVERLAP_S / 2, to: isLast ? duration : end - OVERLAP_S / 2 };
  });
}

/** The two halves of a window, which take the words that it would take. */
export function halvesOf({ start, end, from, to }: Window): [Window, Window] {
  const middle = (from + to) / 2;
  return [
    { start, end: Math.min(end, middle + HALF_MARGIN_S), from, to: middle },
    { start: Math.max(start, middle - HALF_MARGIN_S), end, from: middle, to },
  ];
}

/** Windows over what is without words for long: each stretch with a little of what is around it. */
export function lostWindows(words: readonly LyricWord[], duration: number): Window[] {
  const ends = [0, ...words.map(({ end }) => end)];
  const starts = [...words.map(({ start }) => start), duration];
  return ends.flatMap((from, i) => {
    const to = starts[i] ?? duration;
    if (to - from < LOST_S) return [];
    const start = Math.max(0, from - LOST_MARGIN_S);
    return windowsOf(Math.min(duration, to + LOST_MARGIN_S) - start).map((window) => ({
      start: start + window.start,
      end: start + window.end,
      from: Math.max(from, start + window.from),
      to: Math.min(to, start + window.to),
    }));
  });
}

/** Joins the words of all windows. A window's words have its own time, the result has the clip's. The windows are in order. */
export function joinWindows(transcribed: readonly { window: Window; words: readonly LyricWord[] }[]): LyricWord[] {
  const joined: LyricWord[] = [];
  for (const { window, words } of transcribed) {
    for (const word of words) {
      const moved = { ...word, start: word.start + window.start, end: word.end + window.start };
      const middle = (moved.start + moved.end) / 2;
      const last = joined.at(-1);
      const isRepeated = last?.text === moved.text && Math.abs(last.start - moved.start) < SAME_WORD_S;
      if (middle >= window.from && middle <= window.to && !isRepeated) joined.push(moved);
    }
  }
  return joined;
}
