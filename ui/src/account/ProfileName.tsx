"use client";

import { MAX_DISPLAY_NAME } from "@nataraj/sdk/contract";
import type { FormEvent, KeyboardEvent } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { TextField } from "../form/TextField.tsx";

export interface ProfileNameProps {
  /** The name as it is typed. */
  text: string;
  /** The text was changed. */
  onEdit: (text: string) => void;
  /** The name is to be kept. */
  onKeep: () => void;
  /** The old name stays. */
  onCancel: () => void;
  /** It is being saved. */
  saving?: boolean;
}

/** The name in the profile while it is edited: Enter keeps it, Escape the old one. */
export function ProfileName({ text, onEdit, onKeep, onCancel, saving }: ProfileNameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onKeep();
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
  };
  return (
    <form className="nj-profile__name" onSubmit={submit} noValidate>
      <TextField
        label="Your name"
        hideLabel
        name="name"
        autoComplete="name"
        autoFocus
        maxLength={MAX_DISPLAY_NAME}
        value={text}
        readOnly={saving}
        onChange={onEdit}
        onKeyDown={cancel}
      />
      <IconButton label="Keep the name" icon="tick" type="submit" disabled={saving} />
    </form>
  );
}
