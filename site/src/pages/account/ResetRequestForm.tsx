import "../../session/supertokens.ts";
import { TEXTS } from "@nataraj/sdk/contract";
import { AppLink, Button, TextField, useDialogs } from "@nataraj/ui";
import { type FormEvent, useState } from "react";
import { sendPasswordResetEmail } from "supertokens-auth-react/recipe/emailpassword";
import { withAnswersAsErrors } from "../../session/site-auth.ts";

/** Asks for a mail with a link. It says the same whether there is such an account or not. */
export function ResetRequestForm() {
  const dialogs = useDialogs();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"editing" | "sending" | "sent">("editing");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("sending");
    try {
      const answer = await withAnswersAsErrors(
        sendPasswordResetEmail({ formFields: [{ id: "email", value: email.trim() }] }),
      );
      if (answer.status === "FIELD_ERROR") throw new Error(answer.formFields[0]?.error ?? TEXTS.account.emailFailed);
      setState("sent");
    } catch (error) {
      setState("editing");
      await dialogs.alert({
        title: TEXTS.titles.error,
        text: error instanceof Error ? error.message : TEXTS.account.emailFailed,
      });
    }
  };

  if (state === "sent") {
    return (
      <div className="nj-account">
        <p role="status">If there is an account with this address, a mail with a link is on its way to it.</p>
        <p>The link is good for one hour. Nothing there? Please look among the unwanted mail, too.</p>
        <p className="nj-account__other">
          <AppLink href="/login">Back to the login</AppLink>
        </p>
      </div>
    );
  }
  return (
    <form className="nj-account nj-account__form" onSubmit={submit} noValidate>
      <TextField label="Email" type="email" autoComplete="username" value={email} onChange={setEmail} />
      <Button type="submit" variant="primary" size="large" busy={state === "sending"}>
        SEND THE LINK
      </Button>
      <p className="nj-account__other">
        <AppLink href="/login">Back to the login</AppLink>
      </p>
    </form>
  );
}
