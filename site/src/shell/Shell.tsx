import { TEXTS } from "@nataraj/sdk/contract";
import { NavigationBar, useDialogs } from "@nataraj/ui";
import { useEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../session/SessionProvider.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

/** What stands around every page: skip link, navigation and, on public pages, the footer. */
export function Shell({ footer }: { footer?: boolean }) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const [signingOut, setSigningOut] = useState(false);
  const last = useRef(pathname);

  // A change of route moves the focus to the new page, as a full load would.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  const signOut = async () => {
    setSigningOut(true);
    try {
      // Home first: the page that is left may be one that sends signed-out people away.
      await navigate("/");
      const { siteAuth } = await import("../session/site-auth.ts");
      await siteAuth.signOut();
    } catch (error) {
      console.warn("Signing out failed.", error);
      await dialogs.alert({ title: TEXTS.titles.error, text: TEXTS.account.socialFailed });
    } finally {
      setSigningOut(false);
    }
  };

  return (
    <div className="nj-shell">
      <a className="nj-skip" href="#main">
        Skip to content
      </a>
      <NavigationBar
        path={pathname}
        session={status === "failed" ? "loading" : status}
        onSignOut={signOut}
        signingOut={signingOut}
      />
      <Outlet />
      {footer && <SiteFooter />}
      <ScrollRestoration />
    </div>
  );
}
