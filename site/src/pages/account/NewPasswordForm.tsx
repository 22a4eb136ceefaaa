import { refusePassword, TEXTS } from "@nataraj/sdk/contract";
import { AppLink, Button, TextField, useDialogs } from "@nataraj/ui";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { submitNewPassword } from "supertokens-auth-react/recipe/emailpassword";
import { siteAuth, withAnswersAsErrors } from "../../session/site-auth.ts";

const EXPIRED = "This link has been used or has expired. Please ask for a new one.";

/** Takes the new password. The token is read from the address by the SDK. */
export function NewPasswordForm() {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [busy, setBusy] = useState(false);

  const save = async () => {
    if (password !== confirmation) throw new Error(TEXTS.account.passwordsDiffer);
    const refusal = refusePassword(password);
    if (refusal) throw new Error(refusal);
    const answer = await withAnswersAsErrors(submitNewPassword({ formFields: [{ id: "password", value: password }] }));
    if (answer.status === "RESET_PASSWORD_INVALID_TOKEN_ERROR") throw new Error(EXPIRED);
    if (answer.status === "FIELD_ERROR") throw new Error(answer.formFields[0]?.error ?? TEXTS.account.emailFailed);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await save();
      // All sessions ended with the old password; should one have been this page's, it has still to hear of it.
      await siteAuth.signOut().catch((error: unknown) => console.warn("Signing out failed.", error));
      await dialogs.alert({ title: TEXTS.titles.success, text: "Your password is changed. Please log in with it." });
      navigate("/login");
    } catch (error) {
      await dialogs.alert({
        title: TEXTS.titles.error,
        text: error instanceof Error ? error.message : TEXTS.account.emailFailed,
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="nj-account nj-account__form" onSubmit={submit} noValidate>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={TEXTS.account.passwordRule}
        value={password}
        onChange={setPassword}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        CHANGE PASSWORD
      </Button>
      <p className="nj-account__other">
        <AppLink href="/auth/reset-password">Ask for a new link</AppLink>
      </p>
    </form>
  );
}
