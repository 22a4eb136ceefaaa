"use client";

import { type RefObject, useEffect } from "react";
import type { DancerControls } from "../playback/dancer-controls.ts";

/**
 * Has the dancers framed in the part of the stage that nothing stands before: `.nj-player__free`, below the page's title
 * as long as that is shown. Tells the styles how high title and controls are.
 * @param hidden Whether title and controls have faded.
 */
export function useFreeStage(view: RefObject<HTMLElement | null>, engine: DancerControls | undefined, hidden: boolean) {
  useEffect(() => {
    const stage = view.current;
    const free = stage?.querySelector(".nj-player__free");
    if (!stage || !free) return;
    const header = stage.closest(".nj-page")?.querySelector(":scope > .nj-page__header") ?? undefined;
    const frame = () => {
      const all = stage.getBoundingClientRect();
      const part = free.getBoundingClientRect();
      // While the dance is edited the stage has a place of its own.
      const isWhole = part.width === 0 || part.height === 0;
      const isOver = header?.checkVisibility({ visibilityProperty: true }) && !stage.closest(":fullscreen");
      const lines = [...(isOver && header ? header.children : [])].map((line) => line.getBoundingClientRect().bottom);
      const title = Math.max(all.top, ...lines) - all.top;
      stage.style.setProperty("--nj-title-height", `${title}px`);
      // Faded controls give their room: the captions go down to where they were.
      const height = heightOf(stage, ".nj-seek") + heightOf(stage, ".nj-player__controls");
      stage.style.setProperty("--nj-controls-height", `${height}px`);
      engine?.setInsets?.({
        top: isWhole ? 0 : Math.max(part.top - all.top, hidden ? 0 : title),
        right: isWhole ? 0 : all.right - part.right,
        bottom: isWhole ? 0 : all.bottom - part.bottom - (hidden ? height : 0),
        left: isWhole ? 0 : part.left - all.left,
      });
    };
    const observer = new ResizeObserver(frame);
    for (const element of [stage, free, ...(header ? [header] : [])]) observer.observe(element);
    return () => observer.disconnect();
  }, [view, engine, hidden]);
}

const heightOf = (stage: HTMLElement, selector: string) =>
  stage.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
