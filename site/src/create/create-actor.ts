import { type CreateMachine, clientEffects, keepDraft, type NatarajClient, provideCreateFlow } from "@nataraj/sdk";
import { type ActorRefFrom, createActor } from "xstate";
import { doneNoticeMachine } from "./done-notice-machine.ts";
import { draftStore } from "./draft-store.ts";

/** The running create flow. */
export type CreateActor = ActorRefFrom<CreateMachine>;

/** Tells the person in another tab that the flow's dance is there. */
export type DoneNoticeActor = ActorRefFrom<typeof doneNoticeMachine>;

/** A create flow that runs. */
export interface RunningFlow {
  client: NatarajClient;
  uid: string;
  flow: CreateActor;
  doneNotice: DoneNoticeActor;
  stop(): void;
}

/** Where this tab keeps its running create flow, if there is one. */
export interface CreateFlowSlot {
  running: RunningFlow | undefined;
}

/**
 * The user's create flow, with the notice that its dance is there. It lives above the routes: a look at the dashboard loses
 * neither the chosen file nor its trim, and a reload brings back what the browser has kept. The flow ends when another
 * user signs in.
 */
export function openFlow(slot: CreateFlowSlot, client: NatarajClient, uid: string): RunningFlow {
  const { running } = slot;
  if (running?.uid === uid && running.client === client) return running;
  running?.stop();
  const machine = provideCreateFlow(clientEffects(client, uid, { drafts: draftStore }));
  const actor = createActor(machine, { input: {} });
  const stopKeeping = keepDraft(actor, draftStore, uid);
  const doneNotice = createActor(doneNoticeMachine, { input: { onDone: (tell) => onDone(actor, tell) } }).start();
  const stop = () => {
    stopKeeping();
    doneNotice.stop();
    actor.stop();
  };
  slot.running = { client, uid, flow: actor.start(), doneNotice, stop };
  return slot.running;
}

/** Calls back each time a generation of the flow has ended with a dance. */
function onDone(actor: CreateActor, tell: (projectName: string) => void): () => void {
  let wasGenerating = false;
  const { unsubscribe } = actor.subscribe((snapshot) => {
    if (wasGenerating && snapshot.matches("done")) tell(snapshot.context.projectName);
    wasGenerating = snapshot.matches("generating");
  });
  return unsubscribe;
}

/** Ends the user's flow and forgets what the browser has kept of it: at sign-out. */
export async function endCreateFlow(slot: CreateFlowSlot, uid: string): Promise<void> {
  if (slot.running?.uid === uid) {
    slot.running.stop();
    slot.running = undefined;
  }
  await draftStore.forget(uid);
}
