import { AlertDialog, OnboardingForm, Page } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { Navigate } from "react-router-dom";
import { useSession } from "../../session/SessionProvider.tsx";
import { useSignup } from "./SignupFlow.tsx";

/** /onboarding: the name, then the account. Without a draft it leads to /signup. */
export function OnboardingPage() {
  const signup = useSignup();
  const state = useSelector(signup, (snapshot) => snapshot);
  const { status } = useSession();
  const { name, email, notice } = state.context;
  const busy = state.matches({ onboarding: "creating" }) || state.matches({ onboarding: "naming" });

  // There is a session from the account's creation on; the name is saved before this page is left.
  if (status === "in" && !busy) return <Navigate to="/dashboard" replace />;
  if (state.matches("enteringCredentials")) return <Navigate to="/signup" state={{ isLost: email === "" }} replace />;
  return (
    <Page title="JUST THE LAST STEP WE PROMISE" width="form">
      <OnboardingForm
        name={name}
        busy={busy || state.matches("entered")}
        onEdit={(change) => signup.send({ type: "EDIT", ...change })}
        onSubmit={() => signup.send({ type: "SUBMIT" })}
      />
      {state.matches({ onboarding: "notifying" }) && notice && (
        <AlertDialog {...notice} onDismiss={() => signup.send({ type: "DISMISS" })} />
      )}
    </Page>
  );
}
