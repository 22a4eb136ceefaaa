import { noteUser } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Page, Waiting } from "@nataraj/ui";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { signInAndUp } from "supertokens-auth-react/recipe/thirdparty";
import { useClient } from "../../session/ClientProvider.tsx";
import { isProviderWindow, type ProviderReport, reportToOpener } from "../../session/provider-window.ts";

/** The provider's answer serves once, and StrictMode runs effects twice. */
let answer: Promise<ProviderReport> | undefined;

async function enter(): Promise<ProviderReport> {
  // The person said no at the provider.
  if (new URLSearchParams(window.location.search).get("error") === "access_denied") return { outcome: "cancelled" };
  try {
    const result = await signInAndUp();
    if (result.status === "OK") return { outcome: "in", uid: result.user.id };
    if (result.status === "SIGN_IN_UP_NOT_ALLOWED") return { outcome: "refused", reason: result.reason };
    return { outcome: "failed" };
  } catch (error) {
    console.warn("The login at the provider failed.", error);
    return { outcome: "failed" };
  }
}

/** Back from Google or GitHub. In a window of its own it reports and is closed; else it goes on itself. */
export function ProviderCallbackPage() {
  const navigate = useNavigate();
  const client = useClient();

  useEffect(() => {
    let left = false;
    answer ??= enter();
    answer.then((report) => {
      if (left) return;
      if (isProviderWindow()) {
        reportToOpener(report);
        return;
      }
      answer = undefined;
      if (report.outcome === "in") {
        noteUser(client, report.uid);
        navigate("/dashboard", { replace: true });
      } else {
        const reason = report.outcome === "refused" ? report.reason : undefined;
        navigate("/login", { replace: true, state: { providerFailed: report.outcome !== "cancelled", reason } });
      }
    });
    return () => {
      left = true;
    };
  }, [client, navigate]);

  return (
    <Page title="Login" hideTitle>
      <Waiting text={TEXTS.account.busy} tall />
    </Page>
  );
}
