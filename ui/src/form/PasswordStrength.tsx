"use client";

import { useEffect, useState } from "react";
import { type Guessing, openGuessing, STRENGTHS } from "./password-guessing.ts";

export interface PasswordStrengthProps {
  /** The password that is rated. */
  password: string;
}

/**
 * How hard a password is to guess, in words and as a bar; nothing while none is typed. It has its place from the start: what
 * is below it stays where it is, or a press on a button there would be lost as the words come.
 */
export function PasswordStrength({ password }: PasswordStrengthProps) {
  const [guessing, setGuessing] = useState<Guessing>();
  const typed = password !== "";

  useEffect(() => {
    if (!typed || guessing) return;
    let left = false;
    // Its dictionaries are large. Without them, say offline, nothing is said of the password.
    openGuessing().then(
      (opened) => left || setGuessing(() => opened),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [typed, guessing]);

  const strength = typed ? guessing?.(password) : undefined;
  return (
    <p className="nj-password__strength" data-strength={strength}>
      {strength && <meter min={0} max={STRENGTHS.length} value={STRENGTHS.indexOf(strength) + 1} aria-hidden="true" />}
      <span role="status">{strength}</span>
    </p>
  );
}
