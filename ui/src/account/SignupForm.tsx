"use client";

import type { LoginProvider } from "@nataraj/sdk/contract";
import { type CredentialErrors, TEXTS } from "@nataraj/sdk/contract";
import { type FormEvent, useEffect, useRef } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { Button } from "../button/Button.tsx";
import { PasswordField } from "../form/PasswordField.tsx";
import { TextField } from "../form/TextField.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";

/** Properties of {@link SignupForm}. */
export interface SignupFormProps {
  /** What stands in the field of the e-mail address. */
  email: string;
  /** What stands in the field of the password. */
  password: string;
  /** What stands in the field that repeats the password. */
  confirmation: string;
  /** What was wrong with a field at the last try. */
  fields?: CredentialErrors;
  /** A field was changed. */
  onEdit: (change: { email?: string; password?: string; confirmation?: string }) => void;
  /** The form was sent. */
  onSubmit: () => void;
  /** A login provider was chosen. */
  onProvider: (provider: LoginProvider) => void;
  /** Which providers are set up here; undefined while that is not known. */
  providers?: Record<LoginProvider, boolean> | undefined;
  /** The provider whose page is open. */
  busy?: LoginProvider;
}

const NO_ERRORS: CredentialErrors = {};

/** The first half of an account: address and password, or a provider. */
export function SignupForm({
  email,
  password,
  confirmation,
  fields = NO_ERRORS,
  onEdit,
  onSubmit,
  onProvider,
  providers,
  busy,
}: SignupFormProps) {
  const emailField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const passwordField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fields.email) emailField.current?.focus();
    else if (fields.password) passwordField.current?.focus();
  }, [fields]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <div className="nj-account">
      <ProviderButtons verb="Signup" onChoose={onProvider} providers={providers} busy={busy} />
      <p className="nj-account__or">or with your email</p>
      <form className="nj-account__form" onSubmit={submit} noValidate>
        <TextField
          ref={emailField}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          error={fields.email}
          onChange={(value) => onEdit({ email: value })}
        />
        <PasswordField
          ref={passwordField}
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={TEXTS.account.passwordRule}
          strength
          value={password}
          error={fields.password}
          onChange={(value) => onEdit({ password: value })}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={(value) => onEdit({ confirmation: value })}
        />
        <Button type="submit" variant="primary" size="large" disabled={busy !== undefined}>
          SIGNUP
        </Button>
      </form>
      <p className="nj-account__other">
        <AppLink href="/login">ALREADY A USER? LOGIN</AppLink>
      </p>
    </div>
  );
}
