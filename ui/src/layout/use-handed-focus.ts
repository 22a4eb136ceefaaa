"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** The page that had the focus has gone, and no other has taken it yet. */
let isHandedOver = false;

/**
 * For the main landmark of a page: where it has the focus when another page takes its place, as after a wait, that one
 * gets it. Otherwise the focus would fall to the document.
 */
export function useHandedFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = main.current;
    if (isHandedOver && document.activeElement === document.body) own?.focus({ preventScroll: true });
    isHandedOver = false;
    return () => {
      isHandedOver = own !== null && document.activeElement === own;
    };
  }, []);
  return main;
}
