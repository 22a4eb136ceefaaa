"use client";

import { useEffect, useRef, useState } from "react";

const matches = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

/**
 * Whether a tile is to move: while it is pointed at or has the focus, and where there is no pointer that hovers, while it is
 * in sight. Never where less motion is asked for.
 */
export function useWantsMotion<Tile extends HTMLElement>() {
  const ref = useRef<Tile>(null);
  const [isWanted, setWanted] = useState(false);
  const start = () => setWanted(!matches("(prefers-reduced-motion: reduce)"));
  const stop = () => setWanted(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` and `stop` are always the same
  useEffect(() => {
    if (!ref.current || !matches("(hover: none)")) return;
    const sight = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? start() : stop()), { threshold: 0.9 });
    sight.observe(ref.current);
    return () => sight.disconnect();
  }, []);

  return { isWanted, tile: { ref, onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop } };
}
