import type { ChoreographyDocument } from "../choreography/document.ts";
import { mapSegments } from "./map-segments.ts";
import type { StepPosition } from "./swap-step.ts";

/**
 * The document with a step done in another way.
 * @param variant Names of the move's variants and `mirrored`, apart by spaces; "" as written.
 * @returns The document itself where there is no such step, or where it is done so already.
 */
export function setVariant(
  document: ChoreographyDocument,
  { segmentKey, index }: StepPosition,
  variant: string,
): ChoreographyDocument {
  const segment = Object.hasOwn(document, segmentKey) ? document[segmentKey] : undefined;
  if (!segment || index >= segment.steps.length || (segment.variants?.[index] ?? "") === variant) return document;
  const variants = segment.steps.map((_, i) => (i === index ? variant : (segment.variants?.[i] ?? "")));
  return mapSegments(document, (key, other) => (key === segmentKey ? { ...segment, variants } : other));
}
