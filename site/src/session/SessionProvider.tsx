import { createContext, type ReactNode, useContext, useMemo } from "react";
import { SuperTokensWrapper } from "supertokens-auth-react";
import { useSessionContext } from "supertokens-auth-react/recipe/session";

/** Who is here. `loading` until the auth SDK knows. */
export type SiteSession =
  | { status: "loading"; uid?: undefined }
  | { status: "out"; uid?: undefined }
  | { status: "in"; uid: string };

const SessionContext = createContext<SiteSession>({ status: "loading" });

/** The session of the person at the screen; follows every sign-in and sign-out. */
export function useSession(): SiteSession {
  return useContext(SessionContext);
}

/** Names a session outright, for tests and for pages that need none. */
export const FixedSession = SessionContext.Provider;

function Bridge({ children }: { children: ReactNode }) {
  const context = useSessionContext();
  const uid = context.loading || !context.doesSessionExist ? undefined : context.userId;
  const session = useMemo<SiteSession>(() => {
    if (context.loading) return { status: "loading" };
    return uid === undefined ? { status: "out" } : { status: "in", uid };
  }, [context.loading, uid]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Gives `useSession` to what is inside it. `startSuperTokens` comes first. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <SuperTokensWrapper>
      <Bridge>{children}</Bridge>
    </SuperTokensWrapper>
  );
}
