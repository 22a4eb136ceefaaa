import { numberAt } from "@nataraj/sdk/arrays";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Section } from "../../music/analysis.ts";
import type { CountGrid } from "./count-grid.ts";

/** A part of the dance with one label and one style. Its phrases count from its own first count. */
export interface Block {
  /** Index of its first count. */
  from: number;
  /** Index after its last count. The length is even. */
  to: number;
  /** Blocks with the same label get the same phrases. */
  label: string;
  style: DanceStyle;
}

/** Blocks begin on bars: counted from the first downbeat, a multiple of this many counts. */
const COUNTS_PER_BAR = 4;

/**
 * Divides the counts into blocks along the sections of the music, and gives each block a style. Sections with the same
 * label get the same style if there are at least as many labels as styles. Otherwise the styles alternate from block to
 * block.
 */
export function blocksOf(grid: CountGrid, sections: readonly Section[], styles: readonly DanceStyle[]): Block[] {
  // Moves usually take whole bars. The rest of the last bar is left for the closing pose.
  const count =
    COUNTS_PER_BAR * Math.floor(grid.times.length / COUNTS_PER_BAR) || 2 * Math.floor(grid.times.length / 2);
  if (count === 0) return [];
  const spans = splitForStyles(withContrast(unstyledBlocksOf(grid, sections, count)), styles.length, grid.phrase);
  const labels = [...new Set(spans.map(({ label }) => label))];
  return spans.map((span, i) => {
    const turn = labels.length >= styles.length ? labels.indexOf(span.label) : i;
    return { ...span, style: styles[turn % styles.length] as DanceStyle };
  });
}

type UnstyledBlock = Omit<Block, "style">;

function unstyledBlocksOf(grid: CountGrid, sections: readonly Section[], count: number): UnstyledBlock[] {
  const starts = new Map<number, string>([[0, sections[0]?.label ?? "A"]]);
  for (const section of sections) {
    const index = COUNTS_PER_BAR * Math.round(nearestCount(grid.times, section.start) / COUNTS_PER_BAR);
    // A section that begins within the first or last bar is too short to dance.
    if (index >= COUNTS_PER_BAR && index <= count - COUNTS_PER_BAR) starts.set(index, section.label);
    else if (index < COUNTS_PER_BAR) starts.set(0, section.label);
  }
  const sorted = [...starts].sort(([a], [b]) => a - b);
  return sorted.map(([from, label], i) => ({ from, to: sorted[i + 1]?.[0] ?? count, label }));
}

/**
 * Long music with one label would be danced alike to its end. So a phrase and its repetition are followed by another
 * phrase and its repetition, then by the first again.
 */
function withContrast(spans: UnstyledBlock[]): UnstyledBlock[] {
  let run = 0;
  return spans.map((span, i) => {
    run = span.label === spans[i - 1]?.label ? run + 1 : 0;
    return run % 4 < 2 ? span : { ...span, label: `${span.label}2` };
  });
}

function nearestCount(times: readonly number[], seconds: number): number {
  let best = 0;
  for (const [i, time] of times.entries()) {
    if (Math.abs(time - seconds) < Math.abs(numberAt(times, best) - seconds)) best = i;
  }
  return best;
}

/** If there are fewer blocks than styles, divides the longest at a phrase, so that each chosen style is danced. */
function splitForStyles(spans: UnstyledBlock[], wanted: number, phrase: number): UnstyledBlock[] {
  const result = [...spans];
  while (result.length < wanted) {
    const longest = result.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
    const half = Math.floor((longest.to - longest.from) / 2 / phrase) * phrase || COUNTS_PER_BAR;
    if (longest.to - longest.from < 2 * COUNTS_PER_BAR) break;
    const middle = longest.from + half;
    result.splice(
      result.indexOf(longest),
      1,
      { ...longest, to: middle },
      { ...longest, from: middle, label: `${longest.label}'` },
    );
  }
  return result;
}
