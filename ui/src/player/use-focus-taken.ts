"use client";

import { type RefObject, useEffect } from "react";

/**
 * Gives an element the focus when it appears, unless somebody works elsewhere: the focus is on the document, on what
 * holds the element, or on what has gone.
 * @param takes Whether it takes the focus at all.
 */
export function useFocusTaken(element: RefObject<HTMLElement | null>, takes: boolean): void {
  useEffect(() => {
    const own = element.current;
    if (!own || !takes) return;
    const { activeElement } = own.ownerDocument;
    if (!activeElement || activeElement.contains(own)) own.focus({ preventScroll: true });
  }, [element, takes]);
}
