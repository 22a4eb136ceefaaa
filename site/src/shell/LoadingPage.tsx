import { TEXTS } from "@nataraj/sdk/contract";
import { NavigationBar, Waiting } from "@nataraj/ui";
import { useLocation } from "react-router-dom";

/** The site without its page, whose code is on its way. */
export function LoadingPage() {
  const { pathname } = useLocation();
  const isProject = pathname.startsWith("/project/");
  return (
    <div className="nj-shell">
      <NavigationBar path={pathname} session="loading" onSignOut={() => undefined} />
      <main>
        <Waiting text={isProject ? TEXTS.project.fetching : "Opening the page..."} tall />
      </main>
    </div>
  );
}
