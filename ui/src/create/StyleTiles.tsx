"use client";

import { DANCE_STYLES, type DanceStyle, TEXTS } from "@nataraj/sdk/contract";
import { useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { CreateDancer } from "../player/dancer-controls.ts";
import { StylePortrait } from "./art/StylePortrait.tsx";
import { TileDancer, type TilePlace } from "./TileDancer.tsx";

export interface StyleTilesProps {
  /** The styles that are chosen, in the order of the choice. */
  chosen: readonly DanceStyle[];
  /** A style was chosen, or given up. */
  onToggle: (style: DanceStyle) => void;
  /** Hears when somebody points at a tile: by hovering, focus or a tap. */
  onPoint?: () => void;
  /** Makes the dancer who dances on the tile that is pointed at; undefined while there is none. */
  createEngine?: CreateDancer | undefined;
}

/** The eight dance styles as tiles to switch on and off; any number of them together. */
export function StyleTiles({ chosen, onToggle, onPoint, createEngine }: StyleTilesProps) {
  const tiles = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<DanceStyle>();
  /** Where she stands, also while nobody points. */
  const [place, setPlace] = useState<TilePlace>();
  const point = (style: DanceStyle, tile: HTMLElement) => {
    setPointed(style);
    setPlace(placeOfPicture(tile));
    onPoint?.();
  };
  /** Back to the tile that has the focus, if one has. */
  const leave = () => {
    const focused = [...(tiles.current?.querySelectorAll<HTMLElement>("button") ?? [])].find((tile) =>
      tile.matches(":focus"),
    );
    const style = DANCE_STYLES.find((each) => each === focused?.dataset.style);
    if (focused && style) point(style, focused);
    else setPointed(undefined);
  };
  return (
    <fieldset className="nj-styles">
      <legend className="nj-styles__legend">{TEXTS.create.fusion}</legend>
      <div ref={tiles} className="nj-styles__grid">
        {DANCE_STYLES.map((style) => (
          <button
            key={style}
            type="button"
            className="nj-styles__tile"
            data-style={style}
            aria-pressed={chosen.includes(style)}
            onClick={() => onToggle(style)}
            onFocus={(event) => point(style, event.currentTarget)}
            onBlur={() => setPointed(undefined)}
            // Not on entering, which React misses where the pointer came from a page that is gone.
            onPointerOver={(event) => pointed !== style && point(style, event.currentTarget)}
            onPointerLeave={leave}
          >
            <StylePortrait style={style} />
            <span className="nj-styles__name">{style}</span>
            <span className="nj-styles__mark" aria-hidden="true">
              <Icon name="tick" size={18} />
            </span>
          </button>
        ))}
        {createEngine && place && <TileDancer createEngine={createEngine} style={pointed} place={place} />}
      </div>
    </fieldset>
  );
}

/** Where a tile's picture is in its grid. */
function placeOfPicture(tile: HTMLElement): TilePlace {
  const picture = tile.firstElementChild;
  const height = picture instanceof HTMLElement ? picture.offsetHeight : tile.clientHeight;
  const { offsetLeft, offsetTop, clientLeft, clientTop, clientWidth } = tile;
  return { left: offsetLeft + clientLeft, top: offsetTop + clientTop, width: clientWidth, height };
}
