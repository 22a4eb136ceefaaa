import { useDialogs } from "@nataraj/ui";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useClient } from "../session/ClientProvider.tsx";
import { useSession } from "../session/SessionProvider.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { type CreateActor, createActorOf, limitUploads } from "./create-actor.ts";
import { useFlowNavigation } from "./use-flow-navigation.ts";

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
  const maxUploadMB = useSettings()?.maxUploadMB;
  useEffect(() => limitUploads(maxUploadMB), [maxUploadMB]);
  useNotices(actor);
  useFlowNavigation(actor);
  return <CreateFlowContext value={actor}>{children}</CreateFlowContext>;
}

/** Shows what the flow says: dialogs, and the one browser alert that the specification names. */
function useNotices(actor: CreateActor) {
  const dialogs = useDialogs();
  useEffect(() => {
    const notices = actor.on("notice", ({ title, text }) => void dialogs.alert({ title, text }));
    const alerts = actor.on("alert", ({ text }) => window.alert(text));
    return () => {
      notices.unsubscribe();
      alerts.unsubscribe();
    };
  }, [actor, dialogs]);
}
