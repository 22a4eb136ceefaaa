"use client";

import { DANCE_STYLES, type DanceStyle, TEXTS } from "@nataraj/sdk/contract";
import { Icon } from "../icon/Icon.tsx";
import { StylePortrait } from "./art/StylePortrait.tsx";

export interface StyleTilesProps {
  chosen: readonly DanceStyle[];
  onToggle: (style: DanceStyle) => void;
}

/** The eight dance styles as tiles to switch on and off; any number of them together. */
export function StyleTiles({ chosen, onToggle }: StyleTilesProps) {
  return (
    <fieldset className="nj-styles">
      <legend className="nj-styles__legend">{TEXTS.create.fusion}</legend>
      <div className="nj-styles__grid">
        {DANCE_STYLES.map((style) => (
          <button
            key={style}
            type="button"
            className="nj-styles__tile"
            aria-pressed={chosen.includes(style)}
            onClick={() => onToggle(style)}
          >
            <StylePortrait style={style} />
            <span className="nj-styles__name">{style}</span>
            <span className="nj-styles__mark" aria-hidden="true">
              <Icon name="tick" size={18} />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
