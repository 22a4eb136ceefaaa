import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { SuperTokensSessionProps } from "./SuperTokensSession.tsx";
import type { SiteSession } from "./site-session.ts";

const SessionContext = createContext<SiteSession>({ status: "loading" });

/** The session of the person at the screen; follows every sign-in and sign-out. */
export function useSession(): SiteSession {
  return useContext(SessionContext);
}

/** Names a session outright, for tests and for pages that need none. */
export const FixedSession = SessionContext.Provider;

const fetchSource = async () => (await import("./SuperTokensSession.tsx")).SuperTokensSession;

export interface SessionProviderProps {
  /** Fetches what tells who is here; the auth SDK by default. Must not change between renders. */
  fetchSource?: () => Promise<ComponentType<SuperTokensSessionProps>>;
  children: ReactNode;
}

/** Gives `useSession` to what is inside it. The auth SDK is fetched once that stands. */
export function SessionProvider({ fetchSource: fetch = fetchSource, children }: SessionProviderProps) {
  const [session, setSession] = useState<SiteSession>({ status: "loading" });
  const [Source, setSource] = useState<ComponentType<SuperTokensSessionProps>>();

  useEffect(() => {
    fetch().then(
      (fetched) => setSource(() => fetched),
      (error: unknown) => {
        console.error("The auth SDK could not be fetched.", error);
        setSession({ status: "failed" });
      },
    );
  }, [fetch]);

  return (
    <SessionContext value={session}>
      {Source && <Source onSession={setSession} />}
      {children}
    </SessionContext>
  );
}
