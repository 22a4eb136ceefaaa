import { isDirty, whenSaved } from "@nataraj/sdk";
import type { EditingActor } from "@nataraj/ui";
import { useDialogs } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/**
 * Whoever leaves the page, by a link or by going back, leaves it saved; asks only where that is not possible. The
 * browser asks by itself before the tab is closed as long as something is not saved.
 */
export function useLeaveGuard(editor: EditingActor): void {
  const dialogs = useDialogs();
  const isActive = useSelector(editor, ({ context }) => context.isOwner && isDirty(context));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const question = {
      title: "Leave without saving?",
      text: "Your changes to the dance are not saved yet. They are kept in this browser, and saved when you open the dance here again.",
    };
    const leave = async () => (await whenSaved(editor)) || dialogs.confirm(question);
    leave().then((isWished) => (isWished ? blocker.proceed() : blocker.reset()));
  }, [blocker, dialogs, editor]);

  useEffect(() => {
    if (!isActive) return;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);
}
