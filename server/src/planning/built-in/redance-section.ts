import type { TimedStep } from "@nataraj/sdk/choreography";
import type { MoveInfo } from "@nataraj/sdk/motion";
import type { SectionTask } from "../planner.ts";
import { blocksOf } from "./blocks.ts";
import { goodbyesOf, isGoodbye } from "./goodbyes.ts";
import { type PresentStep, pulsesOfSteps, stepsOnPulses } from "./present.ts";
import { pulsesOf } from "./pulses.ts";
import { searchSection } from "./search-section.ts";
import type { PlacedMove } from "./step-cost.ts";
import { WEIGHTS } from "./weights.ts";
import { timedWords } from "./words.ts";

/** A new move begins no nearer than this to the segment's ends. Seconds. */
const MARGIN = 0.01;

/**
 * New moves for one segment of a dance, with their times. The first begins with the segment's first step and the last
 * leads to the step after it, so that no other segment changes.
 * @throws {RangeError} when no step begins in the segment.
 */
export function redanceSection(
  { analysis, styles, seed, present, section }: SectionTask,
  catalogue: readonly MoveInfo[],
): { placed: PlacedMove[]; at: number[] } {
  const index = present.segments.findIndex(({ key }) => key === section);
  const segment = present.segments[index];
  const first = segment?.steps[0];
  const fallback = styles[0];
  if (!segment || !first) throw new RangeError("No step begins in this section.");
  if (!fallback) throw new RangeError("A choreography needs at least one dance style.");

  const heard = pulsesOf(analysis);
  const pulses = heard.times.length > 1 ? heard : pulsesOfSteps(present, heard.phrase);
  const blocks = blocksOf(pulses, analysis.sections, styles);
  const blockAt = (pulse: number) => blocks.findLast(({ from }) => from <= pulse);
  const own = stepsOnPulses(segment.steps, pulses);
  const from = own[0]?.from ?? 0;
  const style = segment.style ?? blockAt(from)?.style ?? fallback;

  const context = {
    pulses,
    words: timedWords(analysis.lyrics),
    seed,
    moveCount: catalogue.length,
    taste: WEIGHTS.whim,
    present: new Map(own.map((step) => [step.from, step.move])),
  };
  const place = (steps: readonly TimedStep[]) =>
    stepsOnPulses(steps, pulses).flatMap((step) => asPlaced(step, style, catalogue));
  const before = place(present.segments.slice(0, index).flatMap(({ steps }) => steps));
  const after = place(present.segments.slice(index + 1).flatMap(({ steps }) => steps));
  const last = own.at(-1)?.move ?? 0;
  const placed = searchSection(
    {
      present: own,
      style,
      mayBegin: (pulse) => {
        const time = pulses.times[pulse] ?? Number.POSITIVE_INFINITY;
        return time > first.start + MARGIN && time < segment.end - MARGIN;
      },
      countOf: (pulse) => pulse - (blockAt(pulse)?.from ?? 0),
      // What closes the dance stays a goodbye, where it was one.
      closings: after.length === 0 && isGoodbye(last) ? closingsFor(own, style) : undefined,
    },
    before,
    after,
    catalogue,
    context,
  );
  return { placed, at: placed.map((move, i) => (i === 0 ? first.start : (pulses.times[move.from] as number))) };
}

/** A goodbye that is a section of its own has to give way to another. */
function closingsFor(own: readonly PresentStep[], style: SectionTask["styles"][number]): readonly number[] | undefined {
  const goodbyes = goodbyesOf(style);
  return own.length === 1 && goodbyes.length === 1 ? undefined : goodbyes;
}

function asPlaced({ move, from, to }: PresentStep, style: PlacedMove["style"], catalogue: readonly MoveInfo[]) {
  const known = catalogue.find(({ number }) => number === move);
  return known ? [{ move: known, from, length: to - from, style, reason: "as it was" }] : [];
}
