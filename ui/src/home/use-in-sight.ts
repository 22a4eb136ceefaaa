"use client";

import { type RefObject, useEffect } from "react";
import type { DemoEvent } from "./demo-machine.ts";

/** Tells the machine of a film when its video comes into sight, and when it leaves it. */
export function useInSight(video: RefObject<HTMLVideoElement | null>, send: (event: DemoEvent) => void): void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) =>
      send({ type: entry?.isIntersecting ? "APPEARED" : "DISAPPEARED" }),
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [video, send]);
}
