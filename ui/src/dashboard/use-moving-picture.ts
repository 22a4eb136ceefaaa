"use client";

import { useEffect, useState } from "react";
import { useWantsMotion } from "../layout/use-wants-motion.ts";

/**
 * When the moving picture of a tile is shown: once through whenever the tile wants to move. It is fetched then.
 * @param url Of the frames; undefined where there are none.
 */
export function useMovingPicture(url: string | undefined) {
  const { isWanted, tile } = useWantsMotion<HTMLDivElement>();
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    if (url === undefined || !isWanted) return;
    let left = false;
    const frames = new Image();
    frames.src = url;
    // Frames that cannot be had are not shown; the picture is.
    frames.decode().then(
      () => setMoving(!left),
      () => undefined,
    );
    return () => {
      left = true;
      setMoving(false);
    };
  }, [url, isWanted]);

  return {
    isMoving,
    /** For the picture. */
    ended: () => setMoving(false),
    /** For the tile. */
    tile,
  };
}
