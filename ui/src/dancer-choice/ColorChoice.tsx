"use client";

import { HAIRS, LOOKS, type LookId, readVariant, SKINS, type Variant, variantName } from "@nataraj/sdk/looks";
import { useId } from "react";
import { lookColorsOf } from "./look-colors.ts";

export interface ColorChoiceProps {
  /** The dancer whose colours they are. */
  look: LookId;
  /** Its colours, as `variantName` puts them. */
  variant: string;
  /** One was chosen. */
  onChoose: (variant: string) => void;
}

/** The colours that a look comes in: its costume's, its skin, its hair. */
export function ColorChoice({ look, variant, onChoose }: ColorChoiceProps) {
  const parts = readVariant(look, variant);
  const colors = lookColorsOf(look, variant);
  const change = (part: Partial<typeof parts>) => onChoose(variantName({ ...parts, ...part }));
  const own = lookColorsOf(look, parts.costume);
  return (
    <div className="nj-color-choice">
      <Swatches
        legend="Colours"
        options={LOOKS[look].variants}
        chosen={parts.costume}
        background={({ id }) => {
          const { upper, lower, accent } = lookColorsOf(look, id);
          return `conic-gradient(${upper} 0 50%, ${lower} 0 75%, ${accent} 0)`;
        }}
        onChoose={(costume) => change({ costume })}
      />
      <Swatches
        legend="Skin"
        options={SKINS}
        chosen={parts.skin ?? sameColor(SKINS, "skin", own.skin)}
        background={({ colors: { skin = colors.skin } }) => skin}
        onChoose={(skin) => change({ skin })}
      />
      <Swatches
        legend="Hair"
        options={HAIRS}
        chosen={parts.hair ?? sameColor(HAIRS, "hair", own.hair)}
        background={({ colors: { hair = colors.hair } }) => hair}
        onChoose={(hair) => change({ hair })}
      />
    </div>
  );
}

/** Which of the options a look has by itself; most have a shade of their own. */
const sameColor = (options: readonly Variant[], slot: string, color: string) =>
  options.find(({ colors }) => colors[slot] === color)?.id;

interface SwatchesProps {
  legend: string;
  options: readonly Variant[];
  /** None where a look has a colour of its own. */
  chosen: string | undefined;
  /** The CSS background of an option. */
  background: (option: Variant) => string;
  onChoose: (id: string) => void;
}

function Swatches({ legend, options, chosen, background, onChoose }: SwatchesProps) {
  const name = useId();
  return (
    <fieldset className="nj-colors">
      <legend className="nj-colors__legend">{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className="nj-color" title={option.name}>
          <input
            type="radio"
            className="nj-unseen"
            name={name}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
          <span className="nj-color__swatch" aria-hidden="true" style={{ background: background(option) }} />
          <span className="nj-unseen">{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
