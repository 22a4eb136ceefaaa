import { type LoginProvider, PROVIDER_NAMES } from "@nataraj/sdk";
import { Button } from "../button/Button.tsx";

export interface ProviderButtonsProps {
  /** What is done with the provider: 'Signup with Google', 'Login with Google'. */
  verb: "Signup" | "Login";
  onChoose: (provider: LoginProvider) => void;
  /** The provider whose page is open. */
  busy?: LoginProvider;
  /** Something else is under way. */
  disabled?: boolean;
}

/** The ways in beside email and password. */
export function ProviderButtons({ verb, onChoose, busy, disabled }: ProviderButtonsProps) {
  return (
    <div className="nj-providers">
      {(["google", "github"] as const).map((provider) => (
        <Button
          key={provider}
          icon={provider}
          busy={busy === provider}
          disabled={disabled || (busy !== undefined && busy !== provider)}
          onClick={() => onChoose(provider)}
        >
          {verb} with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </div>
  );
}
