import "./shell/page.css";
import { applyTheme, DialogProvider, LinkProvider } from "@nataraj/ui";
import "@nataraj/ui/style.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { KeepOwnAvatar } from "./avatar/KeepOwnAvatar.tsx";
import { CreateFlowKeeper } from "./create/CreateFlowKeeper.tsx";
import { ForgetKeptDances } from "./offline/ForgetKeptDances.tsx";
import { createSiteRouter } from "./routes.tsx";
import { SessionProvider } from "./session/SessionProvider.tsx";
import { SettingsProvider } from "./settings/SettingsProvider.tsx";
import { RouterLink } from "./shell/RouterLink.tsx";

applyTheme();

const router = createSiteRouter();
const pageShown = new Promise<void>((resolve) => {
  const { initialized } = router.state;
  if (initialized) return resolve();
  const unsubscribe = router.subscribe((state) => {
    if (!state.initialized) return;
    unsubscribe();
    resolve();
  });
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element #root.");

createRoot(root).render(
  <StrictMode>
    <SessionProvider pageShown={pageShown}>
      <ForgetKeptDances />
      <KeepOwnAvatar />
      <SettingsProvider>
        <LinkProvider value={RouterLink}>
          <DialogProvider>
            <CreateFlowKeeper>
              <RouterProvider router={router} />
            </CreateFlowKeeper>
          </DialogProvider>
        </LinkProvider>
      </SettingsProvider>
    </SessionProvider>
  </StrictMode>,
);
