import "../../session/supertokens.ts";
import { provideResetRequest } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, AppLink, Button, TextField } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { sendPasswordResetEmail } from "supertokens-auth-react/recipe/emailpassword";
import { withAnswersAsErrors } from "../../session/site-auth.ts";

async function sendLink(email: string): Promise<void> {
  const answer = await withAnswersAsErrors(sendPasswordResetEmail({ formFields: [{ id: "email", value: email }] }));
  if (answer.status === "FIELD_ERROR") throw new Error(answer.formFields[0]?.error ?? TEXTS.account.emailFailed);
}

const machine = provideResetRequest(sendLink);

/** Asks for a mail with a link. It says the same whether there is such an account or not. */
export function ResetRequestForm() {
  const [state, send] = useMachine(machine);
  const { email, notice } = state.context;

  if (state.matches("sent")) {
    return (
      <div className="nj-account">
        <p role="status">If there is an account with this address, we have sent it an email with a link.</p>
        <p>The link works for one hour. Nothing there? Please check your spam folder, too.</p>
        <p className="nj-account__other">
          <AppLink href="/login">Back to the login</AppLink>
        </p>
      </div>
    );
  }
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
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(text) => send({ type: "EDIT", email: text })}
      />
      <Button type="submit" variant="primary" size="large" busy={state.matches("sending")}>
        SEND THE LINK
      </Button>
      <p className="nj-account__other">
        <AppLink href="/login">Back to the login</AppLink>
      </p>
      {state.matches("notifying") && notice && <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />}
    </form>
  );
}
