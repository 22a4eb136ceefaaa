import "../../session/supertokens.ts";
import { useParams, useSearchParams } from "react-router-dom";
import { getAuthorisationURLWithQueryParamsAndSetState } from "supertokens-auth-react/recipe/thirdparty";
import type { ProviderReport } from "../../session/provider-report.ts";
import { saveLoginOrigin } from "../../session/provider-window.ts";
import { ProviderPage } from "./ProviderPage.tsx";

async function goToProvider(provider: string, signal: AbortSignal): Promise<ProviderReport> {
  const url = await getAuthorisationURLWithQueryParamsAndSetState({
    thirdPartyId: provider,
    frontendRedirectURI: `${window.location.origin}/auth/callback/${provider}`,
  });
  if (!signal.aborted) window.location.replace(url);
  return new Promise(() => undefined);
}

/** Asks for the provider's address and goes there. It stands in a window of its own, or in the page's place. */
export function ProviderStartPage() {
  const { provider = "" } = useParams();
  const [query] = useSearchParams();
  const waiting = query.get("waiting");
  return (
    <ProviderPage
      logIn={(signal) => {
        if (waiting) saveLoginOrigin({ waiting });
        return goToProvider(provider, signal);
      }}
    />
  );
}
