import { createUserData } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Page, Waiting } from "@nataraj/ui";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useClient } from "../../session/ClientProvider.tsx";
import { nextPath } from "../../session/next-path.ts";
import { type ProviderReport, sendReport } from "../../session/provider-report.ts";
import { loginOrigin } from "../../session/provider-window.ts";
import { freshLoginState } from "./fresh-login.ts";
import { failureState } from "./ProviderFailure.tsx";

/**
 * How a login at a provider ends: a window of its own reports to the page that waits for it and closes. Where no page
 * waits (any more), this one goes on itself, as the page that was left would have.
 */
export function useLeavingProvider(): { left: boolean; leave: (report: ProviderReport) => Promise<void> } {
  const navigate = useNavigate();
  const client = useClient();
  const [left, setLeft] = useState(false);

  const leave = useCallback(
    async (report: ProviderReport) => {
      const place = loginOrigin();
      if ("waiting" in place && (await sendReport(place.waiting, report))) {
        window.close();
        // Should the browser not allow that.
        setLeft(true);
        return;
      }
      const page = "left" in place ? place.left : "/login";
      const { pathname, search, searchParams } = new URL(page, window.location.origin);
      if (report.outcome === "in") {
        createUserData(client, report.uid);
        navigate(nextPath(searchParams.get("next")), { replace: true, state: freshLoginState(report.uid) });
      } else {
        navigate(pathname + search, { replace: true, state: failureState(report) });
      }
    },
    [navigate, client],
  );
  return { left, leave };
}

/** What is seen while a login is on its way to the provider or back. */
export function ProviderPage({ left }: { left: boolean }) {
  return (
    <Page title="Login" hideTitle>
      {left ? <p role="status">You can close this window now.</p> : <Waiting text={TEXTS.account.busy} tall />}
    </Page>
  );
}
