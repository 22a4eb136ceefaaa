import { assign, emit, fromPromise, setup } from "xstate";
import type { NatarajClient, ProjectList } from "../client/client.ts";
import { ignoreAfterAbort } from "../client/ignore-after-abort.ts";
import { MAX_PROJECTS, type ProjectSummary, TEXTS, type Visibility } from "../contract/index.ts";

export type DashboardClient = Pick<NatarajClient, "fetchProjects" | "changeProjectVisibility" | "deleteProject">;

export interface DashboardInput {
  client: DashboardClient;
  /** Projects that the user may have. */
  maxProjects?: number;
}

/** What a dialog says. */
export interface Notice {
  title?: string;
  text: string;
}

interface DashboardContext extends Required<DashboardInput> {
  uid: string;
  projects: ProjectSummary[];
  /** The project that an action is about. */
  chosen?: ProjectSummary;
  /** What the dialog says, in `notifying`. */
  notice: Notice;
}

export type DashboardEvent =
  | { type: "USER"; uid: string }
  | { type: "RETRY" }
  | { type: "TOGGLE" | "SHARE" | "RENAME" | "DELETE"; projectID: string }
  /** The chosen project, which is being shared, is public now. */
  | { type: "PUBLISHED" }
  /** The chosen project has this name now. */
  | { type: "RENAMED"; name: string }
  | { type: "CREATE" }
  | { type: "CONFIRM" | "CANCEL" | "DISMISS" };

/** How often projects that are being generated are looked after, in milliseconds. */
export const GENERATING_REFRESH_MS = 5_000;

const error = (text: string): Notice => ({ title: TEXTS.titles.error, text });
const success = (text: string): Notice => ({ title: TEXTS.titles.success, text });
const opposite = (visibility: Visibility): Visibility => (visibility === "private" ? "public" : "private");

const base = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    input: {} as DashboardInput,
    emitted: {} as { type: "create" } | { type: "deleted"; projectID: string },
  },
  actors: {
    fetch: fromPromise<ProjectList, DashboardContext>(({ input: { client, uid }, signal }) =>
      ignoreAfterAbort(client.fetchProjects(uid, { signal }), signal),
    ),
    toggle: fromPromise<void, { client: DashboardClient; project: ProjectSummary }>(({ input: { client, project } }) =>
      client.changeProjectVisibility(project.projectID, opposite(project.visibility)),
    ),
    remove: fromPromise<void, { client: DashboardClient; project: ProjectSummary }>(({ input: { client, project } }) =>
      client.deleteProject(project.projectID),
    ),
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
    notify: assign({ notice: (_, notice: Notice) => notice }),
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
  return { client: context.client, project: context.chosen };
};

/**
 * The dashboard: `loadingUser` until USER says who is there, `loadingProjects`, then `loaded`, in which one thing is
 * done at a time: `idle`, `toggling`, `confirming` (the deletion), `deleting`, `sharing`, `renaming`, `notifying` (the
 * dialog shows `context.notice`). `failed` shows the notice of a fetch that failed. Emits `create` when a new project may begin, and `deleted` when one is gone.
 * A change shows in the tile as soon as the server has made it, not before.
 */
export const dashboardMachine = base.createMachine({
  id: "dashboard",
  context: ({ input }) => ({
    client: input.client,
    // Settings that have not come yet name no limit of their own.
    maxProjects: input.maxProjects ?? MAX_PROJECTS,
    uid: "",
    projects: [],
    notice: { text: "" },
  }),
  initial: "loadingUser",
  states: {
    loadingUser: {
      on: { USER: { target: "loadingProjects", actions: assign({ uid: ({ event }) => event.uid }) } },
    },
    loadingProjects: {
      invoke: {
        src: "fetch",
        input: ({ context }) => context,
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
          actions: { type: "notify", params: error(TEXTS.dashboard.fetchFailed) },
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
                src: "fetch",
                input: ({ context }) => context,
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
            CREATE: [
              {
                guard: "full",
                target: "notifying",
                actions: { type: "notify", params: { text: TEXTS.dashboard.limit } },
              },
              { actions: emit({ type: "create" }) },
            ],
          },
        },
        toggling: {
          invoke: {
            src: "toggle",
            input: chosenProject,
            onDone: {
              target: "notifying",
              actions: [
                {
                  type: "notify",
                  params: ({ context }) => success(TEXTS.dashboard.visibilityChanged(context.chosen?.visibility ?? "")),
                },
                {
                  type: "show",
                  params: ({ context: { chosen } }) => (chosen ? { visibility: opposite(chosen.visibility) } : {}),
                },
              ],
            },
            onError: {
              target: "notifying",
              actions: { type: "notify", params: error(TEXTS.dashboard.visibilityFailed) },
            },
          },
        },
        confirming: { on: { CONFIRM: { target: "deleting" }, CANCEL: { target: "idle" } } },
        deleting: {
          invoke: {
            src: "remove",
            input: chosenProject,
            onDone: {
              target: "notifying",
              actions: [
                emit(({ context }) => ({ type: "deleted" as const, projectID: context.chosen?.projectID ?? "" })),
                "showRemoved",
                { type: "notify", params: success(TEXTS.dashboard.deleted) },
              ],
            },
            onError: { target: "notifying", actions: { type: "notify", params: error(TEXTS.dashboard.deleteFailed) } },
          },
        },
        /** By the share machine, which may make the project public first. */
        sharing: {
          on: {
            PUBLISHED: { actions: { type: "show", params: { visibility: "public" } } },
            DISMISS: { target: "idle" },
          },
        },
        /** By the rename machine. */
        renaming: {
          on: {
            RENAMED: {
              target: "idle",
              actions: { type: "show", params: ({ event }) => ({ projectName: event.name }) },
            },
          },
        },
        notifying: { on: { DISMISS: { target: "idle" } } },
      },
    },
  },
});
