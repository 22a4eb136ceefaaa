import { useLocation } from "react-router-dom";
import { FirstPage } from "./FirstPage.tsx";
import { sharedNameAt } from "./shared-name.ts";

/** The site without its page, whose code is on its way. */
export function LoadingPage() {
  const { pathname } = useLocation();
  return <FirstPage path={pathname} projectName={sharedNameAt(pathname)} />;
}
