import type { DanceScore } from "../../motion/sequence/score.ts";
import { meanEnergy } from "./energy.ts";
import { phraseStarts } from "./phrases.ts";

/** A part of a dance of one character: it begins with a phrase. */
export interface DanceSection {
  /** Seconds; the first begins with the song, the last ends with it. */
  start: number;
  end: number;
  /** Mean energy of the music, 0 to 1. */
  energy: number;
  /** Whether it opens what a build has gathered. */
  isDrop: boolean;
}

/** Seconds of a section, at the least, and at the most by the energy of the music: quiet parts last longer. */
const MIN_SECTION_S = 5;
const MAX_SECTION_S = { quiet: 13, loud: 6.8 };
/** Change of energy that begins a section by itself. */
const ENERGY_CHANGE = 0.22;
/** Seconds over which energy is compared. */
const COMPARED_S = 4;
/** A drop, or the end of a break, is this near to the phrase that it belongs to. Seconds. */
const SAME_PHRASE_S = 0.4;

/** The sections of a dance: they begin where the music or the style changes, at drops, and where one has lasted long. */
export function danceSections(score: DanceScore): DanceSection[] {
  const { duration, moves, dynamics } = score;
  const drops = (dynamics?.builds ?? []).map(({ end }) => end);
  const breakEnds = (dynamics?.breaks ?? []).map(({ end }) => end);
  const near = (times: readonly number[], start: number) =>
    times.some((time) => Math.abs(time - start) < SAME_PHRASE_S);
  const styleAt = (time: number) => moves.findLast(({ start }) => start <= time)?.style;

  const starts = [0];
  for (const start of phraseStarts(score)) {
    const since = start - (starts.at(-1) ?? 0);
    if (since < MIN_SECTION_S || duration - start < MIN_SECTION_S) continue;
    const energy = meanEnergy(score, start, start + COMPARED_S);
    const changes =
      Math.abs(energy - meanEnergy(score, start - COMPARED_S, start)) > ENERGY_CHANGE ||
      styleAt(start) !== styleAt(start - 2 * SAME_PHRASE_S) ||
      near(drops, start) ||
      near(breakEnds, start);
    if (changes || since >= MAX_SECTION_S.quiet + (MAX_SECTION_S.loud - MAX_SECTION_S.quiet) * energy)
      starts.push(start);
  }
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? duration;
    return { start, end, energy: meanEnergy(score, start, end), isDrop: near(drops, start) };
  });
}
