import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, Page, SignupForm } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../session/SessionProvider.tsx";
import { ProviderFailure } from "./ProviderFailure.tsx";
import { useSignup } from "./SignupFlow.tsx";

/** /signup: address and password, or a provider. The name comes next, at /onboarding. */
export function SignupPage() {
  const signup = useSignup();
  const state = useSelector(signup, (snapshot) => snapshot);
  const { status } = useSession();
  const navigate = useNavigate();
  // /onboarding was opened anew, and a password is kept nowhere.
  const isLost = (useLocation().state as { isLost?: boolean } | null)?.isLost === true && status === "out";
  const { email, password, confirmation, fields, provider, providers, notice } = state.context;

  const atProvider = state.matches({ enteringCredentials: "atProvider" });

  useEffect(() => {
    // Coming back from /onboarding, whichever way, is coming back to the draft.
    signup.send({ type: "BACK" });
    const { unsubscribe } = signup.subscribe((next) => {
      if (next.matches("onboarding")) navigate("/onboarding");
    });
    return unsubscribe;
  }, [signup, navigate]);

  if (status === "in" && !atProvider) return <Navigate to="/dashboard" replace />;
  return (
    <Page title="SIGN UP" lead={isLost ? TEXTS.account.draftLost : undefined} width="form">
      <SignupForm
        email={email}
        password={password}
        confirmation={confirmation}
        fields={fields}
        providers={providers}
        busy={atProvider || state.matches("entered") ? provider : undefined}
        onEdit={(change) => signup.send({ type: "EDIT", ...change })}
        onSubmit={() => signup.send({ type: "SUBMIT" })}
        onProvider={(chosen) => signup.send({ type: "CHOOSE_PROVIDER", provider: chosen })}
      />
      {state.matches({ enteringCredentials: "notifying" }) && notice && (
        <AlertDialog {...notice} onDismiss={() => signup.send({ type: "DISMISS" })} />
      )}
      <ProviderFailure />
    </Page>
  );
}
