"use client";

import { useId } from "react";
import { LOOKS, type LookId } from "../dancer/looks.ts";
import { lookColorsOf } from "./look-colors.ts";

export interface ColorChoiceProps {
  look: LookId;
  variant: string;
  onChoose: (variant: string) => void;
}

/** The colours that a look comes in. */
export function ColorChoice({ look, variant, onChoose }: ColorChoiceProps) {
  const name = useId();
  return (
    <fieldset className="nj-colors">
      <legend className="nj-colors__legend">Colours</legend>
      {LOOKS[look].variants.map(({ id, name: called }) => {
        const { upper, lower, accent } = lookColorsOf(look, id);
        return (
          <label key={id} className="nj-color" title={called}>
            <input
              type="radio"
              className="nj-unseen"
              name={name}
              checked={id === variant}
              onChange={() => onChoose(id)}
            />
            <span
              className="nj-color__swatch"
              aria-hidden="true"
              style={{ background: `conic-gradient(${upper} 0 50%, ${lower} 0 75%, ${accent} 0)` }}
            />
            <span className="nj-unseen">{called}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
