import {
  ARRANGEMENTS,
  type Arrangement,
  CANON_DELAYS,
  type CanonDelay,
  type Cast,
  DANCER_COUNTS,
  type DancerCount,
} from "@nataraj/sdk/stage";
import { useId } from "react";

const ARRANGEMENT_TEXTS: Readonly<Record<Arrangement, string>> = {
  unison: "Together",
  mirrored: "Mirrored",
  canon: "In canon",
};
const DELAY_TEXTS: Readonly<Record<CanonDelay, string>> = { 1: "A beat later", 2: "Two beats later" };

export interface EnsembleChoiceProps {
  cast: Cast;
  onChange: (cast: Cast) => void;
}

/** How many dance, and how they do it together. */
export function EnsembleChoice({ cast, onChange }: EnsembleChoiceProps) {
  const { dancers, arrangement, delay = 1 } = cast;
  return (
    <div className="nj-ensemble">
      <Options<DancerCount>
        legend="Dancers"
        options={DANCER_COUNTS.map((value) => ({ value, text: String(value) }))}
        chosen={dancers}
        onChoose={(value) => onChange({ ...cast, dancers: value })}
      />
      {dancers > 1 && (
        <Options<Arrangement>
          legend="How they dance"
          options={ARRANGEMENTS.map((value) => ({ value, text: ARRANGEMENT_TEXTS[value] }))}
          chosen={arrangement}
          onChoose={(value) => onChange({ ...cast, arrangement: value })}
        />
      )}
      {dancers > 1 && arrangement === "canon" && (
        <Options<CanonDelay>
          legend="Each dancer follows"
          options={CANON_DELAYS.map((value) => ({ value, text: DELAY_TEXTS[value] }))}
          chosen={delay}
          onChoose={(value) => onChange({ ...cast, delay: value })}
        />
      )}
    </div>
  );
}

interface OptionsProps<Value> {
  legend: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Options in a row, one of which is chosen. */
export function Options<Value extends string | number>({ legend, options, chosen, onChoose }: OptionsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="nj-options">
      <legend className="nj-options__legend">{legend}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className="nj-option">
          <input
            type="radio"
            className="nj-unseen"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
