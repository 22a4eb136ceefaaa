import { useDialogs } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useBlocker } from "react-router-dom";
import { useHeldPage } from "../leaving/use-held-page.ts";
import { useLeaving } from "../leaving/use-leaving.ts";
import type { CreateActor } from "./create-actor.ts";

const QUESTION = {
  title: "Leave now?",
  text: "Your song is still uploading. If you leave now, this project is not saved.",
};

const isSending = (actor: CreateActor) => actor.getSnapshot().matches({ trim: "settingAudio" });

/** A song that is being sent cannot be saved otherwise. */
const saveNothing = async () => false;

/**
 * Asks before the flow is left while a song is being sent, by a link, by going back, or by closing the tab: nothing of it
 * is kept then.
 * @returns whether it asks at the moment: the address stays as it is meanwhile.
 */
export function useUploadGuard(actor: CreateActor): boolean {
  const dialogs = useDialogs();
  // A tab that is closed breaks its upload off.
  useHeldPage(useSelector(actor, (state) => state.matches({ trim: "settingAudio" })));
  // Asked at the moment itself: the flow goes on by itself when all is sent.
  const blocker = useBlocker(() => isSending(actor));
  const confirm = useCallback(() => dialogs.confirm(QUESTION), [dialogs]);
  const leave = useCallback(() => actor.send({ type: "LEAVE" }), [actor]);
  return useLeaving(blocker, { save: saveNothing, confirm, onLeft: leave });
}
