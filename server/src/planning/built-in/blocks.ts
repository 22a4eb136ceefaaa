import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Section } from "../../music/analysis.ts";
import type { Pulses } from "./pulses.ts";

/** A stretch of the dance of one character, in one style: counted in phrases from its own first pulse. */
export interface Block {
  /** Index of its first pulse. */
  from: number;
  /** Index after its last pulse. The length is even. */
  to: number;
  /** Blocks with the same label get the same phrases. */
  label: string;
  style: DanceStyle;
}

/** Blocks begin on bars: counted from the first downbeat, a multiple of this many pulses. */
const GRID = 4;

/**
 * Divides the pulses into blocks along the sections of the music, and hands the styles out: sections of the same label
 * keep their style where there are labels enough for all styles, otherwise the styles take turns from block to block.
 */
export function blocksOf(pulses: Pulses, sections: readonly Section[], styles: readonly DanceStyle[]): Block[] {
  // Moves take whole bars as a rule; what is left of the last one is for the closing to ring out.
  const count = GRID * Math.floor(pulses.times.length / GRID) || 2 * Math.floor(pulses.times.length / 2);
  if (count === 0) return [];
  const spans = splitForStyles(answered(spansOf(pulses, sections, count)), styles.length, pulses.phrase);
  const labels = [...new Set(spans.map(({ label }) => label))];
  return spans.map((span, i) => {
    const turn = labels.length >= styles.length ? labels.indexOf(span.label) : i;
    return { ...span, style: styles[turn % styles.length] as DanceStyle };
  });
}

type Span = Omit<Block, "style">;

function spansOf(pulses: Pulses, sections: readonly Section[], count: number): Span[] {
  const starts = new Map<number, string>([[0, sections[0]?.label ?? "A"]]);
  for (const section of sections) {
    const index = GRID * Math.round(nearestPulse(pulses.times, section.start) / GRID);
    // What begins within the first or last bar is no section to a dancer.
    if (index >= GRID && index <= count - GRID) starts.set(index, section.label);
    else if (index < GRID) starts.set(0, section.label);
  }
  const sorted = [...starts].sort(([a], [b]) => a - b);
  return sorted.map(([from, label], i) => ({ from, to: sorted[i + 1]?.[0] ?? count, label }));
}

/**
 * Music that goes on and on alike would be danced alike to its end: after a phrase and its repetition comes an answer,
 * twice too, and then the phrase again.
 */
function answered(spans: Span[]): Span[] {
  let run = 0;
  return spans.map((span, i) => {
    run = span.label === spans[i - 1]?.label ? run + 1 : 0;
    return run % 4 < 2 ? span : { ...span, label: `${span.label}2` };
  });
}

function nearestPulse(times: readonly number[], seconds: number): number {
  let best = 0;
  for (const [i, time] of times.entries()) {
    if (Math.abs(time - seconds) < Math.abs((times[best] as number) - seconds)) best = i;
  }
  return best;
}

/** Fewer sections than styles: the longest are divided at a phrase, so that each chosen style is danced. */
function splitForStyles(spans: Span[], wanted: number, phrase: number): Span[] {
  const result = [...spans];
  while (result.length < wanted) {
    const longest = result.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
    const half = Math.floor((longest.to - longest.from) / 2 / phrase) * phrase || GRID;
    if (longest.to - longest.from < 2 * GRID) break;
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
