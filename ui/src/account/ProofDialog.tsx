"use client";

import type { LoginProvider } from "@nataraj/sdk/contract";
import { type LoginMethod, TEXTS } from "@nataraj/sdk/contract";
import type { FormEvent } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../form/TextField.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";

/** Properties of {@link ProofDialog}. */
export interface ProofDialogProps {
  /** The ways in that the account has. */
  logins: readonly LoginMethod[];
  /** What stands in the field of the password. */
  password: string;
  /** Why the person was not known again. */
  error?: string | undefined;
  /** The password was changed. */
  onEdit: (change: { password: string }) => void;
  /** The password was sent. */
  onSubmit: () => void;
  /** A login provider was chosen. */
  onProvider: (provider: LoginProvider) => void;
  /** It is closed without a choice. */
  onCancel: () => void;
  /** The login is under way: by password, or at a provider. */
  busy?: "password" | LoginProvider | undefined;
}

/** Asks for a fresh login before the account is deleted: a screen that was left open deletes nothing. */
export function ProofDialog(props: ProofDialogProps) {
  const { logins, password, error, onEdit, onSubmit, onProvider, onCancel, busy } = props;
  const providers = (["google", "github"] as const).filter((provider) => logins.includes(provider));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Dialog title="Is it you?" onDismiss={onCancel}>
      <form className="nj-account-dialog" onSubmit={submit} noValidate>
        <p>Please log in once more. Your account and everything in it are deleted right after that.</p>
        {logins.includes("password") && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            error={error}
            onChange={(text) => onEdit({ password: text })}
          />
        )}
        {providers.length > 0 && (
          <ProviderButtons
            verb="Login"
            only={providers}
            onChoose={onProvider}
            busy={busy === "password" ? undefined : busy}
            disabled={busy === "password"}
          />
        )}
        {error && !logins.includes("password") && (
          <p className="nj-field__error" role="alert">
            {error}
          </p>
        )}
        <p className="nj-account-dialog__actions">
          <Button onClick={onCancel}>{TEXTS.cancel}</Button>
          {logins.includes("password") && (
            <Button type="submit" variant="final" busy={busy === "password"} disabled={!!busy && busy !== "password"}>
              DELETE FOR GOOD
            </Button>
          )}
        </p>
      </form>
    </Dialog>
  );
}
