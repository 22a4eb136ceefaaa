import { useDialogs } from "@nataraj/ui";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useClient } from "../session/ClientProvider.tsx";
import { useSession, useSessionControl } from "../session/SessionProvider.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { useCreateFlowSlot } from "./CreateFlowKeeper.tsx";
import { type CreateActor, type DoneNoticeActor, openFlow } from "./create-actor.ts";
import { useFlowNavigation } from "./use-flow-navigation.ts";
import { useUploadGuard } from "./use-upload-guard.ts";

interface OpenFlow {
  flow: CreateActor;
  doneNotice: DoneNoticeActor;
}

const CreateFlowContext = createContext<OpenFlow | undefined>(undefined);

function useOpenFlow(): OpenFlow {
  const open = useContext(CreateFlowContext);
  if (!open) throw new Error("useCreateFlow needs a CreateFlowProvider around it.");
  return open;
}

/**
 * The create flow around this page.
 * @throws {Error} outside a `CreateFlowProvider`.
 */
export function useCreateFlow(): CreateActor {
  return useOpenFlow().flow;
}

/** The notice that the dance of the create flow around this page is there. */
export function useDoneNotice(): DoneNoticeActor {
  return useOpenFlow().doneNotice;
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
  const slot = useCreateFlowSlot();
  const [open] = useState(() => openFlow(slot, client, uid));
  const { flow: actor } = open;
  const { maxUploadMB, maxProjects } = useSettings() ?? {};
  useEffect(
    () => actor.send({ type: "LIMITS_READ", limits: { maxUploadMB, maxProjects } }),
    [actor, maxUploadMB, maxProjects],
  );
  useNotices(actor);
  useFlowNavigation(actor, useUploadGuard(actor));
  return <CreateFlowContext value={open}>{children}</CreateFlowContext>;
}

/** Shows the flow's notices: dialogs, the one browser alert of the specification, and the end of a session. */
function useNotices(actor: CreateActor) {
  const dialogs = useDialogs();
  const { expire } = useSessionControl();
  useEffect(() => {
    // The flow may lead to another page: the dialog is the page's, not the flow's, and stays.
    const show = () => {
      const { notice } = actor.getSnapshot().context;
      if (!notice) return;
      actor.send({ type: "DISMISS" });
      void dialogs.alert(notice);
    };
    show();
    const subscriptions = [
      actor.subscribe(show),
      actor.on("SESSION_ENDED", expire),
      actor.on("SONG_NOT_LOADED", ({ text }) => window.alert(text)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, dialogs, expire]);
}
