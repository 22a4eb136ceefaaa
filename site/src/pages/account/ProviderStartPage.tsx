import "../../session/supertokens.ts";
import { useEffect } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { getAuthorisationURLWithQueryParamsAndSetState } from "supertokens-auth-react/recipe/thirdparty";
import { saveLoginOrigin } from "../../session/provider-window.ts";
import { ProviderPage, useLeavingProvider } from "./ProviderPage.tsx";

/** Asks for the provider's address and goes there. It stands in a window of its own, or in the page's place. */
export function ProviderStartPage() {
  const { provider = "" } = useParams();
  const [query] = useSearchParams();
  const waiting = query.get("waiting");
  const { left, leave } = useLeavingProvider();

  useEffect(() => {
    let gone = false;
    if (waiting) saveLoginOrigin({ waiting });
    getAuthorisationURLWithQueryParamsAndSetState({
      thirdPartyId: provider,
      frontendRedirectURI: `${window.location.origin}/auth/callback/${provider}`,
    }).then(
      (url) => {
        if (!gone) window.location.replace(url);
      },
      (error: unknown) => {
        if (gone) return;
        console.warn("The provider's address could not be had.", error);
        leave({ outcome: "failed" });
      },
    );
    return () => {
      gone = true;
    };
  }, [provider, waiting, leave]);

  return <ProviderPage left={left} />;
}
