"use client";

import { useId } from "react";
import { LANGUAGES } from "./languages.ts";

export interface LanguageSelectProps {
  /** ISO 639-1 code; "" where it is to be heard. */
  value: string;
  /** Whether it takes no input at the moment. */
  disabled?: boolean | undefined;
  /** Another language was chosen. */
  onChange: (code: string) => void;
}

/** Says which language is sung, or leaves it to be heard. */
export function LanguageSelect({ value, disabled, onChange }: LanguageSelectProps) {
  const id = useId();
  return (
    <div className="nj-field">
      <label htmlFor={id} className="nj-field__label">
        Language
      </label>
      <select
        id={id}
        className="nj-field__input"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Detect automatically</option>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
