import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";

/** What stands around every page: skip link, navigation and, on public pages, the footer. */
export function Shell({ footer }: { footer?: boolean }) {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  // A change of route moves the focus to the new page, as a full load would.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a className="nj-skip" href="#main">
        Skip to content
      </a>
      <Outlet />
      {footer && null}
      <ScrollRestoration />
    </>
  );
}
