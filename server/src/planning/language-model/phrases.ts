import { numberAt } from "@nataraj/sdk/arrays";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { HeardDynamics, SongAnalysis } from "../../music/analysis.ts";
import type { CountedPlan } from "../built-in/counted-plan.ts";

/** A time this near to a count is on it. Seconds. */
const ON_COUNT_S = 0.1;

/** Eight counts (twelve in 3/4; fewer at the end of a section) that the model fills with moves. */
export interface PhraseTask {
  index: number;
  /** Index of the first count. */
  from: number;
  counts: number;
  /** Seconds. */
  start: number;
  section: string;
  style: DanceStyle;
  /** 0 to 1. */
  energy: number;
  /** What the music does, at which count of the phrase: "strikes on 1", "the band stops on 7", "builds", "drop on 1". */
  events: string[];
  /** What is sung meanwhile. */
  lyrics: string;
}

/** The phrases of a counted plan, in order. */
export function phrasesOf({ grid, blocks }: CountedPlan, { lyrics, duration, dynamics }: SongAnalysis): PhraseTask[] {
  const spans = blocks.flatMap((block) => {
    const starts: number[] = [];
    for (let from = block.from; from < block.to; from += grid.phrase) starts.push(from);
    return starts.map((from) => ({ block, from, to: Math.min(from + grid.phrase, block.to) }));
  });
  return spans.map(({ block, from, to }, index) => {
    const start = numberAt(grid.times, from);
    const end = grid.times[to] ?? duration;
    const sung = lyrics.filter((line) => line.start < end && line.end > start).map((line) => line.text);
    const energies = grid.energy.slice(from, to);
    return {
      index,
      from,
      counts: to - from,
      start,
      section: block.label,
      style: block.style,
      energy: energies.reduce((sum, energy) => sum + energy, 0) / Math.max(1, energies.length),
      events: dynamics ? eventsIn(dynamics, grid.times.slice(from, to), end) : [],
      lyrics: sung.join(" / "),
    };
  });
}

/** @param times Of the phrase's counts, seconds. */
function eventsIn({ strikes, breaks, builds }: HeardDynamics, times: readonly number[], end: number): string[] {
  const start = numberAt(times, 0);
  const on = (what: string, at: number) => {
    if (at < start - ON_COUNT_S || at >= end - ON_COUNT_S) return [];
    return [`${what} on ${Math.max(1, times.filter((time) => time <= at + ON_COUNT_S).length)}`];
  };
  return [
    ...breaks.flatMap((each) => on("the band stops", each.start)),
    ...builds.flatMap((build) => [
      ...(build.start < end && build.end > start ? ["builds"] : []),
      ...on("drop", build.end),
    ]),
    ...strikes.flatMap(({ time }) => on("strikes", time)),
  ];
}
