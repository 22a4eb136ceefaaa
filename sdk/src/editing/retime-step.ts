import { buildTimeline } from "../choreography/build-timeline.ts";
import type { ChoreographyDocument, ChoreographySegment } from "../choreography/document.ts";
import { SHORTEST_MOVE } from "../choreography/shortest-move.ts";
import type { TimedStep, Timeline } from "../choreography/timeline.ts";
import type { StepPosition } from "./swap-step.ts";

/** What of a step is moved: the whole step, its start, or its end. */
export type StepEdge = "whole" | "start" | "end";

/** Which end of which step is moved, and how far. */
export interface Retiming {
  place: StepPosition;
  edge: StepEdge;
  /** To a later beat where it is positive. */
  beats: number;
}

/** What became of a retiming. */
export interface RetimedDance {
  document: ChoreographyDocument;
  /** Where the step stands now: it may begin in another segment. */
  place: StepPosition;
}

/** Times as near as this are the same. Seconds. */
const SAME_TIME_S = 0.002;

/** Whether the steps of a document can be moved by beats: its segments have their times, and the song its beats. */
export function canRetime(document: ChoreographyDocument, { beats }: Pick<Timeline, "beats">): boolean {
  return beats.length > 1 && Object.values(document).every(({ start }) => start !== undefined);
}

/**
 * The document with a step, or an end of it, moved by beats. Its neighbours stay where they can. A step that touched it goes
 * along. A step in the way becomes shorter, down to the shortest move of a body. A step that is made shorter at its end
 * leaves a rest. A step that cannot go the whole way goes as far as it can.
 * @param duration Of the song, seconds.
 * @returns The document itself where nothing can be moved.
 */
export function retimeStep(document: ChoreographyDocument, duration: number, retiming: Retiming): RetimedDance {
  const { place, edge, beats } = retiming;
  const timeline = buildTimeline(document, duration);
  const unchanged = { document, place };
  if (!canRetime(document, timeline)) return unchanged;
  const steps = timeline.segments.flatMap(({ key, steps: own }) =>
    own.map((step, index) => ({ ...step, segmentKey: key, index })),
  );
  const at = steps.findIndex(({ segmentKey, index }) => segmentKey === place.segmentKey && index === place.index);
  const starts = Object.values(document).map(({ start = 0 }) => start);
  for (let by = Math.trunc(beats) || 0; by !== 0; by -= Math.sign(by)) {
    const moved = movedBy(steps, at, edge, by, { beats: timeline.beats, from: Math.min(...starts), to: duration });
    if (moved) return withSteps(document, duration, moved, at);
  }
  return unchanged;
}

interface Bounds {
  beats: readonly number[];
  /** Seconds: no step begins earlier, none ends later. */
  from: number;
  to: number;
}

/** All steps with one moved; undefined where it cannot be. */
function movedBy(steps: readonly TimedStep[], at: number, edge: StepEdge, by: number, bounds: Bounds) {
  const step = steps[at];
  if (!step) return undefined;
  const { from, to } = bounds;
  const before = steps[at - 1];
  const after = steps[at + 1];
  const start = edge === "end" ? step.start : shifted(step.start, by, bounds);
  const end = edge === "start" ? step.end : shifted(step.end, by, bounds);
  if (start === undefined || end === undefined) return undefined;
  const earliest = before ? before.start + SHORTEST_MOVE : from;
  const latest = after ? after.end - SHORTEST_MOVE : to;
  if (start < earliest - SAME_TIME_S || end > latest + SAME_TIME_S || end - start < SHORTEST_MOVE - SAME_TIME_S)
    return undefined;
  const touchedBefore = before !== undefined && before.end > step.start - SAME_TIME_S;
  const touchedAfter = after !== undefined && after.start < step.end + SAME_TIME_S;
  return steps.map((other, i): TimedStep => {
    if (i === at) return { ...other, start, end };
    if (i === at - 1) return { ...other, end: touchedBefore ? start : Math.min(other.end, start) };
    if (i === at + 1) return { ...other, start: touchedAfter && edge === "whole" ? end : Math.max(other.start, end) };
    return other;
  });
}

/** The time of the beat that is `by` beats from the one nearest to a time; undefined outside the song. */
function shifted(seconds: number, by: number, { beats, from, to }: Bounds): number | undefined {
  const grid = [...beats.filter((time) => time >= from - SAME_TIME_S && time < to - SAME_TIME_S), to];
  const nearest = grid.reduce(
    (best, time, i) => (Math.abs(time - seconds) < Math.abs((grid[best] ?? 0) - seconds) ? i : best),
    0,
  );
  return grid[nearest + by];
}

/** The document with its steps at other times, each in the segment that it begins in. */
function withSteps(
  document: ChoreographyDocument,
  duration: number,
  steps: readonly TimedStep[],
  at: number,
): RetimedDance {
  const keys = Object.keys(document).sort((a, b) => (document[a]?.start ?? 0) - (document[b]?.start ?? 0));
  const keyOf = (step: TimedStep) =>
    keys.findLast((key) => (document[key]?.start ?? 0) <= step.start + SAME_TIME_S) ?? (keys[0] as string);
  const stepsIn = (key: string) => steps.filter((step) => keyOf(step) === key);
  const anew = Object.fromEntries(
    Object.entries(document).map(([key, segment]) => [key, segmentWith(segment, stepsIn(key))]),
  );
  const step = steps[at] as TimedStep;
  const segmentKey = keyOf(step);
  return {
    document: withEnds(anew, duration, steps, keyOf),
    place: { segmentKey, index: stepsIn(segmentKey).indexOf(step) },
  };
}

function segmentWith(segment: ChoreographySegment, steps: readonly TimedStep[]): ChoreographySegment {
  const { ends: _, variants: _variants, ...rest } = segment;
  const start = segment.start ?? 0;
  const hasVariants = segment.variants !== undefined || steps.some(({ variant }) => variant);
  return {
    ...rest,
    steps: steps.map(({ move }) => move),
    // One that lies by less than a rounding before its segment belongs to it all the same.
    at: steps.map((step) => Math.max(start, step.start)),
    ...(hasVariants && { variants: steps.map(({ variant = "" }) => variant) }),
  };
}

/** Ends are written down only where steps would end otherwise without. */
function withEnds(
  document: ChoreographyDocument,
  duration: number,
  steps: readonly TimedStep[],
  keyOf: (step: TimedStep) => string,
): ChoreographyDocument {
  const shown = buildTimeline(document, duration).segments.flatMap((segment) => segment.steps);
  const told = new Set(steps.filter((step, i) => Math.abs((shown[i]?.end ?? 0) - step.end) > SAME_TIME_S).map(keyOf));
  return Object.fromEntries(
    Object.entries(document).map(([key, segment]) => {
      if (!told.has(key)) return [key, segment];
      return [key, { ...segment, ends: steps.filter((step) => keyOf(step) === key).map(({ end }) => end) }];
    }),
  );
}
