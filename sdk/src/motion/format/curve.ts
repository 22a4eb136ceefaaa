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

/** Keys by channel index, in the order written. */
export type KeysByChannel = Map<number, Key[]>;

/** Keys whose beats differ by less are at the same beat. */
const SAME_BEAT = 1e-6;

/** Puts keys into a list, each in the place of one at the same beat. */
export function putKeys(list: Key[], keys: readonly Key[]): void {
  for (const key of keys) {
    const again = list.findIndex(({ beat }) => Math.abs(beat - key.beat) < SAME_BEAT);
    if (again >= 0) list.splice(again, 1);
    list.push(key);
  }
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
    const before = (beats[i] ?? 0) - (beats[i - 1] ?? 0);
    const after = (beats[i + 1] ?? 0) - (beats[i] ?? 0);
    const a = ((values[i] ?? 0) - (values[i - 1] ?? 0)) / before;
    const b = ((values[i + 1] ?? 0) - (values[i] ?? 0)) / after;
    if (keys[i]?.through) slopes[i] = (a * after + b * before) / (before + after);
    else if (a * b > 0) {
      const w1 = 2 * after + before;
      const w2 = after + 2 * before;
      slopes[i] = (w1 + w2) / (w1 / a + w2 / b);
    }
  }
  return { beats, values, slopes };
}

/** The sum of two curves: a curve through the keys of both. */
export function addCurves(a: Curve, b: Curve): Curve {
  const beats = Float64Array.from(new Set([...a.beats, ...b.beats])).sort();
  return {
    beats,
    values: beats.map((beat) => evaluateCurve(a, beat) + evaluateCurve(b, beat)),
    slopes: beats.map((beat) => slopeOf(a, beat) + slopeOf(b, beat)),
  };
}

/** The slope of a curve at a beat. */
function slopeOf({ beats, values, slopes }: Curve, beat: number): number {
  const next = beats.findIndex((each) => each >= beat);
  if (beats[next] === beat) return slopes[next] ?? 0;
  if (next < 1) return 0;
  const begin = beats[next - 1] ?? 0;
  const h = (beats[next] ?? 0) - begin;
  const s = (beat - begin) / h;
  const rise = ((values[next] ?? 0) - (values[next - 1] ?? 0)) / h;
  return (
    6 * s * (1 - s) * rise + (1 - s) * (1 - 3 * s) * (slopes[next - 1] ?? 0) + s * (3 * s - 2) * (slopes[next] ?? 0)
  );
}

/** The value of a curve at a beat; before its first and after its last key it stays. */
export function evaluateCurve({ beats, values, slopes }: Curve, beat: number): number {
  const last = beats.length - 1;
  if (beat <= (beats[0] ?? 0)) return values[0] ?? 0;
  if (beat >= (beats[last] ?? 0)) return values[last] ?? 0;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((beats[middle] ?? 0) <= beat) low = middle;
    else high = middle;
  }
  const begin = beats[low] ?? 0;
  const h = (beats[high] ?? 0) - begin;
  const s = (beat - begin) / h;
  const s2 = s * s;
  const s3 = s2 * s;
  return (
    (values[low] ?? 0) * (2 * s3 - 3 * s2 + 1) +
    (slopes[low] ?? 0) * h * (s3 - 2 * s2 + s) +
    (values[high] ?? 0) * (3 * s2 - 2 * s3) +
    (slopes[high] ?? 0) * h * (s3 - s2)
  );
}
