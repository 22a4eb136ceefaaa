import { SessionEndedDialog } from "@nataraj/ui";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession, useSessionControl } from "./SessionProvider.tsx";

/** Says on the spot that the session has ended, and leads to the login and back to this page. */
export function SessionEnded() {
  const { status } = useSession();
  const { decline } = useSessionControl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (status !== "expired") return null;
  return (
    <SessionEndedDialog
      onLogin={() => navigate(`/login?next=${encodeURIComponent(pathname + search)}`)}
      onDecline={decline}
    />
  );
}
