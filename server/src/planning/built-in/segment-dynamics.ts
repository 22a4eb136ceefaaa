/** What the music does during one segment, as its entry in the document has it. */
import { numberAt } from "@nataraj/sdk/arrays";
import type { ChoreographySegment, TimePair, TimeRange } from "@nataraj/sdk/choreography";
import type { HeardDynamics } from "../../music/analysis.ts";

/** Strikes within this are one. Seconds. */
const SAME_STRIKE_S = 0.2;

/**
 * What a segment's document entry says of the music: the energy of its beats, and the strikes, breaks and builds that
 * begin in it, whole. Lists that are empty are left out.
 * @param beats The segment's beats, seconds.
 */
export function dynamicsWithin(
  { beats: heard, strikes, breaks, builds }: HeardDynamics,
  beats: readonly number[],
  start: number,
  end: number,
): Pick<ChoreographySegment, "energy" | "hits" | "breaks" | "builds"> {
  const begins = (time: number) => time >= start && time < end;
  const hits = strikes.map(({ time }) => time).filter(begins);
  const pairs = (ranges: readonly TimeRange[]) =>
    ranges.filter((range) => begins(range.start)).map((range): TimePair => [range.start, range.end]);
  const [stops, gathers] = [pairs(breaks), pairs(builds)];
  return {
    energy: beats.map((beat) => energyAt(heard, beat)),
    ...(hits.length > 0 && { hits }),
    ...(stops.length > 0 && { breaks: stops }),
    ...(gathers.length > 0 && { builds: gathers }),
  };
}

/** What is heard, with the last pose: a strike, and a break until the end of the song. */
export function withHold(dynamics: HeardDynamics, hold: TimeRange | undefined): HeardDynamics {
  if (!hold) return dynamics;
  const { strikes, breaks } = dynamics;
  const isStruck = strikes.some(({ time }) => Math.abs(time - hold.start) < SAME_STRIKE_S);
  return {
    ...dynamics,
    strikes: [
      ...strikes.filter(({ time }) => time < hold.start + SAME_STRIKE_S),
      ...(isStruck ? [] : [{ time: hold.start, strength: 1 }]),
    ],
    breaks: [...breaks.filter(({ end }) => end <= hold.start), hold],
  };
}

/** Energy at a time, between those of the beats before and after it. */
export function energyAt({ times, energy }: HeardDynamics["beats"], seconds: number): number {
  const after = times.findIndex((time) => time >= seconds);
  if (after <= 0) return (after === 0 ? energy[0] : energy.at(-1)) ?? 0.5;
  const [from, to] = [numberAt(times, after - 1), numberAt(times, after)];
  const share = (seconds - from) / (to - from);
  return numberAt(energy, after - 1) * (1 - share) + numberAt(energy, after) * share;
}
