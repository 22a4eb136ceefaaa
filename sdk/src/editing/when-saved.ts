import { type ActorRefFrom, waitFor } from "xstate";
import type { editingMachine } from "./editing-machine.ts";
import { savingStatus } from "./saving-status.ts";

/** How long a person who leaves waits for the server. Milliseconds. */
const LEAVING_TIMEOUT_MS = 3_000;

/** Saves at once. Resolves with whether that went well; not later than after three seconds. */
export async function whenSaved(editor: ActorRefFrom<typeof editingMachine>): Promise<boolean> {
  editor.send({ type: "SAVE_NOW" });
  const settled = await waitFor(editor, (snapshot) => savingStatus(snapshot) !== "saving", {
    timeout: LEAVING_TIMEOUT_MS,
  }).catch(() => editor.getSnapshot());
  return savingStatus(settled) === "saved";
}
