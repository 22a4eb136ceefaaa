/** Frames of a dance: from the first up to, and without, the last. */
export interface FrameRange {
  readonly from: number;
  readonly to: number;
}

/** Whether there is no frame in a range. */
export const isEmpty = ({ from, to }: FrameRange): boolean => to <= from;

/** A range with so many frames more on each side, within a dance of so many frames. An empty range stays empty. */
export function dilate({ from, to }: FrameRange, reach: number, frames: number): FrameRange {
  return to <= from ? { from, to: from } : { from: Math.max(0, from - reach), to: Math.min(frames, to + reach) };
}

/** The smallest range with all frames of both. */
export function hull(a: FrameRange, b: FrameRange): FrameRange {
  if (isEmpty(a)) return b;
  return isEmpty(b) ? a : { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

/** A range in pieces of at most so many frames. */
export function* piecesOf({ from, to }: FrameRange, frames: number): Generator<FrameRange> {
  for (let start = from; start < to; start += frames) yield { from: start, to: Math.min(to, start + frames) };
}
