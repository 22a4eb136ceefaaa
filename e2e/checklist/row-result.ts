/** What is known of a promise of the specification: whether it is kept, once it has been walked. */
export interface RowResult {
  name: string;
  /** Rejects with why the promise is not kept. */
  kept: Promise<void>;
}

/** A result that is still to be made, in one walk or more. */
export interface PendingResult extends RowResult {
  /** Walks once: good when this ends well. Never rejects itself. */
  attempt(walk: () => void | Promise<void>): Promise<void>;
  /** Whether some walk was good so far. */
  readonly good: boolean;
  /** No walk follows: the promise is kept if one was good. Otherwise the first tells why it is not. */
  settle(): void;
}

export function pendingResult(name: string): PendingResult {
  let keep: () => void;
  let fail: (why: unknown) => void;
  let good = false;
  const faults: unknown[] = [];
  const kept = new Promise<void>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  // A test asks for it later: until then it is no unhandled failure.
  kept.catch(() => undefined);
  return {
    name,
    kept,
    get good() {
      return good;
    },
    async attempt(walk) {
      try {
        await walk();
        good = true;
      } catch (error) {
        faults.push(error);
      }
    },
    settle() {
      if (good) keep();
      else fail(faults[0] ?? new Error("It was not walked."));
    },
  };
}
