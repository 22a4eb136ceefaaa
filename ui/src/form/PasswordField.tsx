"use client";

import { useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { PasswordStrength } from "./PasswordStrength.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** Properties of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "rows" | "action"> {
  /** Says how hard the password is to guess: for a new one. */
  strength?: boolean;
}

/** A field for a password, which can be shown while one types. */
export function PasswordField({ strength = false, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="nj-password">
      <TextField
        {...field}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        action={
          <IconButton
            icon={shown ? "eye-off" : "eye"}
            label={shown ? "Hide the password" : "Show the password"}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength && <PasswordStrength password={field.value} />}
    </div>
  );
}
