import { createNatarajClient } from "@nataraj/sdk";
import { DialogProvider, LinkProvider } from "@nataraj/ui";
import type { RequestHandler } from "msw";
import { useEffect, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { CreateFlowKeeper } from "../create/CreateFlowKeeper.tsx";
import { ROUTES } from "../routes.tsx";
import { ClientProvider } from "../session/ClientProvider.tsx";
import { FixedSession } from "../session/SessionProvider.tsx";
import type { SiteSession } from "../session/site-session.ts";
import { SettingsProvider } from "../settings/SettingsProvider.tsx";
import { RouterLink } from "../shell/RouterLink.tsx";
import { STORY_UID, storyFetch } from "./story-server.ts";

export interface StoryPageProps {
  /** Address of the page, as in the browser. */
  path: string;
  /** Who is here; a person who is signed in where absent. */
  session?: SiteSession;
  /** What the server answers; what is absent has its usual answer. */
  answers?: readonly RequestHandler[];
}

const SIGNED_IN: SiteSession = { status: "in", uid: STORY_UID };
const NONE: readonly RequestHandler[] = [];

/** A page of the site with all that stands around it, over a server inside the page. */
export function StoryPage({ path, session = SIGNED_IN, answers = NONE }: StoryPageProps) {
  const [{ client, router }] = useState(() => ({
    client: createNatarajClient({ backend: "/api", fetch: storyFetch(answers) }),
    router: createMemoryRouter(ROUTES, { initialEntries: [path] }),
  }));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ClientProvider value={client}>
      <FixedSession value={session}>
        <SettingsProvider>
          <LinkProvider value={RouterLink}>
            <DialogProvider>
              <CreateFlowKeeper>
                <RouterProvider router={router} />
              </CreateFlowKeeper>
            </DialogProvider>
          </LinkProvider>
        </SettingsProvider>
      </FixedSession>
    </ClientProvider>
  );
}
