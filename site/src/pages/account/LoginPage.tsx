import { provideLogin } from "@nataraj/sdk";
import { AlertDialog, LoginForm, Page } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useClient } from "../../session/ClientProvider.tsx";
import { nextPath } from "../../session/next-path.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { siteAuth } from "../../session/site-auth.ts";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import { ProviderFailure } from "./ProviderFailure.tsx";

/** /login. A user who is signed in is sent to /dashboard, or where a valid `?next=` says. */
export function LoginPage() {
  const client = useClient();
  const settings = useSettings();
  const [query] = useSearchParams();
  const { status } = useSession();
  const machine = useMemo(() => provideLogin(siteAuth, client), [client]);
  const [state, send] = useMachine(machine, { input: { providers: settings?.providers } });
  const { email, password, provider, notice } = state.context;

  useEffect(() => {
    if (settings) send({ type: "SETTINGS_READ", providers: settings.providers });
  }, [settings, send]);

  const atProvider = state.matches("atProvider");
  const signingIn = state.matches("signingIn");
  // The session comes before the sign-in has ended; leaving then would cut off what follows it.
  if (status === "in" && !signingIn && !atProvider) return <Navigate to={nextPath(query.get("next"))} replace />;
  return (
    <Page title="LOGIN" width="form">
      <LoginForm
        email={email}
        password={password}
        busy={atProvider ? provider : signingIn || state.matches("entered") ? "email" : undefined}
        providers={settings?.providers}
        onEdit={(change) => send({ type: "EDIT", ...change })}
        onSubmit={() => send({ type: "SUBMIT" })}
        onProvider={(chosen) => send({ type: "CHOOSE_PROVIDER", provider: chosen })}
      />
      {state.matches("notifying") && notice && <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />}
      <ProviderFailure />
    </Page>
  );
}
