import { TEXTS } from "@nataraj/sdk/contract";
import { Page, Waiting } from "@nataraj/ui";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { getAuthorisationURLWithQueryParamsAndSetState } from "supertokens-auth-react/recipe/thirdparty";
import { isProviderWindow, reportToOpener } from "../../session/provider-window.ts";

/** Asks for the provider's address and goes there. It stands in a window of its own, or in the page's place. */
export function ProviderStartPage() {
  const { provider = "" } = useParams();
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    getAuthorisationURLWithQueryParamsAndSetState({
      thirdPartyId: provider,
      frontendRedirectURI: `${window.location.origin}/auth/callback/${provider}`,
    }).then(
      (url) => {
        if (!left) window.location.replace(url);
      },
      (error: unknown) => {
        if (left) return;
        console.warn("The provider's address could not be had.", error);
        if (isProviderWindow()) reportToOpener({ outcome: "failed" });
        else navigate("/login", { replace: true, state: { providerFailed: true } });
      },
    );
    return () => {
      left = true;
    };
  }, [provider, navigate]);

  return (
    <Page title="Login" hideTitle>
      <Waiting text={TEXTS.account.busy} tall />
    </Page>
  );
}
