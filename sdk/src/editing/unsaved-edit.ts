import * as z from "zod/mini";

/** An edit that the server has not taken yet, as it is kept outside the page's memory. */
export interface UnsavedEdit {
  /** The document's text. */
  choreography: string;
  /** The stored version that the edit is based on. */
  version: number;
  /** Texts that were sent and not answered: one of them may be stored by now. */
  unanswered: readonly string[];
}

/** Where an edit is kept until the server has it, over a reload of the page too. */
export interface UnsavedEditStore {
  read(): UnsavedEdit | undefined;
  /** Undefined forgets the one that is kept. */
  write(edit: UnsavedEdit | undefined): void;
}

const Kept = z.object({ choreography: z.string(), version: z.number(), unanswered: z.array(z.string()) });

/** What the store needs of `localStorage`. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
interface Storage {
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
  const key = `nataraj-unsaved-dance ${uid} ${projectID}`;
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

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
