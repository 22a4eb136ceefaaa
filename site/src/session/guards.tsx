import { Waiting } from "@nataraj/ui";
import { Navigate, Outlet, useSearchParams } from "react-router-dom";
import { nextPath } from "./next-path.ts";
import { useSession } from "./SessionProvider.tsx";

/** Around pages that need a session: without one they lead to /restricted. */
export function Protected() {
  const { status } = useSession();
  if (status === "loading") return <Waiting text="Loading your information..." tall />;
  return status === "in" ? <Outlet /> : <Navigate to="/restricted" replace />;
}

/** Around the ways in: whoever is in already goes to /dashboard, or where a valid `?next=` says. */
export function SignedOutOnly() {
  const { status } = useSession();
  const [query] = useSearchParams();
  return status === "in" ? <Navigate to={nextPath(query.get("next"))} replace /> : <Outlet />;
}
