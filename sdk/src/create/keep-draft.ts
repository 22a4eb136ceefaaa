import type { ActorRefFrom } from "xstate";
import type { DraftStore, KeptDraft } from "./kept-draft.ts";
import { keptDraftOf } from "./kept-draft-of.ts";
import type { CreateMachine } from "./machine.ts";

/**
 * Keeps a running flow in a store as it changes, one write after the other; what changes meanwhile is written once.
 * @returns what ends it.
 */
export function keepDraft(actor: ActorRefFrom<CreateMachine>, store: DraftStore, uid: string): () => void {
  let next: KeptDraft | "nothing" | undefined;
  let last: KeptDraft | "nothing" | undefined;
  let isWriting = false;

  const write = async () => {
    if (isWriting) return;
    isWriting = true;
    while (next !== undefined) {
      const draft = next;
      next = undefined;
      try {
        await (draft === "nothing" ? store.forget(uid) : store.keep(uid, draft));
      } catch (error) {
        // A full disk, a private window: the flow goes on, only a reload loses it.
        console.warn("The draft could not be kept.", error);
      }
    }
    isWriting = false;
  };

  const { unsubscribe } = actor.subscribe((snapshot) => {
    const draft = keptDraftOf(snapshot);
    if (draft === undefined || isSame(draft, last)) return;
    last = draft;
    next = draft;
    void write();
  });
  return () => {
    unsubscribe();
    next = undefined;
  };
}

function isSame(one: KeptDraft | "nothing", other: KeptDraft | "nothing" | undefined): boolean {
  if (other === undefined || one === "nothing" || other === "nothing") return one === other;
  return (
    one.projectName === other.projectName &&
    one.audio === other.audio &&
    one.trim === other.trim &&
    one.words === other.words &&
    one.styles === other.styles &&
    one.step === other.step &&
    JSON.stringify(one.draft) === JSON.stringify(other.draft)
  );
}
