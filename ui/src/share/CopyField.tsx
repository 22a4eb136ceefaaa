"use client";

import { useMachine } from "@xstate/react";
import { useId, useMemo } from "react";
import { Button } from "../button/Button.tsx";
import { provideCopy } from "./copy-machine.ts";

const copyToClipboard = (text: string) => navigator.clipboard.writeText(text);

export interface CopyFieldProps {
  /** What it is called, also for screen readers. */
  label: string;
  /** What can be copied. */
  text: string;
  /** Lines that are seen before the field grows. */
  rows?: number;
  /** Puts a text on the clipboard; rejects where that is not allowed. */
  copy?: (text: string) => Promise<void>;
}

/** A text to take along: it is chosen whole at a touch, and a button copies it and says so. */
export function CopyField({ label, text, rows = 1, copy = copyToClipboard }: CopyFieldProps) {
  const id = useId();
  const machine = useMemo(() => provideCopy(copy), [copy]);
  const [{ value: state }, send] = useMachine(machine);

  return (
    <div className="nj-copy-field">
      <label htmlFor={id}>{label}</label>
      {/* Addresses and code are read from the left everywhere; from the right their brackets change places. */}
      <textarea id={id} dir="ltr" readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <div className="nj-copy-field__act">
        <Button icon={state === "copied" ? "tick" : "link"} onClick={() => send({ type: "COPY", text })}>
          COPY {label.toUpperCase()}
        </Button>
        <output>
          {state === "copied" && "Copied"}
          {state === "failed" && "Please copy it yourself."}
        </output>
      </div>
    </div>
  );
}
