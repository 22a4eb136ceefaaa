import { isDeepStrictEqual } from "node:util";
import { vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Project } from "../../contract/projects.ts";
import { newFlow } from "../changes.ts";
import type { CreateEffects } from "../effects.ts";
import type { CreateEmitted, CreateEvent, CreateNotice } from "../flow.ts";
import { provideCreateFlow } from "../machine.ts";

export const ID = "a".repeat(32);
export const OTHER = "b".repeat(32);
export const SONG = { title: "Marigold", url: "/songs/1.mp3", duration: 200, thumbnail: "/t.png" };
export const file = (name = "song.mp3", type = "audio/mpeg") => new File(["music"], name, { type });
export const stored = (change: Partial<Project> = {}): Project => ({
  projectName: "bold otter",
  song: "",
  choreography: "",
  visibility: "private",
  owner: "me",
  projectID: ID,
  duration: 30,
  checkpoint: 1,
  generating: false,
  danceform: "",
  version: 0,
  ...change,
});

/** A promise settled by hand. */
export function deferred<T>() {
  let settle = { resolve: (_: T) => {}, reject: (_: unknown) => {} };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/** A flow with fakes, at the choice of the music; `opens`: before its first page was opened. */
export function start(effects: Partial<CreateEffects> = {}, { opens = false } = {}) {
  const fakes: CreateEffects = {
    open: vi.fn(async () => ({ kept: undefined, projectCount: 0 })),
    discardDraft: vi.fn(async () => {}),
    loadSong: vi.fn(async () => file("Marigold.mp3")),
    createDraft: vi.fn(async () => ID),
    saveStyles: vi.fn(async () => {}),
    keepAvatar: vi.fn(async () => {}),
    generate: vi.fn(async () => {}),
    cancelGeneration: vi.fn(async () => {}),
    fetchDraft: vi.fn(async () => stored()),
    ...effects,
  };
  const machine = provideCreateFlow(fakes);
  const input = { random: () => 0.5 };
  const choosing = { value: { selectAudio: "choosing" }, context: newFlow(input) };
  const actor = createActor(machine, opens ? { input } : { input, snapshot: machine.resolveState(choosing) });
  const said: (CreateNotice | CreateEmitted)[] = [];
  actor.on("*", (news) => said.push(news));
  actor.subscribe(({ context: { notice } }) => {
    if (!notice) return;
    said.push(notice);
    actor.send({ type: "DISMISS" });
  });
  actor.start();
  const send = (...events: CreateEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const at = (state: unknown) =>
    waitFor(actor, (snapshot) => isDeepStrictEqual(snapshot.value, state), { timeout: 2_000 });
  const context = () => actor.getSnapshot().context;
  return { actor, fakes, said, send, at, context, value: () => actor.getSnapshot().value };
}

export const CHOOSE = { type: "CHOOSE_FILE", file: file() } as const;
export const NEXT = { type: "NEXT" } as const;
export const BACK = { type: "BACK" } as const;
export const READ = { type: "AUDIO_READ", duration: 200_000 } as const;

/** A flow whose project is made: it chooses styles. */
export async function atStyle(effects?: Partial<CreateEffects>) {
  const flow = start(effects);
  flow.send(CHOOSE, NEXT, READ, NEXT);
  await flow.at({ style: "choosing" });
  return flow;
}
