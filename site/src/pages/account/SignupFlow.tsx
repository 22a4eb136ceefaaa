import { provideSignup, type signupMachine } from "@nataraj/sdk";
import { useActorRef } from "@xstate/react";
import { createContext, useContext, useEffect } from "react";
import { Outlet } from "react-router-dom";
import type { ActorRefFrom } from "xstate";
import { useClient } from "../../session/ClientProvider.tsx";
import { siteAuth } from "../../session/site-auth.ts";
import { useSettings } from "../../settings/SettingsProvider.tsx";

const SignupContext = createContext<ActorRefFrom<typeof signupMachine> | undefined>(undefined);

/**
 * The sign-up under way.
 * @throws {Error} outside of /signup and /onboarding.
 */
export function useSignup(): ActorRefFrom<typeof signupMachine> {
  const signup = useContext(SignupContext);
  if (!signup) throw new Error("useSignup needs a SignupFlow around it.");
  return signup;
}

/** Around /signup and /onboarding: holds the draft in memory, and forgets it when both are left. */
export function SignupFlow() {
  const client = useClient();
  const settings = useSettings();
  const signup = useActorRef(provideSignup(siteAuth, client), { input: { providers: settings?.providers } });

  useEffect(() => {
    if (settings) signup.send({ type: "SETTINGS_READ", providers: settings.providers });
  }, [settings, signup]);

  return (
    <SignupContext value={signup}>
      <Outlet />
    </SignupContext>
  );
}
