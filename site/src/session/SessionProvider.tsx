import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { SiteSession } from "./site-session.ts";
import { createSiteSession, type SessionSource, type SiteSessionStore } from "./site-session-store.ts";

/** What a page can do about the session, beside reading it. */
export type SessionControl = Pick<SiteSessionStore, "ask" | "expire" | "decline" | "onLeave">;

const SessionContext = createContext<SiteSession>({ status: "loading" });
const ControlContext = createContext<SessionControl>({
  ask: () => {},
  expire: () => {},
  decline: () => {},
  onLeave: () => () => {},
});

/** The session of the person at the screen; follows every sign-in and sign-out, those in other tabs too. */
export function useSession(): SiteSession {
  return useContext(SessionContext);
}

/** What can be done about the session. Outside a `SessionProvider` nothing happens. */
export function useSessionControl(): SessionControl {
  return useContext(ControlContext);
}

/** The session for pages that show nothing to visitors: where it is only supposed that nobody is here, it is found out. */
export function useKnownSession(): SiteSession {
  const session = useSession();
  const { ask } = useSessionControl();
  useEffect(ask, [ask]);
  return session;
}

/** Names a session outright, for tests and for pages that need none. */
export const FixedSession = SessionContext.Provider;

const loadSource = (): Promise<SessionSource> => import("./session-source.ts");

export interface SessionProviderProps {
  /** Fetches what tells who is here; the auth SDK by default. Must not change between renders. */
  source?: () => Promise<SessionSource>;
  /** When the page stands, so that the auth SDK no longer keeps it waiting. */
  pageShown?: Promise<unknown>;
  children: ReactNode;
}

/** Gives `useSession` to what is inside it. The auth SDK is fetched only where somebody is here, or a page has to know. */
export function SessionProvider({ source = loadSource, pageShown, children }: SessionProviderProps) {
  const [store] = useState(() => createSiteSession(source, pageShown));
  const session = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => store.start(), [store]);
  return (
    <ControlContext value={store}>
      <SessionContext value={session}>{children}</SessionContext>
    </ControlContext>
  );
}
