"use client";

import { DANCE_STYLES, type DanceStyle, TEXTS } from "@nataraj/sdk/contract";
import type { RefObject } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { CreateDancer } from "../playback/dancer-controls.ts";
import { StylePortrait } from "./art/StylePortrait.tsx";
import { TileDancer } from "./TileDancer.tsx";
import { useSongTempo } from "./tempo/use-song-tempo.ts";
import { usePointedTile } from "./use-pointed-tile.ts";
import type { SongPart } from "./use-song-part.ts";

/** Properties of {@link StyleTiles}. */
export interface StyleTilesProps {
  /** The styles that are chosen, in the order of the choice. */
  chosen: readonly DanceStyle[];
  /** A style was chosen, or given up. */
  onToggle: (style: DanceStyle) => void;
  /** Hears when somebody points at a tile: by hovering, focus or a tap. */
  onPoint?: () => void;
  /** Makes the dancer who dances on the tile that is pointed at; undefined while there is none. */
  createEngine?: CreateDancer | undefined;
  /** What is danced to: its tempo is listened for when somebody points at a tile. */
  song?: SongPart | undefined;
}

/** The dance styles as tiles to switch on and off; any number of them together. */
export function StyleTiles({ chosen, onToggle, onPoint, createEngine, song }: StyleTilesProps) {
  const { tiles, pointed, place, handlers } = usePointedTile(onPoint);
  const tempo = useSongTempo(song, createEngine !== undefined && pointed !== undefined)?.tempo;
  return (
    <fieldset className="nj-styles">
      <legend className="nj-styles__legend">{TEXTS.create.fusion}</legend>
      <div ref={tiles as RefObject<HTMLDivElement>} className="nj-styles__grid">
        {DANCE_STYLES.map((style) => (
          <button
            key={style}
            type="button"
            className="nj-styles__tile"
            data-tile={style}
            aria-pressed={chosen.includes(style)}
            onClick={() => onToggle(style)}
            {...handlers}
          >
            <StylePortrait style={style} />
            <span className="nj-styles__name">{style}</span>
            <span className="nj-styles__mark" aria-hidden="true">
              <Icon name="tick" size={18} />
            </span>
          </button>
        ))}
        {createEngine && place && (
          <TileDancer
            createEngine={createEngine}
            style={DANCE_STYLES.find((style) => style === pointed)}
            tempo={tempo}
            place={place}
          />
        )}
      </div>
    </fieldset>
  );
}
