/** Maps time to beats and back: beat k is at `timeAt(k)` seconds; between beats the numbers run on. */
export interface BeatGrid {
  beatAt(seconds: number): number;
  timeAt(beat: number): number;
}

/** Seconds a beat where none are known: 120 a minute. */
export const USUAL_BEAT = 0.5;
/** Beats of a phrase: what dancers count. */
export const PHRASE = 8;
/** Nothing is danced later than this, seconds. */
export const LONGEST_DANCE = 600;
/** Nearer beats are one, and nothing shorter is danced. Seconds. */
export const SHORTEST_BEAT = 0.15;
const LONGEST_BEAT = 3;

/** A grid of even beats. */
export function evenBeatGrid(start: number, secondsPerBeat: number): BeatGrid {
  return {
    beatAt: (seconds) => (seconds - start) / secondsPerBeat,
    timeAt: (beat) => start + beat * secondsPerBeat,
  };
}

/** Beat times made usable: finite, rising, neither crowded nor with holes (which are filled evenly). */
function cleanBeats(detected: readonly number[]): number[] {
  const sorted = detected.filter((t) => Number.isFinite(t) && Math.abs(t) < LONGEST_DANCE).sort((a, b) => a - b);
  const beats: number[] = [];
  for (const t of sorted) {
    const last = beats[beats.length - 1];
    if (last === undefined || t - last >= SHORTEST_BEAT) beats.push(t);
  }
  const usual = medianInterval(beats);
  if (usual === undefined) return [];
  return beats.flatMap((t, i) => {
    const next = beats[i + 1];
    const missing = next !== undefined && next - t > LONGEST_BEAT ? Math.round((next - t) / usual) - 1 : 0;
    if (missing < 1 || next === undefined) return [t];
    return Array.from({ length: missing + 1 }, (_, k) => t + ((next - t) * k) / (missing + 1));
  });
}

function medianInterval(beats: readonly number[]): number | undefined {
  const gaps = beats.slice(1).map((t, i) => t - (beats[i] ?? t));
  const median = gaps.sort((a, b) => a - b)[gaps.length >> 1];
  return median === undefined || median > LONGEST_BEAT ? undefined : median;
}

/** The grid of detected beats: straight between neighbours, at the usual pace outside of them. Undefined where there are too few. */
export function beatGridOf(detected: readonly number[]): BeatGrid | undefined {
  const beats = Float64Array.from(cleanBeats(detected));
  const usual = medianInterval([...beats]);
  if (usual === undefined) return undefined;
  const last = beats.length - 1;
  const first = beats[0] ?? 0;
  const final = beats[last] ?? 0;
  return {
    beatAt(seconds) {
      if (seconds <= first) return (seconds - first) / usual;
      if (seconds >= final) return last + (seconds - final) / usual;
      let low = 0;
      let high = last;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((beats[middle] ?? 0) <= seconds) low = middle;
        else high = middle;
      }
      return low + (seconds - (beats[low] ?? 0)) / ((beats[high] ?? 0) - (beats[low] ?? 0));
    },
    timeAt(beat) {
      if (beat <= 0) return first + beat * usual;
      if (beat >= last) return final + (beat - last) * usual;
      const low = Math.floor(beat);
      const from = beats[low] ?? 0;
      return from + (beat - low) * ((beats[low + 1] ?? 0) - from);
    },
  };
}
