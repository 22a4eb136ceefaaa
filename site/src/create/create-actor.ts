import { type CreateMachine, clientEffects, keepDraft, type NatarajClient, provideCreateFlow } from "@nataraj/sdk";
import { type ActorRefFrom, createActor } from "xstate";
import { draftStore } from "./draft-store.ts";

/** The running create flow. */
export type CreateActor = ActorRefFrom<CreateMachine>;

interface RunningFlow {
  client: NatarajClient;
  uid: string;
  actor: CreateActor;
  stop(): void;
}

/** Where this tab keeps its running create flow, if there is one. */
export interface CreateFlowSlot {
  running: RunningFlow | undefined;
}

/**
 * The user's create flow. It lives above the routes: a look at the dashboard loses neither the chosen file nor its trim,
 * and a reload brings back what the browser has kept. Another user's ends it.
 */
export function createActorOf(slot: CreateFlowSlot, client: NatarajClient, uid: string): CreateActor {
  const { running } = slot;
  if (running?.uid === uid && running.client === client) return running.actor;
  running?.stop();
  const machine = provideCreateFlow(clientEffects(client, uid, { drafts: draftStore }));
  const actor = createActor(machine, { input: {} });
  const stopKeeping = keepDraft(actor, draftStore, uid);
  const stop = () => {
    stopKeeping();
    actor.stop();
  };
  slot.running = { client, uid, actor: actor.start(), stop };
  return actor;
}

/** Ends the user's flow and forgets what the browser has kept of it: at sign-out. */
export async function endCreateFlow(slot: CreateFlowSlot, uid: string): Promise<void> {
  if (slot.running?.uid === uid) {
    slot.running.stop();
    slot.running = undefined;
  }
  await draftStore.forget(uid);
}
