import type { FootLine, Side } from "../format/compiled-move.ts";
import type { Break } from "../sequence/break.ts";
import { localToWorld } from "../sequence/clip-instance.ts";
import { FILTER } from "../tracks/hold-breaks.ts";
import type { Spot } from "./footwork.ts";
import { LONGEST_STEP, sign } from "./home.ts";

/** A foot that is in the air when the music stops is set down this soon after, and stands; a step that begins so shortly before is not made. Seconds. */
const SETS_DOWN = 0.1;
/** A step that lands no longer than this before the music stops is one into the stance of the break. Seconds. */
const INTO_STANCE = 0.55;

/** The time of a step outside of the breaks; undefined where it is not made because the music has stopped. Seconds. */
export function outsideBreaks(
  start: number,
  end: number,
  breaks: readonly Break[],
): { start: number; end: number } | undefined {
  for (const stop of breaks) {
    if (end <= stop.start + SETS_DOWN || start >= stop.end + FILTER) continue;
    return start > stop.start - SETS_DOWN ? undefined : { start, end: stop.start + SETS_DOWN };
  }
  return { start, end };
}

/**
 * Lines of feet without those that would hold a foot in the air through a break: a foot that would be up stays down.
 * @param timeOf Seconds of a beat of the move.
 */
export function groundedInBreaks(
  lines: readonly FootLine[],
  timeOf: (beat: number) => number,
  breaks: readonly Break[],
): FootLine[] {
  const airborne = (lift: FootLine): boolean => {
    const lands = landingAfter(lines, lift.side, lift.end);
    return breaks.some((stop) => timeOf(lift.start) < stop.end && timeOf(lands) > stop.start + SETS_DOWN);
  };
  return lines
    .filter((line) => line.kind !== "lift" || !airborne(line))
    .map((line) => (line.on ? { ...line, on: false } : line));
}

/** The beat at which a foot is next set down. */
function landingAfter(lines: readonly FootLine[], side: Side, beat: number): number {
  const next = lines.find((line) => line.side === side && line.start >= beat - 1e-9 && line.kind !== "lift");
  return next?.end ?? Number.POSITIVE_INFINITY;
}

/** Whether a step is one of the last before a break: into its stance. Seconds. */
export function endsInStance(start: number, end: number, breaks: readonly Break[]): boolean {
  return breaks.some((stop) => start < stop.start && end > stop.start - INTO_STANCE);
}

/**
 * A spot of a foot that is so far to its own side of the other one, so that the dancer stands in a stance.
 * @param facing Where the dancer faces, degrees.
 * @param apart Metres.
 */
export function stanceSpot(to: Spot, side: Side, other: { x: number; z: number }, facing: number, apart: number): Spot {
  const out = localToWorld({ x: 0, z: 0, turn: facing }, sign(side), 0);
  const missing = Math.min(LONGEST_STEP, apart - (to.x - other.x) * out.x - (to.z - other.z) * out.z);
  return missing > 0 ? { ...to, x: to.x + missing * out.x, z: to.z + missing * out.z } : to;
}
