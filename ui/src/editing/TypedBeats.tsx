"use client";

import { MAX_BEAT_SHIFT_MS, TempoCorrection, TYPED_TEMPO } from "@nataraj/sdk/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../button/Button.tsx";
import { TextField } from "../form/TextField.tsx";
import { addTap, tappedTempo } from "./tap-tempo.ts";

export interface TypedBeatsProps {
  /** The tempo, or where the beats lie, is to be corrected. */
  onCorrect: (tempo: TempoCorrection) => void;
}

/** Types or taps the beats a minute, and by how many milliseconds all beats are to be later. */
export function TypedBeats({ onCorrect }: TypedBeatsProps) {
  const [taps, setTaps] = useState<readonly number[]>([]);
  const tap = () => {
    const all = addTap(taps, performance.now());
    setTaps(all);
    return tappedTempo(all);
  };
  return (
    <div className="nj-beats__typed">
      <NumberForm
        label="Beats per minute"
        kind="tempo"
        hint="Type it, or tap along with the song at least four times."
        error={`Type a number from ${TYPED_TEMPO.least} to ${TYPED_TEMPO.most}.`}
        tap={tap}
        onCorrect={onCorrect}
      />
      <NumberForm
        label="Later by (milliseconds)"
        kind="later"
        hint="This moves all beats. A negative number moves them earlier."
        error={`Type a number from ${-MAX_BEAT_SHIFT_MS} to ${MAX_BEAT_SHIFT_MS}, but not 0.`}
        onCorrect={onCorrect}
      />
    </div>
  );
}

interface NumberFormProps extends TypedBeatsProps {
  label: string;
  kind: "tempo" | "later";
  hint: string;
  /** Says what can be typed. */
  error: string;
  /** A tap along with the song. @returns the tempo of those until now. */
  tap?: () => number | undefined;
}

function NumberForm({ label, kind, hint, error, tap, onCorrect }: NumberFormProps) {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const edit = (next: string) => {
    setText(next);
    setWrong(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = Number(text.trim().replace(",", ".").replace("−", "-"));
    const correction = TempoCorrection.safeParse(`${kind}:${text.trim() === "" ? "" : typed}`);
    if (correction.success && typed !== 0) onCorrect(correction.data);
    else setWrong(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={label}
        value={text}
        onChange={edit}
        inputMode="decimal"
        autoComplete="off"
        hint={hint}
        {...(isWrong && { error })}
        action={<Button type="submit">USE</Button>}
      />
      {tap && (
        <Button icon="music" onClick={() => edit(String(tap() ?? ""))}>
          TAP ALONG
        </Button>
      )}
    </form>
  );
}
