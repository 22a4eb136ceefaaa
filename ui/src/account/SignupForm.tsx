import type { LoginProvider } from "@nataraj/sdk";
import type { FormEvent } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { Button } from "../button/Button.tsx";
import { TextField } from "../form/TextField.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";

export interface SignupFormProps {
  email: string;
  password: string;
  confirmation: string;
  /** What was wrong with a field at the last try. */
  fields?: { email?: string; password?: string };
  onEdit: (change: { email?: string; password?: string; confirmation?: string }) => void;
  onSubmit: () => void;
  onProvider: (provider: LoginProvider) => void;
  /** The provider whose page is open. */
  busy?: LoginProvider;
}

/** The first half of an account: address and password, or a provider. */
export function SignupForm({
  email,
  password,
  confirmation,
  fields = {},
  onEdit,
  onSubmit,
  onProvider,
  busy,
}: SignupFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <div className="nj-account">
      <ProviderButtons verb="Signup" onChoose={onProvider} busy={busy} />
      <p className="nj-account__or">or with your email</p>
      <form className="nj-account__form" onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          error={fields.email}
          onChange={(value) => onEdit({ email: value })}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="new-password"
          hint="At least 8 characters, with a letter and a number."
          value={password}
          error={fields.password}
          onChange={(value) => onEdit({ password: value })}
        />
        <TextField
          label="Confirm password"
          type="password"
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
