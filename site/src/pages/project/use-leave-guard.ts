import { isDirty, whenSaved } from "@nataraj/sdk";
import { type EditingActor, useDialogs } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useBlocker } from "react-router-dom";
import { useHeldPage } from "../../leaving/use-held-page.ts";
import { useLeaving } from "../../leaving/use-leaving.ts";

const QUESTION = {
  title: "Leave without saving?",
  text: "Your changes to the dance are not saved yet. This browser keeps them, and saves them when you open the dance here again.",
};

/**
 * A page that is left, by a link or by going back, is saved first; asks only where that is not possible. The
 * browser asks by itself before the tab is closed as long as something is not saved.
 */
export function useLeaveGuard(editor: EditingActor): void {
  const dialogs = useDialogs();
  const isActive = useSelector(editor, ({ context }) => context.isOwner && isDirty(context));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  const save = useCallback(() => whenSaved(editor), [editor]);
  const confirm = useCallback(() => dialogs.confirm(QUESTION), [dialogs]);
  useLeaving(blocker, { save, confirm });
  useHeldPage(isActive);
}
