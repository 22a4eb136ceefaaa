import type { ChoreographyDocument } from "../choreography/document.ts";
import type { TempoCorrection } from "../contract/tempo-correction.ts";

/** A document and the corrections of the tempo that it was planned to; undefined where they are not known. */
export interface DanceVersion {
  readonly document: ChoreographyDocument;
  readonly tempoCorrections: readonly TempoCorrection[] | undefined;
}

/** A document with those before it and those that were taken back. */
export interface History extends DanceVersion {
  /** The oldest first. */
  readonly past: readonly DanceVersion[];
  /** The next to be done again first. */
  readonly future: readonly DanceVersion[];
}

/** More steps back than anybody takes. */
const MAX_PAST_VERSIONS = 200;

/** A history that begins with a document. */
export function beginHistory(document: ChoreographyDocument, tempoCorrections?: readonly TempoCorrection[]): History {
  return { document, tempoCorrections, past: [], future: [] };
}

/**
 * Adds a document to the history; nothing changes if it is the current one. It keeps the current tempo corrections unless
 * others are given.
 */
export function advance(
  history: History,
  document: ChoreographyDocument,
  tempoCorrections = history.tempoCorrections,
): History {
  if (document === history.document) return history;
  return {
    document,
    tempoCorrections,
    past: [...history.past, versionOf(history)].slice(-MAX_PAST_VERSIONS),
    future: [],
  };
}

/** One step back, where there is one. */
export function undo(history: History): History {
  const { past, future } = history;
  const before = past.at(-1);
  return before ? { ...before, past: past.slice(0, -1), future: [versionOf(history), ...future] } : history;
}

/** One step forth again, where there is one. */
export function redo(history: History): History {
  const [after, ...rest] = history.future;
  return after ? { ...after, past: [...history.past, versionOf(history)], future: rest } : history;
}

const versionOf = ({ document, tempoCorrections }: History): DanceVersion => ({ document, tempoCorrections });
