"use client";

import { useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/shapes.ts";

export interface OptionsProps<Value> {
  /** What is chosen here. */
  legend: string;
  /** Before the legend's words. */
  icon?: IconName;
  /** What can be chosen. */
  options: readonly { value: Value; text: string }[];
  /** Undefined where it is none of them. */
  chosen: Value | undefined;
  /** One was chosen. */
  onChoose: (value: Value) => void;
}

/** Options in a row, one of which is chosen. */
export function Options<Value extends string | number>({
  legend,
  icon,
  options,
  chosen,
  onChoose,
}: OptionsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="nj-options">
      <legend className="nj-options__legend">
        {icon && <Icon name={icon} />} {legend}
      </legend>
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
