import { provideSignOut } from "@nataraj/sdk";
import { AlertDialog, HoldAlerts, NavigationBar, useDialogs } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { type Location, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { SessionEnded } from "../session/SessionEnded.tsx";
import { useSession, useSessionControl } from "../session/SessionProvider.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { useGoHome } from "./use-go-home.ts";

/**
 * By which a page's scroll position is kept in a tab. What was opened by its address has no key of its own: without its
 * path it would begin where the page before it was left.
 */
const scrollKeyOf = ({ key, pathname }: Location) => (key === "default" ? pathname : key);

/**
 * What stands around every page: skip link, navigation and, on public pages, the footer. The others are about the person
 * who is logged in: they begin anew for another one, and say when a session has ended.
 */
export function Shell({ footer }: { footer?: boolean }) {
  const { pathname } = useLocation();
  const { status, uid } = useSession();
  const { onLeave } = useSessionControl();
  const goHome = useGoHome();
  const dialogs = useDialogs();
  const machine = useMemo(
    () =>
      provideSignOut(async () => {
        const { offerToClear } = await import("../practice/offer-to-clear.ts");
        if (uid !== undefined) await offerToClear(uid, dialogs);
        await goHome();
        const { siteAuth } = await import("../session/site-auth.ts");
        await siteAuth.signOut();
      }),
    [goHome, uid, dialogs],
  );
  const [signingOut, send] = useMachine(machine);
  const { notice } = signingOut.context;
  const last = useRef(pathname);

  // A change of route moves the focus to the new page, as a full load would.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  // Signed out in another tab: this one goes the same way, before it has nobody to be about.
  useEffect(() => (footer ? undefined : onLeave(goHome)), [footer, onLeave, goHome]);

  return (
    <div className="nj-shell">
      <a className="nj-skip" href="#main">
        Skip to content
      </a>
      <NavigationBar
        path={pathname}
        session={status === "failed" ? "loading" : status === "expired" ? "out" : status}
        onSignOut={() => send({ type: "SIGN_OUT" })}
        signingOut={signingOut.matches("signingOut")}
      />
      {/* What fails for want of a session is not told beside its end. */}
      <HoldAlerts value={status === "expired"}>
        <Outlet key={footer ? undefined : uid} />
      </HoldAlerts>
      {footer ? <SiteFooter /> : <SessionEnded />}
      {signingOut.matches("notifying") && notice && (
        <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />
      )}
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  );
}
