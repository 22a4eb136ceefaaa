"use client";

import { type KeyboardEvent, useState } from "react";
import { TextField } from "../form/TextField.tsx";
import { parseTime, typedTime } from "./parse-time.ts";

export interface TimeFieldProps {
  /** What it is called, also for screen readers. */
  label: string;
  /** Milliseconds. */
  value: number;
  /** Another time was typed. */
  onTyped: (milliseconds: number) => void;
}

/** A time to type; it is taken with Enter, or when the field is left. Escape brings back what was there. */
export function TimeField({ label, value, onTyped }: TimeFieldProps) {
  const [text, setText] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const forget = () => {
    setText(undefined);
    setWrong(false);
  };
  const take = () => {
    if (text === undefined) return;
    const typed = parseTime(text);
    setWrong(typed === undefined);
    if (typed === undefined) return;
    if (text !== typedTime(value)) onTyped(typed);
    setText(undefined);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter") take();
    else if (key === "Escape") forget();
  };
  return (
    <TextField
      label={label}
      value={text ?? typedTime(value)}
      onChange={setText}
      onBlur={take}
      onKeyDown={press}
      inputMode="decimal"
      autoComplete="off"
      {...(isWrong && { error: "Type a time such as 0:42.50" })}
    />
  );
}
