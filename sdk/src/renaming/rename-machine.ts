import { assign, fromPromise, setup } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { ProjectName } from "../contract/projects.ts";
import { TEXTS } from "../contract/texts.ts";

export interface RenameInput {
  client: Pick<NatarajClient, "updateProject">;
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

/**
 * Renaming a project: `editing` the name, `saving` it, and `done` with the name that it has then as output; `CANCEL` is
 * done with the old one. What was written stays where it was refused or not saved, with a sentence.
 */
export const renameMachine = setup({
  types: {
    context: {} as RenameContext,
    input: {} as RenameInput,
    events: {} as { type: "EDIT"; name: string } | { type: "SAVE" } | { type: "CANCEL" },
    output: {} as { name: string },
  },
  actors: {
    save: fromPromise<void, RenameContext>(({ input: { client, projectID, newName } }) =>
      client.updateProject(projectID, { name: ProjectName.parse(newName) }),
    ),
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
        input: ({ context }) => context,
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
