import { vi } from "vitest";
import { createActor } from "xstate";
import type { GenerationProgress } from "../../contract/generation.ts";
import type { Project } from "../../contract/projects.ts";
import type { EditingClient } from "../editing-context.ts";
import { editingMachine } from "../editing-machine.ts";

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
    saveChoreography: vi.fn<EditingClient["saveChoreography"]>(async (_id, choreography) => {
      stored.choreography = choreography;
      stored.version += 1;
      return stored.version;
    }),
    regenerate: vi.fn<EditingClient["regenerate"]>(async ({ section }) => {
      const document = JSON.parse(stored.choreography);
      for (const key of Object.keys(document)) {
        if (section === undefined || key === section) document[key].steps = document[key].steps.map(() => 20);
      }
      stored.choreography = JSON.stringify(document);
      stored.version += 1;
    }),
    async *generation() {
      yield* events;
    },
  };
  return { stored, events, client };
}

/** An editor over a server, opened. */
export function openEditor(server = fakeServer(), uid: string | undefined = "me") {
  const actor = createActor(editingMachine, { input: { client: server.client, project: { ...server.stored }, uid } });
  actor.start();
  actor.send({ type: "EDIT" });
  return actor;
}
