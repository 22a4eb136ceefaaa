import type { TimedEvents } from "./corpus/events/events.ts";

/** What happens in a clip, and what was found of it. */
export interface AnalysedEvents {
  truth: TimedEvents;
  found: TimedEvents;
}

/** What is found within this of the truth is right. Seconds. */
const RIGHT_WITHIN_S = 0.07;

const KINDS: Record<string, (events: TimedEvents) => number[]> = {
  strikes: ({ strikes }) => strikes,
  "breaks begin": ({ breaks }) => breaks.map(([from]) => from),
  "breaks end": ({ breaks }) => breaks.map(([, to]) => to),
  drops: ({ builds }) => builds.map(([, to]) => to),
};

/** A line for each kind of event: how many there are in all clips, and how many were found rightly and wrongly. */
export function eventSummary(clips: readonly AnalysedEvents[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, timesOf]) => {
      let [right, wrong, missed] = [0, 0, 0];
      for (const { truth, found } of clips) {
        const hits = matches(timesOf(truth), timesOf(found));
        right += hits;
        wrong += timesOf(found).length - hits;
        missed += timesOf(truth).length - hits;
      }
      const f = Math.round((2000 * right) / Math.max(1, 2 * right + wrong + missed)) / 1000;
      return [kind, { F: f, right, wrong, missed }];
    }),
  );
}

/** How many of the found times are near a true one, each used once. */
function matches(truth: readonly number[], found: readonly number[]): number {
  const left = [...found];
  return truth.filter((time) => {
    const at = left.findIndex((other) => Math.abs(other - time) <= RIGHT_WITHIN_S);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
