import { vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Project } from "../../contract/projects.ts";
import { createFakeProjectServer } from "../../testing/fake-project-server.ts";
import { provideEditing } from "../editing-machine.ts";
import type { UnsavedEditStore } from "../unsaved-edit.ts";

/** A server that keeps one project; what it is to answer otherwise, a test puts in its place. */
export function fakeServer(project: Partial<Project> = {}) {
  const { stored, events, client } = createFakeProjectServer(project);
  const mocked = {
    ...client,
    fetchProject: vi.fn(client.fetchProject),
    saveChoreography: vi.fn(client.saveChoreography),
    regenerate: vi.fn(client.regenerate),
    cancelGeneration: vi.fn(client.cancelGeneration),
  };
  return { stored, events, client: mocked };
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
  const machine = provideEditing(server.client, unsaved && (() => unsaved));
  const input = { project: { ...server.stored }, uid, kept: unsaved?.read() };
  return createActor(machine, { input, clock }).start();
}

/** An editor over a server, opened. */
export function openEditor(server = fakeServer(), options: FakeEditorOptions = {}) {
  const actor = startEditor(server, options);
  actor.send({ type: "EDIT" });
  return actor;
}
