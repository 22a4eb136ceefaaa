import type { ChoreographyDocument } from "../choreography/document.ts";
import { DEFAULT_STEPS } from "../choreography/step-sequence.ts";
import { isMoveNumber } from "../contract/moves.ts";
import { mapSegments } from "./map-segments.ts";

/** Where a step stands in a document. */
export interface StepPosition {
  /** Key of the segment that it begins in. */
  segmentKey: string;
  /** Which of the segment's steps it is, from 0. */
  index: number;
}

/** Whether two places are the same. */
export function isSamePosition(one: StepPosition | undefined, other: StepPosition | undefined): boolean {
  return one?.segmentKey === other?.segmentKey && one?.index === other?.index;
}

/**
 * The document with another move at a place; its slot, and all else that stands in the document, stays. The document
 * itself where there is no such place or move, or where it holds that move already.
 */
export function swapStep(
  document: ChoreographyDocument,
  { segmentKey, index }: StepPosition,
  move: number,
): ChoreographyDocument {
  const spelled = withDefaultSteps(document);
  const segment = Object.hasOwn(spelled, segmentKey) ? spelled[segmentKey] : undefined;
  const present = segment?.steps[index];
  if (!segment || present === undefined || present === move || !isMoveNumber(move)) return document;
  const steps = segment.steps.with(index, move);
  return mapSegments(spelled, (key, other) => (key === segmentKey ? { ...segment, steps } : other));
}

/** Where a document names no step at all, the default ones are danced: they are written down before one is changed. */
function withDefaultSteps(document: ChoreographyDocument): ChoreographyDocument {
  const segments = Object.values(document);
  if (segments.length === 0) return { "0.00": { lyrics: "", steps: [...DEFAULT_STEPS] } };
  if (segments.some(({ steps }) => steps.length > 0)) return document;
  return mapSegments(document, (_, segment) => ({ ...segment, steps: [...DEFAULT_STEPS] }));
}
