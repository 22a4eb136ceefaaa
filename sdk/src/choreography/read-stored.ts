import type { ChoreographyDocument } from "./document.ts";
import { ChoreographyError } from "./errors.ts";
import { readChoreography } from "./reader.ts";

/**
 * Reads a stored text, which may be empty or spoilt: then the document is empty, and the default steps are danced. The
 * one place that says what takes the place of a choreography that cannot be read.
 */
export function readStoredChoreography(text: string): { document: ChoreographyDocument; isReadable: boolean } {
  try {
    return { document: readChoreography(text).document, isReadable: true };
  } catch (error) {
    if (error instanceof ChoreographyError) return { document: {}, isReadable: false };
    throw error;
  }
}
