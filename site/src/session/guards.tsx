import { TEXTS } from "@nataraj/sdk/contract";
import { Waiting } from "@nataraj/ui";
import { Navigate, Outlet } from "react-router-dom";
import { SessionFailed } from "./SessionFailed.tsx";
import { useKnownSession } from "./SessionProvider.tsx";

/** Around pages that need a session: without one they lead to /restricted. One that has ended leaves them as they are. */
export function Protected() {
  const { status } = useKnownSession();
  if (status === "loading") return <Waiting text="Loading your information..." tall />;
  if (status === "failed") return <SessionFailed title={TEXTS.titles.error} />;
  return status === "out" ? <Navigate to="/restricted" replace /> : <Outlet />;
}
