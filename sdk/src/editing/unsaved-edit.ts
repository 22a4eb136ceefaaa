import * as z from "zod/mini";
import { type TempoCorrection, TempoCorrections } from "../contract/tempo-correction.ts";

/** An edit that the server has not taken yet, as it is kept outside the page's memory. */
export interface UnsavedEdit {
  /** The document's text. */
  choreography: string;
  /** The stored version that the edit is based on. */
  version: number;
  /** Texts that were sent and not answered: one of them may be stored by now. */
  unanswered: readonly string[];
  /** What the document was planned to. */
  tempoCorrections?: readonly TempoCorrection[] | undefined;
}

/** Where an edit is kept until the server has it, over a reload of the page too. */
export interface UnsavedEditStore {
  read(): UnsavedEdit | undefined;
  /** Undefined forgets the kept edit. */
  write(edit: UnsavedEdit | undefined): void;
}

/** Where a user's edit of a project is kept. */
export type UnsavedEdits = (uid: string, projectID: string) => UnsavedEditStore;

const Kept = z.object({
  choreography: z.string(),
  version: z.number(),
  unanswered: z.array(z.string()),
  tempoCorrections: z.optional(TempoCorrections),
});

/** What the store needs of `localStorage`. */
export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/**
 * Keeps the edit of a project in the browser, for one user alone. A browser that keeps nothing (a private window, a full
 * disk) throws; then the edit is only in the page.
 * @param storage Called for each use: looking at `localStorage` may throw by itself.
 */
export function unsavedEditStore(storage: () => TextStorage, uid: string, projectID: string): UnsavedEditStore {
  const key = keyOf(uid, projectID);
  return {
    read() {
      const text = attempt(() => storage().getItem(key));
      const kept = Kept.safeParse(attempt(() => JSON.parse(text ?? "null")));
      return kept.success ? kept.data : undefined;
    },
    write(edit) {
      attempt(() => (edit ? storage().setItem(key, JSON.stringify(edit)) : storage().removeItem(key)));
    },
  };
}

/**
 * Forgets the edit of a project that is deleted; without a project all edits of a user, whose account is deleted. A
 * session that ends forgets none: they are there at the next login.
 */
export function forgetUnsavedEdits(storage: () => TextStorage, uid: string, projectID?: string): void {
  attempt(() => {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index));
    const isMeant = (key: string) =>
      projectID === undefined ? key.startsWith(keyOf(uid, "")) : key === keyOf(uid, projectID);
    for (const key of keys) if (key !== null && isMeant(key)) kept.removeItem(key);
  });
}

const keyOf = (uid: string, projectID: string) => `nataraj-unsaved-dance ${uid} ${projectID}`;

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
