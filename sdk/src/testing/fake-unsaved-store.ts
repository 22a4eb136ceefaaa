import type { UnsavedEdit, UnsavedEditStore } from "../editing/unsaved-edit.ts";

/** Keeps an edit as a browser would. */
export function createFakeUnsavedStore(edit?: UnsavedEdit): UnsavedEditStore & { kept: UnsavedEdit | undefined } {
  const store = {
    kept: edit,
    read: () => store.kept,
    write: (next: UnsavedEdit | undefined) => {
      store.kept = next;
    },
  };
  return store;
}
