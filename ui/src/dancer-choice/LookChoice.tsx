"use client";

import { LOOK_IDS, LOOKS, type LookId } from "@nataraj/sdk/looks";
import { useId } from "react";
import { LookPicture } from "./LookPicture.tsx";

export interface LookChoiceProps {
  /** None while a person's own avatar dances. */
  look: LookId | undefined;
  /** Colours of that look. */
  variant: string;
  /** One was chosen. */
  onChoose: (look: LookId, variant: string) => void;
}

/** The looks, one of which is worn. */
export function LookChoice({ look, variant, onChoose }: LookChoiceProps) {
  const name = useId();
  return (
    <fieldset className="nj-looks">
      <legend className="nj-unseen">Dancer</legend>
      {LOOK_IDS.map((id) => {
        const [{ id: first }] = LOOKS[id].variants;
        const isChosen = id === look;
        return (
          <label key={id} className="nj-look">
            <input
              type="radio"
              className="nj-unseen"
              name={name}
              checked={isChosen}
              onChange={() => onChoose(id, first)}
            />
            <LookPicture look={id} variant={isChosen ? variant : first} />
            <span className="nj-look__name">{LOOKS[id].name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
