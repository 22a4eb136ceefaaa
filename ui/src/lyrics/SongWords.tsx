"use client";

import type { BroughtWords } from "@nataraj/sdk";
import { MAX_LYRICS } from "@nataraj/sdk/contract";
import { TextField } from "../form/TextField.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

/** Properties of {@link SongWords}. */
export interface SongWordsProps {
  /** Undefined where nothing was said. */
  words: BroughtWords | undefined;
  /** Whether it takes no input at the moment. */
  disabled?: boolean | undefined;
  /** The words or their language were changed. */
  onChange: (words: BroughtWords) => void;
}

/** Takes the words of the song from a person who has them: then only their times are looked for. */
export function SongWords({ words, disabled, onChange }: SongWordsProps) {
  const { lyrics = "", language = "" } = words ?? {};
  return (
    <details className="nj-bring-words">
      <summary>Do you have the words? (optional)</summary>
      <TextField
        label="Words of the song"
        hint="One line for each line that is sung. Leave it empty, and Nataraj listens for the words."
        rows={6}
        dir="auto"
        maxLength={MAX_LYRICS}
        {...(disabled && { disabled })}
        value={lyrics}
        onChange={(text) => onChange({ lyrics: text, language })}
      />
      <LanguageSelect value={language} disabled={disabled} onChange={(code) => onChange({ lyrics, language: code })} />
    </details>
  );
}
