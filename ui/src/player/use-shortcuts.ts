"use client";

import { useEffect, useRef } from "react";
import { type ShortcutAction, shortcutOf } from "./shortcuts.ts";
import type { PlayerActor } from "./use-player.ts";

/** Answers keys wherever they are pressed in the page, as long as nobody is typing. */
export function useShortcuts(
  player: PlayerActor | undefined,
  onAction: (action: Extract<ShortcutAction, { type: "fullscreen" | "help" }>) => void,
): void {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  useEffect(() => {
    if (!player) return;
    const press = (event: KeyboardEvent) => {
      const { context } = player.getSnapshot();
      const action = shortcutOf(event, { ...context, time: context.clock.now() });
      if (!action) return;
      event.preventDefault();
      if (action.type === "fullscreen" || action.type === "help") latest.current(action);
      else player.send(action);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [player]);
}
