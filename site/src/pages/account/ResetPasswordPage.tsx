import { Page } from "@nataraj/ui";
import { useSearchParams } from "react-router-dom";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { ResetRequestForm } from "./ResetRequestForm.tsx";

/** /auth/reset-password: asks for a mail with a link, and with the link's token for the new password. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get("token");
  return (
    <Page title={token ? "Choose a new password" : "Forgot your password?"} width="form">
      {token ? <NewPasswordForm /> : <ResetRequestForm />}
    </Page>
  );
}
