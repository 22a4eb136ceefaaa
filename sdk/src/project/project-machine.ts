import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import type { Project, Visibility } from "../contract/projects.ts";
import { TEXTS } from "../contract/texts.ts";
import type { EditingClient } from "../editing/editing-context.ts";
import { editingMachine, provideEditing } from "../editing/editing-machine.ts";
import type { UnsavedEdit, UnsavedEdits } from "../editing/unsaved-edit.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";
import { openPlayable, type Playable } from "../player/playable.ts";

/** What {@link projectMachine} begins with. */
export interface ProjectInput {
  /** In any accepted form, with or without the prefix. */
  projectID: string;
  /** Who is here; undefined for a visitor. */
  uid?: string | undefined;
}

export interface OpenedProject {
  project: Project;
  /** Undefined while it has no dance. */
  playable: Playable | undefined;
  /** The choreography could not be read; the default steps are danced in its place. */
  unreadable: boolean;
  /** What was kept of an edit of its owner that the server has not taken yet. */
  kept: UnsavedEdit | undefined;
}

interface ProjectContext extends ProjectInput, Pick<OpenedProject, "unreadable" | "kept"> {
  project: Project | undefined;
  playable: Playable | undefined;
  error: unknown;
  /** What the dialog says, in the states named `notifying`. */
  notice: Notice | undefined;
}

/** What {@link projectMachine} can be told. */
export type ProjectEvent =
  | { type: "RETRY" }
  | { type: "SHARE" | "RENAME" }
  /** Makes a private project public, a public one private. */
  | { type: "TOGGLE_VISIBILITY" }
  /** The project, which is being shared, is public now. */
  | { type: "PUBLISHED" }
  /** The project has this name now. */
  | { type: "RENAMED"; name: string }
  | { type: "DISMISS" };

/** The server refuses a private project to everyone but its owner. A person without a session may be the owner or not. */
const isRefusal = (error: unknown) =>
  typeof error === "object" && error !== null && "status" in error && (error.status === 401 || error.status === 403);

/** No project has this id, or not any more; or the link is not complete. */
const isNowhere = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  (error.code === "project_not_found" || error.code === "invalid_project_id");

const opposite = (visibility: Visibility): Visibility => (visibility === "private" ? "public" : "private");

/** What `playable` needs, which is entered with a project and its playable alone. */
function openedOf({ project, playable }: ProjectContext): { project: Project; playable: Playable } {
  if (!project || !playable) throw new Error("This state needs a playable project.");
  return { project, playable };
}

/**
 * The page of a project: `fetching`, then `playable` (`idle`, `toggling`, `sharing`, `renaming`), `draft` (it has no dance yet: its
 * flow goes on), `noAccess` (its dialog leads to `left`), `gone` (there is no such project) or `failed`, from where RETRY
 * fetches again. A playable project has an editor, the child `editor`: an {@link editingMachine} that lives as long as the project is open.
 */
