import type { ChoreographyDocument } from "../choreography/document.ts";

/** A document with those before it and those that were taken back. */
export interface History {
  readonly document: ChoreographyDocument;
  /** The oldest first. */
  readonly past: readonly ChoreographyDocument[];
  /** The next to be done again first. */
  readonly future: readonly ChoreographyDocument[];
}

/** More steps back than anybody takes. */
const MOST = 200;

/** A history that begins with a document. */
export function beginHistory(document: ChoreographyDocument): History {
  return { document, past: [], future: [] };
}

/** The next document; the one before can be come back to. Nothing where it is the same. */
export function advance(history: History, document: ChoreographyDocument): History {
  if (document === history.document) return history;
  return { document, past: [...history.past, history.document].slice(-MOST), future: [] };
}

/** One step back, where there is one. */
export function undo({ document, past, future }: History): History {
  const before = past.at(-1);
  return before
    ? { document: before, past: past.slice(0, -1), future: [document, ...future] }
    : { document, past, future };
}

/** One step forth again, where there is one. */
export function redo({ document, past, future }: History): History {
  const [after, ...rest] = future;
  return after ? { document: after, past: [...past, document], future: rest } : { document, past, future };
}
