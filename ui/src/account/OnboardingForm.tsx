"use client";

import { MAX_DISPLAY_NAME } from "@nataraj/sdk/contract";
import type { FormEvent } from "react";
import { Button } from "../button/Button.tsx";
import { TextField } from "../form/TextField.tsx";

/** Properties of {@link OnboardingForm}. */
export interface OnboardingFormProps {
  /** What stands in the field of the name. */
  name: string;
  /** The name was changed. */
  onEdit: (change: { name: string }) => void;
  /** The form was sent. */
  onSubmit: () => void;
  /** The account is being made. */
  busy?: boolean;
}

/** The second half of an account: the name. */
export function OnboardingForm({ name, onEdit, onSubmit, busy }: OnboardingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className="nj-account nj-account__form" onSubmit={submit} noValidate>
      <TextField
        label="NAME"
        name="name"
        autoComplete="name"
        maxLength={MAX_DISPLAY_NAME}
        value={name}
        readOnly={busy}
        onChange={(value) => onEdit({ name: value })}
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        COMPLETE SIGNUP
      </Button>
    </form>
  );
}
