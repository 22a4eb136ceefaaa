import { useDialogs } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import type { CreateActor } from "./create-actor.ts";

const isSending = (actor: CreateActor) => actor.getSnapshot().matches({ trim: "settingAudio" });

/**
 * Asks before the flow is left while a song is being sent, by a link, by going back, or by closing the tab: nothing of it
 * is kept then.
 * @returns whether it asks at the moment: the address stays as it is meanwhile.
 */
export function useUploadGuard(actor: CreateActor): boolean {
  const dialogs = useDialogs();
  const [isAsking, setAsking] = useState(false);
  const sending = useSelector(actor, (state) => state.matches({ trim: "settingAudio" }));
  // Asked at the moment itself: the flow goes on by itself when all is sent.
  const blocker = useBlocker(() => isSending(actor));

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    setAsking(true);
    const question = {
      title: "Leave now?",
      text: "Your song is still being sent. If you leave, this project is not kept.",
    };
    dialogs.confirm(question).then((leave) => {
      if (leave) {
        actor.send({ type: "LEAVE" });
        blocker.proceed();
      } else {
        blocker.reset();
      }
      setAsking(false);
    });
  }, [blocker, dialogs, actor]);

  useEffect(() => {
    if (!sending) return;
    // The browser asks in its own words; a tab that is closed breaks its upload off.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [sending]);

  return isAsking;
}
