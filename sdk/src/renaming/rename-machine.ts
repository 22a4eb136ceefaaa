import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { ProjectName } from "../contract/project-name.ts";
import { TEXTS } from "../contract/texts.ts";

/** What {@link renameMachine} begins with. */
export interface RenameInput {
  projectID: string;
  /** The name that it has. */
  name: string;
}

interface RenameContext extends RenameInput {
  /** What has been written. */
  newName: string;
  /** What is wrong with it, or why it was not saved. */
  failure: string | undefined;
}

/** What {@link renameMachine} can be told. */
export type RenameEvent = { type: "EDIT"; name: string } | { type: "SAVE" | "CANCEL" };

/**
 * Renaming a project: `editing` the name, `saving` it, and `done` with the name that it has then as output; `CANCEL` is
 * done with the old one. What was written stays where it was refused or not saved, with a sentence.
 */
export const renameMachine = setup({
  types: {
    context: {} as RenameContext,
    input: {} as RenameInput,
    events: {} as RenameEvent,
    output: {} as { name: string },
  },
  actors: {
    save: declareCall<void, { projectID: string; name: string }>(),
  },
  guards: {
    isName: ({ context }) => ProjectName.safeParse(context.newName).success,
    isTheSame: ({ context }) => ProjectName.safeParse(context.newName).data === context.name,
  },
}).createMachine({
  id: "rename",
  context: ({ input }) => ({ ...input, newName: input.name, failure: undefined }),
  initial: "editing",
  output: ({ context }) => ({ name: context.name }),
  states: {
    editing: {
      on: {
        EDIT: { actions: assign({ newName: ({ event }) => event.name, failure: undefined }) },
        SAVE: [
          { guard: "isTheSame", target: "done" },
          { guard: "isName", target: "saving" },
          { actions: assign({ failure: TEXTS.rename.invalid }) },
        ],
        CANCEL: "done",
      },
    },
    saving: {
      invoke: {
        src: "save",
        input: ({ context: { projectID, newName } }) => ({ projectID, name: ProjectName.parse(newName) }),
        onDone: {
          target: "done",
          actions: assign({ name: ({ context }) => ProjectName.parse(context.newName) }),
        },
        onError: {
          target: "editing",
          actions: assign({
            failure: ({ event: { error } }) => (error instanceof Error && error.message) || TEXTS.project.fetchFailed,
          }),
        },
      },
    },
    done: { type: "final" },
  },
});

/** {@link renameMachine} with its call. */
export function provideRename(client: Pick<NatarajClient, "updateProject">) {
  return renameMachine.provide({
    actors: { save: callActor(({ projectID, name }) => client.updateProject(projectID, { name })) },
  });
}
