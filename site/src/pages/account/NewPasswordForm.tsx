import { provideNewPassword } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, AppLink, Button, TextField } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { Navigate } from "react-router-dom";
import { submitNewPassword } from "supertokens-auth-react/recipe/emailpassword";
import { siteAuth, withAnswersAsErrors } from "../../session/site-auth.ts";

const EXPIRED = "This link has been used or has expired. Please ask for a new one.";

async function setPassword(password: string): Promise<void> {
  const answer = await withAnswersAsErrors(submitNewPassword({ formFields: [{ id: "password", value: password }] }));
  if (answer.status === "RESET_PASSWORD_INVALID_TOKEN_ERROR") throw new Error(EXPIRED);
  if (answer.status === "FIELD_ERROR") throw new Error(answer.formFields[0]?.error ?? TEXTS.account.emailFailed);
}

/** Takes the new password. The token is read from the address by the SDK. */
export function NewPasswordForm() {
  const [state, send] = useMachine(provideNewPassword(setPassword, siteAuth));
  const { password, confirmation, notice } = state.context;

  if (state.matches("done")) return <Navigate to="/login" />;
  return (
    <form
      className="nj-account nj-account__form"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: "SUBMIT" });
      }}
      noValidate
    >
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={TEXTS.account.passwordRule}
        value={password}
        onChange={(text) => send({ type: "EDIT", password: text })}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        value={confirmation}
        onChange={(text) => send({ type: "EDIT", confirmation: text })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={state.matches("saving") || state.matches("signingOut")}
      >
        CHANGE PASSWORD
      </Button>
      <p className="nj-account__other">
        <AppLink href="/auth/reset-password">Ask for a new link</AppLink>
      </p>
      {(state.matches("notifying") || state.matches("changed")) && notice && (
        <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />
      )}
    </form>
  );
}
