/** What is known of a promise of the specification: whether it is kept, once it has been walked. */
export interface RowResult {
  name: string;
  /** Rejects with why the promise is not kept. */
  kept: Promise<void>;
}

/** A result that is still to be made. */
export interface PendingResult extends RowResult {
  /** Walks, and makes the result known. Never rejects itself. Only the first walk counts. */
  attempt(walk: () => void | Promise<void>): Promise<void>;
}

export function pendingResult(name: string): PendingResult {
  let keep: () => void;
  let fail: (why: unknown) => void;
  const kept = new Promise<void>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  // A test asks for it later: until then it is no unhandled failure.
  kept.catch(() => undefined);
  return {
    name,
    kept,
    async attempt(walk) {
      try {
        await walk();
        keep();
      } catch (error) {
        fail(error);
      }
    },
  };
}
