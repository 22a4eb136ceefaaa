/** Keys of a channel: beats, values and slopes of a cubic Hermite curve. */
export interface Track {
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
export function createTrack(keys: readonly Key[]): Track {
  const beats = Float64Array.from(keys, (key) => key.beat);
  const values = Float64Array.from(keys, (key) => key.value);
  const slopes = new Float64Array(keys.length);
  for (let i = 1; i < keys.length - 1; i++) {
    const before = (beats[i] as number) - (beats[i - 1] as number);
    const after = (beats[i + 1] as number) - (beats[i] as number);
    const a = ((values[i] as number) - (values[i - 1] as number)) / before;
    const b = ((values[i + 1] as number) - (values[i] as number)) / after;
    if (keys[i]?.through) slopes[i] = (a * after + b * before) / (before + after);
    else if (a * b > 0) {
      const w1 = 2 * after + before;
      const w2 = after + 2 * before;
      slopes[i] = (w1 + w2) / (w1 / a + w2 / b);
    }
  }
  return { beats, values, slopes };
}

/** The value of a track at a beat; before its first and after its last key it rests. */
export function sampleTrack({ beats, values, slopes }: Track, beat: number): number {
  const last = beats.length - 1;
  if (beat <= (beats[0] as number)) return values[0] as number;
  if (beat >= (beats[last] as number)) return values[last] as number;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((beats[middle] as number) <= beat) low = middle;
    else high = middle;
  }
  const h = (beats[high] as number) - (beats[low] as number);
  const s = (beat - (beats[low] as number)) / h;
  const s2 = s * s;
  const s3 = s2 * s;
  return (
    (values[low] as number) * (2 * s3 - 3 * s2 + 1) +
    (slopes[low] as number) * h * (s3 - 2 * s2 + s) +
    (values[high] as number) * (3 * s2 - 2 * s3) +
    (slopes[high] as number) * h * (s3 - s2)
  );
}
