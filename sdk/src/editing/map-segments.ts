import type { ChoreographyDocument, ChoreographySegment } from "../choreography/document.ts";

/** The document with each of its segments changed, under the same keys. */
export function mapSegments(
  document: ChoreographyDocument,
  change: (key: string, segment: ChoreographySegment) => ChoreographySegment,
): ChoreographyDocument {
  return Object.fromEntries(Object.entries(document).map(([key, segment]) => [key, change(key, segment)]));
}
