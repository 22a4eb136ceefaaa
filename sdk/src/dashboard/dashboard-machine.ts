import { assign, emit, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient, ProjectList } from "../client/client.ts";
import { MAX_PROJECTS, type ProjectSummary, TEXTS, type Visibility } from "../contract/index.ts";
import { errorNotice, type Notice, successNotice } from "../notices/notice.ts";
import { failureNotice } from "./failure.ts";

/** The calls that {@link provideDashboard} needs. */
export type DashboardClient = Pick<
  NatarajClient,
  "changeProjectVisibility" | "deleteProject" | "duplicateProject" | "fetchProjects"
>;

/** What {@link dashboardMachine} begins with. */
export interface DashboardInput {
  /** Projects that the user may have. */
  maxProjects?: number | undefined;
}

interface DashboardContext {
  maxProjects: number;
  uid: string;
  projects: ProjectSummary[];
  /** The project that an action is about. */
  chosen?: ProjectSummary;
  /** What the dialog says, in `notifying`. */
  notice: Notice | undefined;
}

/** What {@link dashboardMachine} can be told. */
export type DashboardEvent =
  | { type: "USER_FOUND"; uid: string }
  | { type: "RETRY" }
  | {
      type: "TOGGLE" | "SHARE" | "RENAME" | "RESTYLE" | "ANOTHER_STYLE" | "CHANGE_SONG" | "DUPLICATE" | "DELETE";
      projectID: string;
    }
  /** The chosen project, which is being shared, is public now. */
  | { type: "PUBLISHED" }
  /** The chosen project has this name now. */
  | { type: "RENAMED"; name: string }
  /** The chosen project is other in this now; undefined: it is as it was. */
  | { type: "CHANGED"; change: Partial<ProjectSummary> | undefined }
  | { type: "CREATE" }
  | { type: "CONFIRM" | "CANCEL" | "DISMISS" };

/** How often projects that are being generated are looked after, in milliseconds. */
export const GENERATING_REFRESH_MS = 5_000;

const opposite = (visibility: Visibility): Visibility => (visibility === "private" ? "public" : "private");

const base = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    input: {} as DashboardInput,
    emitted: {} as { type: "CREATION_ALLOWED" } | { type: "DELETED"; projectID: string },
  },
  actors: {
    fetchProjects: declareCall<ProjectList, string>(),
    changeVisibility: declareCall<void, { projectID: string; visibility: Visibility }>(),
    deleteProject: declareCall<void, string>(),
    /** Answers with the projects, the new one among them. */
    duplicateProject: declareCall<ProjectList, { uid: string; projectID: string }>(),
  },
  guards: {
    full: ({ context }) => context.projects.length >= context.maxProjects,
    generating: ({ context }) => context.projects.some((project) => project.generating),
    known: ({ context }, projectID: string) => context.projects.some((project) => project.projectID === projectID),
  },
  actions: {
    choose: assign({
      chosen: ({ context }, projectID: string) => context.projects.find((project) => project.projectID === projectID),
    }),
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
    show: assign(({ context: { projects, chosen } }, change: Partial<ProjectSummary>) => ({
      projects: projects.map((project) =>
        project.projectID === chosen?.projectID ? { ...project, ...change } : project,
      ),
    })),
    showRemoved: assign({
      projects: ({ context: { projects, chosen } }) =>
        projects.filter((project) => project.projectID !== chosen?.projectID),
    }),
  },
});

/** `chosen` where a state can only be entered with one. */
const chosenProject = ({ context }: { context: DashboardContext }) => {
  if (!context.chosen) throw new Error("This state needs a chosen project.");
  return context.chosen;
};

/** One of the machines of a dialog has ended; what it has changed shows in the tile, and the server is asked for the rest. */
const changed = [
  { guard: ({ event }: { event: { change: unknown } }) => event.change === undefined, target: "idle" },
  {
    target: "idle.refreshing",
    actions: {
      type: "show",
      params: ({ event }: { event: { change: Partial<ProjectSummary> | undefined } }) => event.change ?? {},
    },
  },
] as const;

