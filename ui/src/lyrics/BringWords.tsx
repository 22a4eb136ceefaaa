"use client";

import { MAX_LYRICS } from "@nataraj/sdk/contract";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { TextField } from "../form/TextField.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

export interface BringWordsProps {
  /** ISO 639-1 code of the language that the words have now. */
  language: string | undefined;
  /** "" in `lyrics`: the words are to be heard again. */
  onFind: (request: { lyrics: string; language: string }) => void;
}

/** The words of the song as text, whose times the server looks for; or another language to hear it in. */
export function BringWords({ language = "", onFind }: BringWordsProps) {
  const [lyrics, setLyrics] = useState("");
  const [chosen, setChosen] = useState(language);
  return (
    <details className="nj-bring-words">
      <summary>Paste the words, or choose the language</summary>
      <TextField
        label="Words of the song"
        hint="One line for each line that is sung. Leave it empty, and Nataraj listens to the song again."
        rows={6}
        dir="auto"
        maxLength={MAX_LYRICS}
        value={lyrics}
        onChange={setLyrics}
      />
      <LanguageSelect value={chosen} onChange={setChosen} />
      <Button variant="primary" onClick={() => onFind({ lyrics: lyrics.trim(), language: chosen })}>
        {lyrics.trim() === "" ? "LISTEN AGAIN" : "FIND THEM IN THE SONG"}
      </Button>
    </details>
  );
}
