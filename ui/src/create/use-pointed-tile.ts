"use client";

import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Where a tile's picture is among the tiles, CSS pixels. */
export interface TilePlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Which of several tiles somebody points at: by hovering, focus or a tap. Each tile has its name in `data-tile`, begins with
 * its picture, and lies in an element that it is placed by.
 * @param onPoint Hears of it.
 */
export function usePointedTile(onPoint?: () => void) {
  const [pointed, setPointed] = useState<string>();
  /** Stays when nobody points. */
  const [place, setPlace] = useState<TilePlace>();
  const tiles = useRef<HTMLElement>(null);
  const lastTile = useRef<HTMLElement>(null);

  // On a phone that is turned all tiles have other places, also for who rests on the last one unseen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tiles are there when one is pointed at
  useEffect(() => {
    if (!tiles.current || !lastTile.current) return;
    const size = new ResizeObserver(() => {
      if (lastTile.current) setPlace(placeOfPicture(lastTile.current));
    });
    size.observe(tiles.current);
    return () => size.disconnect();
  }, [pointed]);

  const point = (tile: HTMLElement) => {
    lastTile.current = tile;
    setPointed(tile.dataset.tile);
    setPlace(placeOfPicture(tile));
    onPoint?.();
  };
  const handlers = {
    onFocus: (event: FocusEvent<HTMLElement>) => point(event.currentTarget),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setPointed(undefined);
    },
    // Not on entering, which React misses where the pointer came from a page that is gone.
    onPointerOver: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointed !== currentTarget.dataset.tile) point(currentTarget);
    },
    /** Back to the tile that has the focus, if one has. A finger that is lifted still points. */
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === "touch") return;
      const focused = tiles.current?.querySelector(":focus")?.closest<HTMLElement>("[data-tile]");
      if (focused) point(focused);
      else setPointed(undefined);
    },
  };
  return { tiles, pointed, place, handlers };
}

function placeOfPicture(tile: HTMLElement): TilePlace {
  const picture = tile.firstElementChild;
  const height = picture instanceof HTMLElement ? picture.offsetHeight : tile.clientHeight;
  const { offsetLeft, offsetTop, clientLeft, clientTop, clientWidth } = tile;
  return { left: offsetLeft + clientLeft, top: offsetTop + clientTop, width: clientWidth, height };
}