/**
 * The dashboard: `loadingUser` until USER_FOUND says who is there, `loadingProjects`, then `loaded`, in which one thing is
 * done at a time: `idle`, `toggling`, `confirming` (the deletion), `deleting`, `duplicating`, `sharing`, `renaming`,
 * `restyling`, `addingStyle` and `changingSong` (each until CHANGED), `notifying` (the dialog shows `context.notice`). `failed` shows the notice of a fetch that failed. Emits CREATION_ALLOWED when a new project may begin, and
 * DELETED when one is gone.
 * A change shows in the tile as soon as the server has made it, not before.
 */
export const dashboardMachine = base.createMachine({
  id: "dashboard",
  context: ({ input }) => ({
    // Settings that have not come yet name no limit of their own.
    maxProjects: input.maxProjects ?? MAX_PROJECTS,
    uid: "",
    projects: [],
    notice: undefined,
  }),
  initial: "loadingUser",
  states: {
    loadingUser: {
      on: { USER_FOUND: { target: "loadingProjects", actions: assign({ uid: ({ event }) => event.uid }) } },
    },
    loadingProjects: {
      invoke: {
        src: "fetchProjects",
        input: ({ context }) => context.uid,
        onDone: {
          target: "loaded",
          actions: assign({
            projects: ({ event }) => event.output,
            // What an operator has granted this user.
            maxProjects: ({ context, event }) => event.output.maxProjects ?? context.maxProjects,
          }),
        },
        onError: {
          target: "failed",
          actions: { type: "notify", params: errorNotice(TEXTS.dashboard.fetchFailed) },
        },
      },
    },
    failed: {
      initial: "notifying",
      states: { notifying: { on: { DISMISS: { target: "idle" } } }, idle: {} },
      on: { RETRY: { target: "loadingProjects" } },
    },
    loaded: {
      initial: "idle",
      states: {
        idle: {
          initial: "resting",
          states: {
            resting: { after: { [GENERATING_REFRESH_MS]: { guard: "generating", target: "refreshing" } } },
            refreshing: {
              invoke: {
                src: "fetchProjects",
                input: ({ context }) => context.uid,
                onDone: { target: "resting", actions: assign({ projects: ({ event }) => event.output }) },
                // The next look may succeed; what is shown stays true until then.
                onError: { target: "resting" },
              },
            },
          },
          on: {
            TOGGLE: {
              guard: { type: "known", params: ({ event }) => event.projectID },
              target: "toggling",
              actions: { type: "choose", params: ({ event }) => event.projectID },
            },
            DELETE: {
              guard: { type: "known", params: ({ event }) => event.projectID },
              target: "confirming",
              actions: { type: "choose", params: ({ event }) => event.projectID },
            },
            SHARE: {
              guard: { type: "known", params: ({ event }) => event.projectID },
              target: "sharing",
              actions: { type: "choose", params: ({ event }) => event.projectID },
            },
            RENAME: {
              guard: { type: "known", params: ({ event }) => event.projectID },
              target: "renaming",
              actions: { type: "choose", params: ({ event }) => event.projectID },
            },
            RESTYLE: {
              guard: { type: "known", params: ({ event }) => event.projectID },
              target: "restyling",
              actions: { type: "choose", params: ({ event }) => event.projectID },
            },
            ANOTHER_STYLE: [
              {
                guard: "full",
                target: "notifying",
                actions: { type: "notify", params: { text: TEXTS.dashboard.limit } },
              },
              {
                guard: { type: "known", params: ({ event }) => event.projectID },
                target: "addingStyle",
                actions: { type: "choose", params: ({ event }) => event.projectID },
              },
            ],
            CHANGE_SONG: {
              guard: { type: "known", params: ({ event }) => event.projectID },
              target: "changingSong",
              actions: { type: "choose", params: ({ event }) => event.projectID },
            },
            DUPLICATE: [
              {
                guard: "full",
                target: "notifying",
                actions: { type: "notify", params: { text: TEXTS.dashboard.limit } },
              },
              {
                guard: { type: "known", params: ({ event }) => event.projectID },
                target: "duplicating",
                actions: { type: "choose", params: ({ event }) => event.projectID },
              },
            ],
            CREATE: [
              {
                guard: "full",
                target: "notifying",
                actions: { type: "notify", params: { text: TEXTS.dashboard.limit } },
              },
              { actions: emit({ type: "CREATION_ALLOWED" }) },
            ],
          },
        },
        toggling: {
          invoke: {
            src: "changeVisibility",
            input: (args) => {
              const { projectID, visibility } = chosenProject(args);
              return { projectID, visibility: opposite(visibility) };
            },
            onDone: {
              target: "notifying",
              actions: [
                {
                  type: "notify",
                  params: ({ context }) =>
                    successNotice(TEXTS.dashboard.visibilityChanged(context.chosen?.visibility ?? "")),
                },
                {
                  type: "show",
                  params: ({ context: { chosen } }) => (chosen ? { visibility: opposite(chosen.visibility) } : {}),
                },
              ],
            },
            onError: {
              target: "notifying",
              actions: { type: "notify", params: errorNotice(TEXTS.dashboard.visibilityFailed) },
            },
          },
        },
        confirming: { on: { CONFIRM: { target: "deleting" }, CANCEL: { target: "idle" } } },
        deleting: {
          invoke: {
            src: "deleteProject",
            input: (args) => chosenProject(args).projectID,
            onDone: {
              target: "notifying",
              actions: [
                emit(({ context }) => ({ type: "DELETED" as const, projectID: context.chosen?.projectID ?? "" })),
                "showRemoved",
                { type: "notify", params: successNotice(TEXTS.dashboard.deleted) },
              ],
            },
            onError: {
              target: "notifying",
              actions: { type: "notify", params: errorNotice(TEXTS.dashboard.deleteFailed) },
            },
          },
        },
        duplicating: {
          invoke: {
            src: "duplicateProject",
            input: (args) => ({ uid: args.context.uid, projectID: chosenProject(args).projectID }),
            onDone: { target: "idle", actions: assign({ projects: ({ event }) => event.output }) },
            onError: {
              target: "notifying",
              actions: { type: "notify", params: ({ event }) => failureNotice(event.error) },
            },
          },
        },
        /** By the share machine, which may make the project public first. */
        sharing: {
          on: {
            PUBLISHED: { actions: { type: "show", params: { visibility: "public" } } },
            DISMISS: { target: "idle" },
          },
        },
        /** By machines of their own. */
        renaming: {
          on: {
            RENAMED: {
              target: "idle",
              actions: { type: "show", params: ({ event }) => ({ projectName: event.name }) },
            },
          },
        },
        restyling: { on: { CHANGED: changed } },
        changingSong: { on: { CHANGED: changed } },
        /** The new dance is a project of its own: the chosen one stays as it is. */
        addingStyle: {
          on: {
            CHANGED: [
              { guard: ({ event }) => event.change === undefined, target: "idle" },
              { target: "idle.refreshing" },
            ],
          },
        },
        notifying: { on: { DISMISS: { target: "idle" } } },
      },
    },
  },
});

/** {@link dashboardMachine} with its calls. */
export function provideDashboard(client: DashboardClient) {
  return dashboardMachine.provide({
    actors: {
      fetchProjects: callActor((uid, signal) => client.fetchProjects(uid, { signal })),
      changeVisibility: callActor(({ projectID, visibility }) => client.changeProjectVisibility(projectID, visibility)),
      deleteProject: callActor((projectID) => client.deleteProject(projectID)),
      duplicateProject: callActor(async ({ uid, projectID }) => {
        await client.duplicateProject(projectID);
        return client.fetchProjects(uid);
      }),
    },
  });
}
