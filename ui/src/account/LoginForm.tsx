"use client";

import type { LoginProvider } from "@nataraj/sdk/contract";
import { TEXTS } from "@nataraj/sdk/contract";
import type { FormEvent } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { Button } from "../button/Button.tsx";
import { PasswordField } from "../form/PasswordField.tsx";
import { TextField } from "../form/TextField.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";

/** Properties of {@link LoginForm}. */
export interface LoginFormProps {
  /** What stands in the field of the e-mail address. */
  email: string;
  /** What stands in the field of the password. */
  password: string;
  /** A field was changed. */
  onEdit: (change: { email?: string; password?: string }) => void;
  /** The form was sent. */
  onSubmit: () => void;
  /** A login provider was chosen. */
  onProvider: (provider: LoginProvider) => void;
  /** Which providers are set up here; undefined while that is not known. */
  providers?: Record<LoginProvider, boolean> | undefined;
  /** The login is under way: by email, or at a provider. */
  busy?: "email" | LoginProvider;
}

/** The ways into an account that exists. */
export function LoginForm({ email, password, onEdit, onSubmit, onProvider, providers, busy }: LoginFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <div className="nj-account">
      <ProviderButtons
        verb="Login"
        onChoose={onProvider}
        providers={providers}
        busy={busy === "email" ? undefined : busy}
        disabled={busy === "email"}
      />
      <p className="nj-account__or">or with your email</p>
      <form className="nj-account__form" onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(value) => onEdit({ email: value })}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(value) => onEdit({ password: value })}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={busy === "email"}
          disabled={!!busy && busy !== "email"}
        >
          LOGIN
        </Button>
      </form>
      <p className="nj-account__busy" role="status">
        {busy && TEXTS.account.busy}
      </p>
      <p className="nj-account__other">
        <AppLink href="/signup">TRYING FOR FIRST TIME? SIGNUP</AppLink>
        <AppLink href="/auth/reset-password">Forgot your password?</AppLink>
      </p>
    </div>
  );
}
