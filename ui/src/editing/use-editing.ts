"use client";

import type { editingMachine } from "@nataraj/sdk";
import { firstChange } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { PlayerActor } from "../playback/use-player.ts";

/** A running editor. */
export type EditingActor = ActorRefFrom<typeof editingMachine>;

/** How long before a changed step the song goes on, in seconds: long enough to see how the dance gets into it. */
const LEAD = 1.5;

/**
 * Has the player dance what the editor holds: at once, from a moment before the first step that is another. The project's
 * machine gives both the same timeline, so another one is another dance.
 */
export function useEditedDance(player: PlayerActor, editor: EditingActor): void {
  const timeline = useSelector(editor, ({ context }) => context.timeline);
  const sequence = useSelector(editor, ({ context }) => context.sequence);
  useEffect(() => {
    const shown = player.getSnapshot().context.playable.timeline;
    if (shown === timeline) return;
    player.send({ type: "SET_DANCE", dance: { sequence, timeline } });
    const change = firstChange(shown, timeline);
    if (change !== undefined) player.send({ type: "SEEK", time: Math.max(0, change - LEAD) });
  }, [player, timeline, sequence]);
}

/**
 * Ctrl+Z takes back, Shift+Ctrl+Z and Ctrl+Y do again, Ctrl+S saves at once (⌘ on a Mac), in place of the browser's own;
 * not while someone types.
 */
export function useEditingShortcuts(editor: EditingActor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      const type = SHORTCUTS[`${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`];
      if (!type || !editor.getSnapshot().matches({ mode: "editing" })) return;
      event.preventDefault();
      editor.send({ type });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [editor]);
}

const SHORTCUTS: Record<string, "UNDO" | "REDO" | "SAVE_NOW"> = {
  z: "UNDO",
  "shift+z": "REDO",
  y: "REDO",
  s: "SAVE_NOW",
};

/** Saves at once when the page goes out of sight, which may be for good, and when the network is back. */
export function useSavingInTime(editor: EditingActor): void {
  useEffect(() => {
    const save = () => editor.send({ type: "SAVE_NOW" });
    const hide = () => document.visibilityState === "hidden" && save();
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("online", save);
    };
  }, [editor]);
}
