"use client";

import { useId } from "react";

export interface OptionsProps<Value> {
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
