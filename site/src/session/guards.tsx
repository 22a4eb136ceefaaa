import { TEXTS } from "@nataraj/sdk/contract";
import { Waiting } from "@nataraj/ui";
import { Navigate, Outlet } from "react-router-dom";
import { SessionFailed } from "./SessionFailed.tsx";
import { useSession } from "./SessionProvider.tsx";

/** Around pages that need a session: without one they lead to /restricted. */
export function Protected() {
  const { status } = useSession();
  if (status === "loading") return <Waiting text="Loading your information..." tall />;
  if (status === "failed") return <SessionFailed title={TEXTS.titles.error} />;
  return status === "in" ? <Outlet /> : <Navigate to="/restricted" replace />;
}
