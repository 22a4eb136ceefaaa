import { callActor, createUserData } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Page, Waiting } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useNavigate } from "react-router-dom";
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
 * What is seen while a login is on its way to the provider or back. At the end a window of its own reports to the page
 * that waits for it and closes. Where no page waits (any more), this one goes on itself, as the page that was left would
 * have.
 */
export function ProviderPage({ logIn }: ProviderPageProps) {
  const navigate = useNavigate();
  const client = useClient();

  const goOn = (report: ProviderReport) => {
    const place = loginOrigin();
    const page = "left" in place ? place.left : "/login";
    const { pathname, search, searchParams } = new URL(page, window.location.origin);
    if (report.outcome === "in") {
      createUserData(client, report.uid);
      navigate(nextPath(searchParams.get("next")), { replace: true, state: freshLoginState(report.uid) });
    } else {
      navigate(pathname + search, { replace: true, state: failureState(report) });
    }
  };
  const [state] = useMachine(
    providerLoginMachine.provide({
      actors: {
        logIn: callActor((_, signal) => logIn(signal)),
        sendReport: callActor(async (report) => {
          const place = loginOrigin();
          return "waiting" in place && (await sendReport(place.waiting, report));
        }),
      },
      actions: { closeWindow: () => window.close(), goOn: (_, report) => goOn(report) },
    }),
  );

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
