import { AppLink, ButtonLink } from "@nataraj/ui";
import { useSettings } from "../../settings/SettingsProvider.tsx";

/** What to do about a forgotten password where the site sends no mail. */
export function NoMail() {
  const settings = useSettings();
  const hasProvider = settings?.providers.google || settings?.providers.github;
  return (
    <div className="nj-account">
      <p role="status">This site cannot send email yet, so it cannot send you a link to choose a new password.</p>
      {hasProvider && (
        <p>If you have logged in with Google or GitHub before, do so again. You need no password for that.</p>
      )}
      <p>
        {hasProvider ? "Otherwise write" : "Write"} to the people who run this site, from the address of your account
        {settings?.contactEmail ? "" : ", by GET IN TOUCH at the foot of this page"}: they can set up mail.
      </p>
      {settings?.contactEmail && (
        <ButtonLink variant="primary" size="large" href={`mailto:${settings.contactEmail}`}>
          WRITE TO {settings.contactEmail}
        </ButtonLink>
      )}
      <p className="nj-account__other">
        <AppLink href="/login">Back to the login</AppLink>
      </p>
    </div>
  );
}
