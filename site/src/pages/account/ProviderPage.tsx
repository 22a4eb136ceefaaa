import { callActor, createUserData, type NatarajClient } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Page, Waiting } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { useClient } from "../../session/ClientProvider.tsx";
import { nextPath } from "../../session/next-path.ts";
import { providerLoginMachine } from "../../session/provider-login-machine.ts";
import { type ProviderReport, sendReport } from "../../session/provider-report.ts";
import { loginOrigin } from "../../session/provider-window.ts";
import { freshLoginState } from "./fresh-login.ts";
import { failureState } from "./ProviderFailure.tsx";

export interface ProviderPageProps {
  /** Resolves with how the login went; stays open where the page goes to the provider. */
  logIn: (signal: AbortSignal) => Promise<ProviderReport>;
}

/**
 * Shown while a login is on its way to the provider or back. A login in a window of its own reports to the waiting page at the
 * end, and closes the window. Where no page waits any more, this page goes on as that page would have.
 */
export function ProviderPage({ logIn }: ProviderPageProps) {
  const navigate = useNavigate();
  const client = useClient();

  const machine = useMemo(
    () =>
      providerLoginMachine.provide({
        actors: {
          logIn: callActor((_, signal) => logIn(signal)),
          sendReport: callActor(async (report) => {
            const place = loginOrigin();
            return "waiting" in place && (await sendReport(place.waiting, report));
          }),
        },
        actions: { closeWindow: () => window.close(), goOn: (_, report) => goOn(report, client, navigate) },
      }),
    [logIn, client, navigate],
  );
  const [state] = useMachine(machine);

  return (
    <Page title="Login" hideTitle>
      {state.matches("closed") ? (
        // Should the browser not allow that.
        <p role="status">You can close this window now.</p>
      ) : (
        <Waiting text={TEXTS.account.busy} tall />
      )}
    </Page>
  );
}

/** Goes where the page that was left would have gone. */
function goOn(report: ProviderReport, client: NatarajClient, navigate: NavigateFunction): void {
  const place = loginOrigin();
  const page = "left" in place ? place.left : "/login";
  const { pathname, search, searchParams } = new URL(page, window.location.origin);
  if (report.outcome === "in") {
    createUserData(client, report.uid);
    navigate(nextPath(searchParams.get("next")), { replace: true, state: freshLoginState(report.uid) });
  } else {
    navigate(pathname + search, { replace: true, state: failureState(report) });
  }
}