export const projectMachine = setup({
  types: {} as {
    context: ProjectContext;
    input: ProjectInput;
    events: ProjectEvent;
    children: { editor: "editor" };
  },
  actors: {
    open: declareCall<OpenedProject, ProjectInput>(),
    changeVisibility: declareCall<void, { projectID: string; visibility: Visibility }>(),
    editor: editingMachine,
  },
  actions: {
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
    change: assign({
      project: ({ context: { project } }, change: Partial<Project>) => project && { ...project, ...change },
    }),
  },
  guards: {
    isUnreadable: ({ context }) => context.unreadable,
    isOwner: ({ context: { uid, project } }) => uid !== undefined && uid === project?.owner,
  },
}).createMachine({
  id: "project",
  context: ({ input }) => ({
    ...input,
    project: undefined,
    playable: undefined,
    unreadable: false,
    kept: undefined,
    error: undefined,
    notice: undefined,
  }),
  initial: "fetching",
  states: {
    fetching: {
      invoke: {
        src: "open",
        input: ({ context: { projectID, uid } }) => ({ projectID, uid }),
        onDone: [
          {
            guard: ({ event }) => event.output.playable !== undefined,
            target: "playable",
            actions: assign(({ event }) => event.output),
          },
          { target: "draft", actions: assign(({ event }) => event.output) },
        ],
        onError: [
          { guard: ({ event }) => isRefusal(event.error), target: "noAccess" },
          { guard: ({ event }) => isNowhere(event.error), target: "gone" },
          { target: "failed", actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    playable: {
      invoke: {
        src: "editor",
        id: "editor",
        input: ({ context }) => {
          const { project, playable } = openedOf(context);
          return { project, uid: context.uid, kept: context.kept, shown: playable };
        },
      },
      initial: "opening",
      states: {
        opening: {
          always: [
            {
              guard: "isUnreadable",
              target: "notifying",
              actions: { type: "notify", params: errorNotice(TEXTS.project.unreadable) },
            },
            { target: "idle" },
          ],
        },
        idle: {
          on: { SHARE: "sharing", RENAME: "renaming", TOGGLE_VISIBILITY: { guard: "isOwner", target: "toggling" } },
        },
        toggling: {
          invoke: {
            src: "changeVisibility",
            input: ({ context }) => {
              const { projectID, visibility } = openedOf(context).project;
              return { projectID, visibility: opposite(visibility) };
            },
            onDone: {
              target: "idle",
              actions: {
                type: "change",
                params: ({ context }) => ({ visibility: opposite(openedOf(context).project.visibility) }),
              },
            },
            onError: {
              target: "notifying",
              actions: { type: "notify", params: errorNotice(TEXTS.dashboard.visibilityFailed) },
            },
          },
        },
        /** By the share machine, which may make the project public first. */
        sharing: {
          on: { PUBLISHED: { actions: { type: "change", params: { visibility: "public" } } }, DISMISS: "idle" },
        },
        /** By the rename machine. */
        renaming: {
          on: {
            RENAMED: {
              target: "idle",
              actions: { type: "change", params: ({ event }) => ({ projectName: event.name }) },
            },
          },
        },
        notifying: { on: { DISMISS: "idle" } },
      },
    },
    draft: {},
    noAccess: {
      entry: { type: "notify", params: errorNotice(TEXTS.project.noAccess) },
      initial: "notifying",
      states: { notifying: { on: { DISMISS: "#project.left" } } },
    },
    gone: {
      entry: { type: "notify", params: errorNotice(TEXTS.project.fetchFailed) },
      initial: "notifying",
      states: { notifying: { on: { DISMISS: "idle" } }, idle: {} },
    },
    failed: {
      entry: { type: "notify", params: errorNotice(TEXTS.project.fetchFailed) },
      exit: assign({ error: undefined }),
      initial: "notifying",
      states: { notifying: { on: { DISMISS: "idle" } }, idle: {} },
      on: { RETRY: "fetching" },
    },
    /** A person who may not see the project is shown something else. */
    left: { type: "final" },
  },
});

/**
 * {@link projectMachine} with its calls and those of its editor.
 * @param unsavedEdits Keeps the owner's edits over a reload until they are saved.
 */
export function provideProject(
  client: Pick<NatarajClient, "fetchProject" | "changeProjectVisibility"> & EditingClient,
  unsavedEdits?: UnsavedEdits,
) {
  return projectMachine.provide({
    actors: {
      open: callActor<OpenedProject, ProjectInput>(async ({ projectID, uid }) => {
        const project = await client.fetchProject(projectID);
        if (project.checkpoint < 3) return { project, playable: undefined, unreadable: false, kept: undefined };
        const isOwner = uid !== undefined && uid === project.owner;
        const kept = isOwner ? unsavedEdits?.(uid, project.projectID).read() : undefined;
        return { project, ...openPlayable(project), kept };
      }),
      changeVisibility: callActor(({ projectID, visibility }) => client.changeProjectVisibility(projectID, visibility)),
      editor: provideEditing(client, unsavedEdits),
    },
  });
}
