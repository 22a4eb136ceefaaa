import { AuthRefusal, LoginCancelled, type LoginProvider } from "@nataraj/sdk";
import Session from "supertokens-auth-react/recipe/session";
import { awaitReport, type ProviderReport } from "./provider-report.ts";

/** Where the login at a provider stands in its tab. Other tabs do not see it, and it outlives the provider's pages. */
const STORAGE_KEY = "nataraj-login";
const WINDOW_NAME = "nataraj-login";
/** How often it is looked whether the window was closed. Milliseconds. */
const CLOSED_CHECK_MS = 500;

/** Where this login was asked for: by a page that waits for a window, or on a page that was left for it. */
export type LoginOrigin = { waiting: string } | { left: string };

/** Notes in this tab where the login was asked for. */
export function saveLoginOrigin(place: LoginOrigin): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
}

/** What {@link saveLoginOrigin} noted; the login page for want of a note. */
export function loginOrigin(): LoginOrigin {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{"left":"/login"}') as LoginOrigin;
}

/** The last window may still tell of a login when nobody waits for it any more. */
let stopLastWait = (): void => undefined;

/**
 * Signs in at Google or GitHub in a window of its own, opened by the click that asked for it. Where windows are
 * blocked, this page goes there itself and the promise stays open.
 * @throws {LoginCancelled} when the window was closed; {AuthRefusal} when the account may not be used this way.
 */
export function signInAtProvider(provider: LoginProvider): Promise<string> {
  stopLastWait();
  const waiting = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const opened = window.open(`/auth/start/${provider}?waiting=${waiting}`, WINDOW_NAME, "popup,width=520,height=680");
  if (!opened) {
    saveLoginOrigin({ left: loginPageOf(window.location.pathname + window.location.search) });
    window.location.assign(`/auth/start/${provider}`);
    return new Promise(() => undefined);
  }
  return new Promise((resolve, reject) => {
    let cancelled = false;
    // A closed window says nothing. One that shows a page which cuts its opener off (COOP) looks closed too, so it is
    // only believed when this page has been looked at again.
    const look = setInterval(() => {
      if (!opened.closed || !document.hasFocus()) return;
      clearInterval(look);
      cancelled = true;
      reject(new LoginCancelled());
    }, CLOSED_CHECK_MS);
    const stopWaiting = awaitReport(waiting, (report) => {
      // It was not closed after all. A refusal is then told in the window itself.
      if (cancelled && report.outcome !== "in") return false;
      clearInterval(look);
      settle(report).then(resolve, reject);
      return true;
    });
    stopLastWait = () => {
      clearInterval(look);
      stopWaiting();
    };
  });
}

/** The login page that leads back to a page, where it is none itself. */
function loginPageOf(page: string): string {
  return /^\/(login|signup)\b/.test(page) ? page : `/login?next=${encodeURIComponent(page)}`;
}

/** The session came to be in the other window; a refresh makes this page's SDK see it. */
async function settle(report: ProviderReport): Promise<string> {
  if (report.outcome === "refused") throw new AuthRefusal({ reason: report.reason });
  if (report.outcome === "failed") throw new Error("The login at the provider failed.");
  await Session.attemptRefreshingSession();
  return report.uid;
}
