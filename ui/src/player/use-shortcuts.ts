"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { PlayerActor } from "../playback/use-player.ts";
import { type ShortcutAction, shortcutOf } from "./shortcuts.ts";

/** Where keys are the player's: in itself, or in the whole page. */
export type KeyScope = "player" | "page";

/**
 * Answers keys while nobody is typing. Keys for the player alone work while the player has the focus. They also work while
 * nothing has the focus, if the player had it last or was pressed last: when its start button disappears, so does the focus.
 */
export function useShortcuts(
  player: PlayerActor | undefined,
  section: RefObject<HTMLElement | null>,
  scope: KeyScope,
  onAction: (action: Extract<ShortcutAction, { type: "fullscreen" | "help" }>) => void,
): void {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  useEffect(() => {
    if (!player) return;
    let isAttended = false;
    const attend = ({ target }: Event) => {
      isAttended = isInside(section.current, target);
    };
    const isOurs = () => {
      if (scope === "page" || isInside(section.current, document.activeElement)) return true;
      return isAttended && (document.activeElement ?? document.body) === document.body;
    };
    const press = (event: KeyboardEvent) => {
      if (!isOurs()) return;
      const { context } = player.getSnapshot();
      const action = shortcutOf(event, { ...context, time: context.clock.now() });
      if (!action) return;
      event.preventDefault();
      if (action.type === "fullscreen" || action.type === "help") latest.current(action);
      else player.send(action);
    };
    document.addEventListener("keydown", press);
    document.addEventListener("focusin", attend);
    // Before the press takes away what it was on.
    document.addEventListener("pointerdown", attend, true);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("focusin", attend);
      document.removeEventListener("pointerdown", attend, true);
    };
  }, [player, section, scope]);
}

const isInside = (section: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && section?.contains(target) === true;
