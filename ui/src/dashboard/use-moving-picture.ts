"use client";

import { useEffect, useRef, useState } from "react";

const matches = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

/**
 * When the moving picture of a tile is shown: once through whenever the tile is pointed at or has the focus, and where
 * there is no pointer that hovers, when it comes into sight. Never where less motion is asked for. It is fetched then.
 * @param url Of the frames; undefined where there are none.
 */
export function useMovingPicture(url: string | undefined) {
  const tile = useRef<HTMLDivElement>(null);
  const [isMoving, setMoving] = useState(false);
  const wanted = useRef(false);

  const start = () => {
    if (url === undefined || wanted.current || matches("(prefers-reduced-motion: reduce)")) return;
    wanted.current = true;
    const frames = new Image();
    frames.src = url;
    // Frames that cannot be had are not shown; the picture is.
    frames.decode().then(
      () => setMoving(wanted.current),
      () => undefined,
    );
  };
  const stop = () => {
    wanted.current = false;
    setMoving(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` and `stop` are of this address
  useEffect(() => {
    if (!tile.current || url === undefined || !matches("(hover: none)")) return;
    const sight = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? start() : stop()), { threshold: 0.9 });
    sight.observe(tile.current);
    return () => sight.disconnect();
  }, [url]);

  return {
    isMoving,
    /** For the picture. */
    ended: () => setMoving(false),
    /** For the tile. */
    tile: { ref: tile, onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop },
  };
}
