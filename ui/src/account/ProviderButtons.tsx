"use client";

import { type LoginProvider, PROVIDER_NAMES } from "@nataraj/sdk";
import { useId } from "react";
import { Button } from "../button/Button.tsx";

export interface ProviderButtonsProps {
  /** What is done with the provider: 'Signup with Google', 'Login with Google'. */
  verb: "Signup" | "Login";
  /** A provider was chosen. */
  onChoose: (provider: LoginProvider) => void;
  /** The provider whose page is open. */
  busy?: LoginProvider;
  /** Something else is under way. */
  disabled?: boolean;
  /** Which are set up here; undefined while that is not known. */
  providers?: Record<LoginProvider, boolean> | undefined;
  /** Only these. */
  only?: readonly LoginProvider[];
}

const ALL: readonly LoginProvider[] = ["google", "github"];

/** The ways in beside email and password. A way that is not set up says so before it is pressed. */
export function ProviderButtons({ verb, onChoose, busy, disabled, providers, only = ALL }: ProviderButtonsProps) {
  const id = useId();
  const missing = only.filter((provider) => providers?.[provider] === false);
  return (
    <div className="nj-providers">
      {only.map((provider) => (
        <Button
          key={provider}
          icon={provider}
          className={missing.includes(provider) ? "nj-providers__missing" : undefined}
          aria-describedby={missing.includes(provider) ? id : undefined}
          busy={busy === provider}
          disabled={disabled || (busy !== undefined && busy !== provider)}
          onClick={() => onChoose(provider)}
        >
          {verb} with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
      {missing.length > 0 && (
        <p id={id} className="nj-providers__note">
          {missing.map((provider) => PROVIDER_NAMES[provider]).join(" and ")} {missing.length > 1 ? "are" : "is"} not
          set up here. Please use your email and password.
        </p>
      )}
    </div>
  );
}
