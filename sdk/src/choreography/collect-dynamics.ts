import type { ChoreographySegment, TimePair } from "./document.ts";
import type { Dynamics, TimeRange } from "./timeline.ts";

/** Beats nearer than this are the same beat, which neighbouring segments may both name. Seconds. */
const SAME_BEAT = 0.02;

/** Beats and dynamics of all segments together, each beat once, nothing after the end of the song. @param duration Seconds. */
export function collectDynamics(
  segments: readonly ChoreographySegment[],
  duration: number,
): { beats: number[]; dynamics: Dynamics } {
  const beats = segments
    .flatMap(({ beats = [], energy }) => beats.map((time, i) => ({ time, energy: energy?.[i] })))
    .filter(({ time }) => time <= duration)
    .sort((a, b) => a.time - b.time)
    .filter(({ time }, i, all) => i === 0 || time - (all[i - 1]?.time ?? 0) > SAME_BEAT);
  const hits = segments.flatMap((segment) => segment.hits ?? []).filter((time) => time <= duration);
  const within = (field: "breaks" | "builds") =>
    ranges(
      segments.flatMap((segment) => segment[field] ?? []),
      duration,
    );
  return {
    beats: beats.map(({ time }) => time),
    dynamics: {
      energy: withoutGaps(beats.map(({ energy }) => energy)),
      hits: [...new Set(hits)].sort((a, b) => a - b),
      breaks: within("breaks"),
      builds: within("builds"),
    },
  };
}

/** Beats that no segment gives an energy have the mean of those that do; empty where none does. */
function withoutGaps(energy: readonly (number | undefined)[]): number[] {
  const known = energy.filter((value) => value !== undefined);
  if (known.length === 0) return [];
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return energy.map((value) => value ?? mean);
}

/** Sorted ranges within the song; those that overlap become one. */
function ranges(pairs: readonly TimePair[], duration: number): TimeRange[] {
  const sorted = pairs
    .map(([start, end]) => ({ start, end: Math.min(end, duration) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const apart: TimeRange[] = [];
  for (const range of sorted) {
    const last = apart.at(-1);
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else apart.push(range);
  }
  return apart;
}
