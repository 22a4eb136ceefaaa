import { vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { ApiError } from "../../contract/errors.ts";
import type { GenerationProgress } from "../../contract/generation.ts";
import type { Project } from "../../contract/projects.ts";
import type { EditingClient } from "../editing-context.ts";
import { editingMachine } from "../editing-machine.ts";
import type { UnsavedEdit, UnsavedEditStore } from "../unsaved-edit.ts";

export const DOCUMENT = {
  "0.00": { lyrics: "la", steps: [8, 9], start: 0, at: [0, 4], mood: "merry" },
  "8.00": { lyrics: "li", steps: [13], start: 8, at: [8] },
};

export const PROJECT: Project = {
  projectID: "0".repeat(32),
  projectName: "brave otter",
  song: "/song",
  choreography: JSON.stringify(DOCUMENT),
  visibility: "public",
  owner: "me",
  duration: 12,
  checkpoint: 3,
  generating: false,
  danceform: "Salsa, ",
  version: 1,
};

/** A server that keeps one project; what it is to answer otherwise, a test puts in its place. */
export function fakeServer(project: Partial<Project> = {}) {
  const stored = { ...PROJECT, ...project };
  const events: GenerationProgress[] = [];
  const client = {
    fetchProject: vi.fn<EditingClient["fetchProject"]>(async () => ({ ...stored })),
    saveChoreography: vi.fn<EditingClient["saveChoreography"]>(
      async (_id, choreography, version, { tempoCorrections } = {}) => {
        if (version !== stored.version) throw new ApiError("choreography_conflict");
        stored.choreography = choreography;
        if (tempoCorrections) stored.tempoCorrections = [...tempoCorrections];
        stored.version += 1;
        return stored.version;
      },
    ),
    regenerate: vi.fn<EditingClient["regenerate"]>(async ({ section, tempo }) => {
      if (tempo) stored.tempoCorrections = [...(stored.tempoCorrections ?? []), tempo];
      const document = JSON.parse(stored.choreography);
      for (const key of Object.keys(document)) {
        if (section === undefined || key === section) document[key].steps = document[key].steps.map(() => 20);
      }
      stored.choreography = JSON.stringify(document);
      stored.version += 1;
    }),
    cancelGeneration: vi.fn<EditingClient["cancelGeneration"]>(async () => {}),
    async *generation() {
      yield* events;
    },
  };
  return { stored, events, client };
}

/** Keeps an edit as a browser would. */
export function fakeUnsavedStore(edit?: UnsavedEdit): UnsavedEditStore & { kept: UnsavedEdit | undefined } {
  const store = {
    kept: edit,
    read: () => store.kept,
    write: (next: UnsavedEdit | undefined) => {
      store.kept = next;
    },
  };
  return store;
}

export interface FakeEditorOptions {
  uid?: string;
  unsaved?: UnsavedEditStore;
  /** Stands still unless the test moves it: then nothing is saved by itself. */
  clock?: SimulatedClock;
}

/** An editor over a server. */
export function startEditor(server = fakeServer(), options: FakeEditorOptions = {}) {
  const { uid = "me", unsaved, clock = new SimulatedClock() } = options;
  const input = { client: server.client, project: { ...server.stored }, uid, unsaved };
  return createActor(editingMachine, { input, clock }).start();
}

/** An editor over a server, opened. */
export function openEditor(server = fakeServer(), options: FakeEditorOptions = {}) {
  const actor = startEditor(server, options);
  actor.send({ type: "EDIT" });
  return actor;
}
