import { ApiError } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import type { Project } from "../contract/projects.ts";
import type { EditingClient } from "../editing/editing-context.ts";
import { fakeProject } from "./fake-project.ts";

/** A server that keeps one project. */
export interface FakeProjectServer {
  /** What it keeps. */
  stored: Project;
  /** What the stream of a generation tells. */
  events: GenerationProgress[];
  client: EditingClient;
}

/**
 * A server that keeps {@link fakeProject} with changes, and takes edits of its dance as the real one does.
 * @param newMove Every step of a new dance is this move.
 */
export function createFakeProjectServer(change: Partial<Project> = {}, newMove = 20): FakeProjectServer {
  const stored = fakeProject(change);
  const events: GenerationProgress[] = [];
  const client: EditingClient = {
    fetchProject: async () => ({ ...stored }),
    saveChoreography: async (_id, choreography, version, { tempoCorrections } = {}) => {
      if (version !== stored.version) throw new ApiError("choreography_conflict");
      stored.choreography = choreography;
      if (tempoCorrections) stored.tempoCorrections = [...tempoCorrections];
      stored.version += 1;
      return stored.version;
    },
    regenerate: async ({ section, tempo }) => {
      if (tempo) stored.tempoCorrections = [...(stored.tempoCorrections ?? []), tempo];
      const document = JSON.parse(stored.choreography);
      for (const key of Object.keys(document)) {
        if (section === undefined || key === section) {
          document[key].steps = document[key].steps.map(() => newMove);
        }
      }
      stored.choreography = JSON.stringify(document);
      stored.version += 1;
    },
    cancelGeneration: async () => {},
    async *generation() {
      yield* events;
    },
  };
  return { stored, events, client };
}
