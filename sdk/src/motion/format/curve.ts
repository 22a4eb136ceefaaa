import { at } from "../math/at.ts";

/** Keys of a channel: beats, values and slopes of a cubic Hermite curve. */
export interface Curve {
  readonly beats: Float64Array;
  readonly values: Float64Array;
  readonly slopes: Float64Array;
}

/** One key: a value at a beat; `through` runs on without stopping at an extreme. */
export interface Key {
  beat: number;
  value: number;
  through: boolean;
}

/**
 * A curve through keys that never swings beyond them: the monotone cubic of Fritsch and Butland (1984), flat at
 * extremes; `through` keys take the weighted mean of their neighbours' slopes instead.
 */
export function createCurve(keys: readonly Key[]): Curve {
  const beats = Float64Array.from(keys, (key) => key.beat);
  const values = Float64Array.from(keys, (key) => key.value);
  const slopes = new Float64Array(keys.length);
  for (let i = 1; i < keys.length - 1; i++) {
    const before = at(beats, i) - at(beats, i - 1);
    const after = at(beats, i + 1) - at(beats, i);
    const a = (at(values, i) - at(values, i - 1)) / before;
    const b = (at(values, i + 1) - at(values, i)) / after;
    if (keys[i]?.through) slopes[i] = (a * after + b * before) / (before + after);
    else if (a * b > 0) {
      const w1 = 2 * after + before;
      const w2 = after + 2 * before;
      slopes[i] = (w1 + w2) / (w1 / a + w2 / b);
    }
  }
  return { beats, values, slopes };
}

/** The value of a curve at a beat; before its first and after its last key it stays. */
export function evaluateCurve({ beats, values, slopes }: Curve, beat: number): number {
  const last = beats.length - 1;
  if (beat <= at(beats, 0)) return at(values, 0);
  if (beat >= at(beats, last)) return at(values, last);
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at(beats, middle) <= beat) low = middle;
    else high = middle;
  }
  const begin = at(beats, low);
  const h = at(beats, high) - begin;
  const s = (beat - begin) / h;
  const s2 = s * s;
  const s3 = s2 * s;
  return (
    at(values, low) * (2 * s3 - 3 * s2 + 1) +
    at(slopes, low) * h * (s3 - 2 * s2 + s) +
    at(values, high) * (3 * s2 - 2 * s3) +
    at(slopes, high) * h * (s3 - s2)
  );
}
