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

/** Gives `useSession` to what is inside it. The auth SDK is fetched once that stands. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<SiteSession>({ status: "loading" });
  const [Source, setSource] = useState<ComponentType<SuperTokensSessionProps>>();

  useEffect(() => {
    import("./SuperTokensSession.tsx").then(
      ({ SuperTokensSession }) => setSource(() => SuperTokensSession),
      (error: unknown) => console.error("The auth SDK could not be fetched.", error),
    );
  }, []);

  return (
    <SessionContext value={session}>
      {Source && <Source onSession={setSession} />}
      {children}
    </SessionContext>
  );
}
