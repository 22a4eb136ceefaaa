"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

export interface BoxSize {
  /** CSS pixels of the element's content. */
  width: number;
  height: number;
}

/** An element's size, followed. */
export function useBoxSize(element: RefObject<HTMLElement | null>): BoxSize {
  const [size, setSize] = useState<BoxSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
