import { useDialogs } from "@nataraj/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** Asks before the page is left, by a link, by going back, or by closing the tab, as long as something would be lost. */
export function useLeaveGuard(isActive: boolean): void {
  const dialogs = useDialogs();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const question = {
      title: "Leave without saving?",
      text: "Your changes to the dance are not saved and would be lost.",
    };
    dialogs.confirm(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, dialogs]);

  useEffect(() => {
    if (!isActive) return;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);
}
