import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Analysis } from "../../music/analysis.ts";
import type { Draft } from "../built-in/draft.ts";

/** Eight counts (twelve in 3/4; fewer at the end of a section) that the model fills with moves. */
export interface PhraseTask {
  index: number;
  /** Index of the first pulse. */
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

/** The phrases of a draft, in order. */
export function phrasesOf({ pulses, blocks }: Draft, { lyrics, duration }: Analysis): PhraseTask[] {
  const spans = blocks.flatMap((block) => {
    const starts: number[] = [];
    for (let from = block.from; from < block.to; from += pulses.phrase) starts.push(from);
    return starts.map((from) => ({ block, from, to: Math.min(from + pulses.phrase, block.to) }));
  });
  return spans.map(({ block, from, to }, index) => {
    const start = pulses.times[from] as number;
    const end = pulses.times[to] ?? duration;
    const sung = lyrics.filter((line) => line.start < end && line.end > start).map((line) => line.text);
    const energies = pulses.energy.slice(from, to);
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
