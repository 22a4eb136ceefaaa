import { AuthRefusal, LoginCancelled, type LoginProvider } from "@nataraj/sdk";
import Session from "supertokens-auth-react/recipe/session";
import * as z from "zod/mini";

/** What the provider's window tells the page that opened it. The user's uid, or why there is none. */
const Report = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("in"), uid: z.string() }),
  z.object({ outcome: z.literal("refused"), reason: z.string() }),
  z.object({ outcome: z.literal("failed") }),
  z.object({ outcome: z.literal("cancelled") }),
]);
export type ProviderReport = z.infer<typeof Report>;

/** The window's name says that it is one of ours, so that its pages know to report rather than go on by themselves. */
const WINDOW = "nataraj-login";
const CHANNEL = "nataraj-login";

/** Whether this page stands in a window that `signInAtProvider` opened. */
export function isProviderWindow(): boolean {
  return window.name === WINDOW;
}

/** Tells the page that opened this window how it went. `opener` is cut by COOP; a channel of our origin is not. */
export function reportToOpener(report: ProviderReport): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(report);
  channel.close();
}

/**
 * Signs in at Google or GitHub in a window of its own, opened by the click that asked for it. Where windows are
 * blocked, this page goes there itself and the promise stays open.
 * @throws {LoginCancelled} when the window was closed; {AuthRefusal} when the account may not be used this way.
 */
export function signInAtProvider(provider: LoginProvider): Promise<string> {
  const start = `/auth/start/${provider}`;
  const opened = window.open(start, WINDOW, "popup,width=520,height=680");
  if (!opened) {
    window.location.assign(start);
    return new Promise(() => undefined);
  }
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const settle = (act: () => void) => {
      clearInterval(watch);
      channel.close();
      act();
    };
    // A closed window says nothing. While it shows the provider's page it may look closed (COOP), so it is only
    // believed when this page has been looked at again.
    const watch = setInterval(() => {
      if (opened.closed && document.hasFocus()) settle(() => reject(new LoginCancelled()));
    }, 1_000);
    channel.addEventListener("message", ({ data }) => {
      const report = Report.safeParse(data);
      if (!report.success) return;
      settle(() => {
        opened.close();
        if (report.data.outcome === "in") resolve(enterHere(report.data.uid));
        else if (report.data.outcome === "refused") reject(new AuthRefusal({ reason: report.data.reason }));
        else if (report.data.outcome === "cancelled") reject(new LoginCancelled());
        else reject(new Error("The login at the provider failed."));
      });
    });
  });
}

/** The session came to be in the other window; a refresh makes this page's SDK see it. */
async function enterHere(uid: string): Promise<string> {
  await Session.attemptRefreshingSession();
  return uid;
}
