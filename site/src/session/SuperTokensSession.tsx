import "./supertokens.ts";
import { useEffect } from "react";
import { SuperTokensWrapper } from "supertokens-auth-react";
import { useSessionContext } from "supertokens-auth-react/recipe/session";
import type { SiteSession } from "./site-session.ts";

export interface SuperTokensSessionProps {
  /** Hears who is here, and of every sign-in and sign-out. Must not change between renders. */
  onSession: (session: SiteSession) => void;
}

/** Tells who is here, as the auth SDK knows it. Shows nothing. */
export function SuperTokensSession({ onSession }: SuperTokensSessionProps) {
  return (
    <SuperTokensWrapper>
      <Teller onSession={onSession} />
    </SuperTokensWrapper>
  );
}

function Teller({ onSession }: SuperTokensSessionProps) {
  const context = useSessionContext();
  const { loading } = context;
  const uid = context.loading || !context.doesSessionExist ? undefined : context.userId;
  useEffect(() => {
    if (!loading) onSession(uid === undefined ? { status: "out" } : { status: "in", uid });
  }, [loading, uid, onSession]);
  return null;
}
