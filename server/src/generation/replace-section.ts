import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import { ApiError } from "@nataraj/sdk/contract";

/**
 * The choreography with one segment taken from another plan of the same song.
 * @throws {ApiError} invalid_request when the choreography has no such segment, generation_failed when the plan has none.
 */
export function replaceSection(
  choreography: ChoreographyDocument,
  plan: ChoreographyDocument,
  section: string,
): ChoreographyDocument {
  if (!Object.hasOwn(choreography, section)) throw new ApiError("invalid_request");
  const segment = Object.hasOwn(plan, section) ? plan[section] : undefined;
  if (!segment) throw new ApiError("generation_failed");
  return { ...choreography, [section]: segment };
}
