"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether an element fills the screen, and how to change that; `available` is false where the browser cannot. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const change = () =>
      setActive(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", change);
    return () => document.removeEventListener("fullscreenchange", change);
  }, [element]);

  // A refusal (no gesture, not allowed in this frame) leaves everything as it is.
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => {});
  };
  return { active, toggle, available: typeof document !== "undefined" && document.fullscreenEnabled };
}
