import { assign, fromPromise, setup } from "xstate";
import type { Project } from "../contract/projects.ts";
import { openPlayable, type Playable } from "./playable.ts";

export interface ProjectInput {
  /** In any accepted form, with or without the prefix. */
  projectID: string;
  /** Rejects with an error that carries the answer's HTTP `status`, where there was an answer. */
  fetchProject: (projectID: string) => Promise<Project>;
}

interface ProjectContext extends ProjectInput {
  project: Project | undefined;
  playable: Playable | undefined;
  /** The choreography could not be read; the default steps are danced in its place. */
  unreadable: boolean;
  error: unknown;
}

interface OpenedProject {
  project: Project;
  playable: Playable | undefined;
  unreadable: boolean;
}

/** The server refuses a private project to everyone but its owner; who has no session may be its owner or not. */
const isRefusal = (error: unknown) =>
  typeof error === "object" && error !== null && "status" in error && (error.status === 401 || error.status === 403);

async function open({ projectID, fetchProject }: ProjectInput): Promise<OpenedProject> {
  const project = await fetchProject(projectID);
  if (project.checkpoint < 3) return { project, playable: undefined, unreadable: false };
  return { project, ...openPlayable(project) };
}

/**
 * Opens a project to play it: fetching, then `playable`, `draft` (it has no dance yet: its flow goes on), `noAccess` or
 * `failed`, from where `retry` fetches again.
 */
export const projectMachine = setup({
  types: {} as { context: ProjectContext; input: ProjectInput; events: { type: "retry" } },
  actors: { open: fromPromise<OpenedProject, ProjectInput>(({ input }) => open(input)) },
}).createMachine({
  id: "project",
  context: ({ input }) => ({ ...input, project: undefined, playable: undefined, unreadable: false, error: undefined }),
  initial: "fetching",
  states: {
    fetching: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
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
          { target: "failed", actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    playable: {},
    draft: {},
    noAccess: {},
    failed: { on: { retry: { target: "fetching", actions: assign({ error: undefined }) } } },
  },
});
