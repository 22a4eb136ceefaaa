import { useDialogs } from "@nataraj/ui";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useClient } from "../session/ClientProvider.tsx";
import { useSession, useSessionControl } from "../session/SessionProvider.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { type CreateActor, createActorOf, limitFlow } from "./create-actor.ts";
import { useFlowNavigation } from "./use-flow-navigation.ts";
import { useUploadGuard } from "./use-upload-guard.ts";

const CreateFlowContext = createContext<CreateActor | undefined>(undefined);

/**
 * The create flow around this page.
 * @throws {Error} outside a `CreateFlowProvider`.
 */
export function useCreateFlow(): CreateActor {
  const actor = useContext(CreateFlowContext);
  if (!actor) throw new Error("useCreateFlow needs a CreateFlowProvider around it.");
  return actor;
}

/** Around the pages of the create flow: they share one machine, and the address follows it. */
export function CreateFlowProvider({ children }: { children: ReactNode }) {
  const { uid } = useSession();
  // The pages are protected: without a user there is nothing to show for the moment that leads away from here.
  return uid === undefined ? null : (
    <UserFlow key={uid} uid={uid}>
      {children}
    </UserFlow>
  );
}

function UserFlow({ uid, children }: { uid: string; children: ReactNode }) {
  const client = useClient();
  const [actor] = useState(() => createActorOf(client, uid));
  const { maxUploadMB, maxProjects } = useSettings() ?? {};
  useEffect(() => limitFlow({ maxUploadMB, maxProjects }), [maxUploadMB, maxProjects]);
  useNotices(actor);
  useFlowNavigation(actor, useUploadGuard(actor));
  return <CreateFlowContext value={actor}>{children}</CreateFlowContext>;
}

/** Shows what the flow says: dialogs, the one browser alert that the specification names, and that a session has ended. */
function useNotices(actor: CreateActor) {
  const dialogs = useDialogs();
  const { expire } = useSessionControl();
  useEffect(() => {
    const notices = actor.on("notice", ({ title, text }) => void dialogs.alert({ title, text }));
    const ends = actor.on("signedOut", expire);
    const alerts = actor.on("alert", ({ text }) => window.alert(text));
    return () => {
      notices.unsubscribe();
      alerts.unsubscribe();
      ends.unsubscribe();
    };
  }, [actor, dialogs, expire]);
}
