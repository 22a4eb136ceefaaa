import { Page } from "@nataraj/ui";
import { useSearchParams } from "react-router-dom";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { NoMail } from "./NoMail.tsx";
import { ResetRequestForm } from "./ResetRequestForm.tsx";

/**
 * /auth/reset-password: asks for a mail with a link, and with the link's token for the new password. Where no mail is set
 * up it says what to do instead.
 */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get("token");
  const hasNoMail = useSettings()?.passwordReset === false;
  return (
    <Page title={token ? "Choose a new password" : "Forgot your password?"} width="form">
      {token ? <NewPasswordForm /> : hasNoMail ? <NoMail /> : <ResetRequestForm />}
    </Page>
  );
}
