import { numberAt } from "@nataraj/sdk/arrays";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { SongAnalysis } from "../../music/analysis.ts";
import type { CountedPlan } from "../built-in/counted-plan.ts";

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
  /** What is sung meanwhile. */
  lyrics: string;
}

/** The phrases of a counted plan, in order. */
export function phrasesOf({ grid, blocks }: CountedPlan, { lyrics, duration }: SongAnalysis): PhraseTask[] {
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
      lyrics: sung.join(" / "),
    };
  });
}
