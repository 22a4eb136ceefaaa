import type { Dialogs } from "@nataraj/ui";
import { reportStore } from "./report-store.ts";

/** At a sign-out: asks whether the person's practice reports are to go from this browser, if there are any. */
export async function offerToClear(uid: string, dialogs: Pick<Dialogs, "confirm">): Promise<void> {
  try {
    if (!(await reportStore.hasAny(uid))) return;
    const isSure = await dialogs.confirm({
      title: "Practice reports",
      text: "This browser still has your practice reports. Delete them now? Other people who use this browser cannot open them here.",
    });
    if (isSure) await reportStore.deleteAll(uid);
  } catch (error) {
    // A person who wants to leave may leave.
    console.warn("The practice reports could not be looked for.", error);
  }
}
