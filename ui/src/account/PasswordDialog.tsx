"use client";

import { TEXTS } from "@nataraj/sdk/contract";
import type { FormEvent } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { PasswordField } from "../form/PasswordField.tsx";

interface Passwords {
  /** What stands in the field of the present password. */
  old: string;
  /** What stands in the field of the new password. */
  next: string;
  /** What stands in the field that repeats the password. */
  confirmation: string;
}

/** Properties of {@link PasswordDialog}. */
export interface PasswordDialogProps extends Passwords {
  /** What is wrong with a field. */
  errors?: Partial<Passwords>;
  /** A field was changed. */
  onEdit: (change: Partial<Passwords>) => void;
  /** The new password was sent. */
  onSubmit: () => void;
  /** It is closed without a choice. */
  onClose: () => void;
  /** It is being changed. */
  busy?: boolean;
}

/** Changes the password of a user who knows the old one. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { old, next, confirmation, errors = {}, onEdit, onSubmit, onClose, busy } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Dialog title="Change your password" onDismiss={onClose}>
      <form className="nj-account-dialog" onSubmit={submit} noValidate>
        <PasswordField
          label="Old password"
          autoComplete="current-password"
          autoFocus
          value={old}
          error={errors.old}
          onChange={(text) => onEdit({ old: text })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={TEXTS.account.passwordRule}
          strength
          value={next}
          error={errors.next}
          onChange={(text) => onEdit({ next: text })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          value={confirmation}
          error={errors.confirmation}
          onChange={(text) => onEdit({ confirmation: text })}
        />
        <p className="nj-account-dialog__actions">
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            CHANGE
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
