import type { Timeline, TimeRange } from "@nataraj/sdk/choreography";

/**
 * The part of a dance to the loudest music, of a length in seconds. It begins with a line, so that no word is cut in two;
 * where the dance is shorter, it is the whole.
 */
export function liveliestPart({ duration, segments, beats, dynamics }: Timeline, seconds: number): TimeRange {
  const energyIn = (start: number) => {
    const heard = beats.flatMap((beat, i) =>
      beat >= start && beat < start + seconds ? [dynamics?.energy[i] ?? 0] : [],
    );
    return heard.reduce((sum, energy) => sum + energy, 0) / Math.max(1, heard.length);
  };
  const starts = [0, ...segments.map(({ start }) => start)].filter((start) => start + seconds <= duration);
  const [first = 0, ...others] = starts;
  const start = others.reduce((best, each) => (energyIn(each) > energyIn(best) ? each : best), first);
  return { start, end: Math.min(duration, start + seconds) };
}
