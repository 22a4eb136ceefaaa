"use client";

import { PLACE_PICTURE, pictureOfPlace } from "@nataraj/sdk/contract";
import { ENVIRONMENTS, type Environment } from "@nataraj/sdk/stage";
import { useId } from "react";
import { ENVIRONMENT_TEXTS } from "./environment-texts.ts";

/** Properties of {@link PlaceChoice}. */
export interface PlaceChoiceProps {
  /** Where the dance is. */
  place: Environment;
  /** One was chosen. */
  onChoose: (place: Environment) => void;
}

/** The places, as pictures, one of which is chosen. A site that has no such pictures shows their names. */
export function PlaceChoice({ place, onChoose }: PlaceChoiceProps) {
  const name = useId();
  return (
    <fieldset className="nj-looks nj-places">
      <legend className="nj-unseen">Where</legend>
      {ENVIRONMENTS.map((each) => (
        <label key={each} className="nj-look">
          <input
            type="radio"
            className="nj-unseen"
            name={name}
            checked={each === place}
            onChange={() => onChoose(each)}
          />
          <img
            className="nj-place__picture"
            src={pictureOfPlace(each)}
            {...PLACE_PICTURE}
            alt=""
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
          <span className="nj-look__name">{ENVIRONMENT_TEXTS[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
