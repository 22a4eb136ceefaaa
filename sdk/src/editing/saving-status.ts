import type { SnapshotFrom } from "xstate";
import type { editingMachine } from "./editing-machine.ts";

/** What is said of the saving: done, under way, failed and tried again by itself, or stopped until someone acts. */
export type SavingStatus = "saved" | "saving" | "retrying" | "stopped";

/** How the saving stands. A try after a failure is still `retrying`, so that the word does not flicker. */
export function savingStatus(snapshot: SnapshotFrom<typeof editingMachine>): SavingStatus {
  if (snapshot.matches({ saving: "saved" })) return "saved";
  const { saving } = snapshot.value;
  if (saving === "refused" || saving === "held" || snapshot.matches({ saving: { conflict: "asking" } }))
    return "stopped";
  return snapshot.context.saveFailure === undefined ? "saving" : "retrying";
}
