import type { ChoreographyDocument } from "../choreography/document.ts";
import type { Timeline } from "../choreography/timeline.ts";
import { mapSegments } from "./map-segments.ts";

/** How far a bend reaches, beats to either side: a phrase, so that bends at every eighth beat join. */
const REACH_BEATS = 8;
/** Beats this near are the same beat. Seconds. */
const SAME_BEAT = 0.02;

/**
 * The energy at each beat of a timeline, bent at one of them: that beat has what is asked for, what lies around it goes
 * along, less with each beat. Empty where the timeline has no energy.
 */
export function bentEnergy({ dynamics }: Pick<Timeline, "dynamics">, beat: number, energy: number): number[] {
  const before = dynamics?.energy ?? [];
  const present = before[beat];
  if (present === undefined) return [...before];
  const by = Math.min(1, Math.max(0, energy)) - present;
  return before.map((value, i) => {
    const share = Math.max(0, 1 - Math.abs(i - beat) / REACH_BEATS);
    return Math.min(1, Math.max(0, value + by * share));
  });
}

/**
 * The document with its energy bent at a beat of its timeline: how large the body dances there.
 * @returns The document itself where it has no energy, no such beat, or this energy already.
 */
export function bendEnergy(
  document: ChoreographyDocument,
  timeline: Timeline,
  beat: number,
  energy: number,
): ChoreographyDocument {
  const before = timeline.dynamics?.energy ?? [];
  const after = bentEnergy(timeline, beat, energy);
  if (!Number.isFinite(energy) || after.every((value, i) => value === before[i])) return document;
  const at = (time: number) => after[timeline.beats.findIndex((other) => Math.abs(other - time) <= SAME_BEAT)];
  return mapSegments(document, (_, segment) =>
    segment.beats
      ? { ...segment, energy: segment.beats.map((time, i) => at(time) ?? segment.energy?.[i] ?? 0) }
      : segment,
  );
}
