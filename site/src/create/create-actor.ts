import { type CreateMachine, clientEffects, createFlowMachine, type NatarajClient } from "@nataraj/sdk";
import { type ActorRefFrom, createActor } from "xstate";

/** The running create flow. */
export type CreateActor = ActorRefFrom<CreateMachine>;

interface Running {
  client: NatarajClient;
  uid: string;
  actor: CreateActor;
}

let running: Running | undefined;
let maxUploadMB: number | undefined;

/**
 * The user's create flow. It lives above the routes: a look at the dashboard loses neither the chosen file nor an upload
 * that is under way. Another user's ends it.
 */
export function createActorOf(client: NatarajClient, uid: string): CreateActor {
  if (running?.uid === uid && running.client === client) return running.actor;
  running?.actor.stop();
  const actor = createActor(createFlowMachine(clientEffects(client, uid, () => maxUploadMB))).start();
  running = { client, uid, actor };
  return actor;
}

/** Tells the flow the server's limit of an upload. */
export function limitUploads(megabytes: number | undefined): void {
  maxUploadMB = megabytes;
}
