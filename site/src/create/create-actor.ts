import { type CreateMachine, clientEffects, keepDraft, type NatarajClient, provideCreateFlow } from "@nataraj/sdk";
import { type ActorRefFrom, createActor } from "xstate";
import { draftStore } from "./draft-store.ts";

/** The running create flow. */
export type CreateActor = ActorRefFrom<CreateMachine>;

interface Running {
  client: NatarajClient;
  uid: string;
  actor: CreateActor;
  stop(): void;
}

let running: Running | undefined;

/**
 * The user's create flow. It lives above the routes: a look at the dashboard loses neither the chosen file nor its trim,
 * and a reload brings back what the browser has kept. Another user's ends it.
 */
export function createActorOf(client: NatarajClient, uid: string): CreateActor {
  if (running?.uid === uid && running.client === client) return running.actor;
  running?.stop();
  const machine = provideCreateFlow(clientEffects(client, uid, { drafts: draftStore }));
  const actor = createActor(machine, { input: {} });
  const stopKeeping = keepDraft(actor, draftStore, uid);
  const stop = () => {
    stopKeeping();
    actor.stop();
  };
  running = { client, uid, actor: actor.start(), stop };
  return actor;
}

/** Ends the user's flow and forgets what the browser has kept of it: at sign-out. */
export async function endCreateFlow(uid: string): Promise<void> {
  if (running?.uid === uid) {
    running.stop();
    running = undefined;
  }
  await draftStore.forget(uid);
}
