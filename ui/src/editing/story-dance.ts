import { ApiError, type EditingClient, editingMachine, type Project, playableOf } from "@nataraj/sdk";
import { useActorRef } from "@xstate/react";
import { storyAudio, storyEngine } from "../player/story-player.ts";
import type { EditingActor } from "./use-editing.ts";

const SECTIONS: [lyrics: string, steps: number[]][] = [
  ["", [18, 9]],
  ["Lift your hands into the light", [19, 1]],
  ["turn around and feel the night", [7, 4, 8]],
  ["bow to those who danced along", [16, 27]],
];
const BAR = 4;

function storedDance(): string {
  let bar = 0;
  const entries = SECTIONS.map(([lyrics, steps]) => {
    const start = bar * BAR;
    bar += steps.length;
    const at = steps.map((_, i) => start + i * BAR);
    return [start.toFixed(2), { lyrics, steps, start, at, style: "Salsa" }] as const;
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** A project with its server, a player and what it is told. */
export function storyDance({ uid = "me", generating = false } = {}) {
  const project: Project = {
    projectID: "0".repeat(32),
    projectName: "brave otter",
    song: "story",
    choreography: storedDance(),
    visibility: "public",
    owner: "me",
    duration: 36,
    checkpoint: 3,
    generating,
    danceform: "Salsa, ",
    version: 1,
  };
  const audio = storyAudio(project.duration);
  const avatar = storyEngine();
  const stored = { ...project };
  let finish = () => {};
  let cancel = () => {};
  const client: EditingClient = {
    fetchProject: async () => ({ ...stored }),
    saveChoreography: async (_id, choreography, version) => {
      if (version !== stored.version) throw new ApiError("choreography_conflict");
      stored.choreography = choreography;
      stored.version += 1;
      return stored.version;
    },
    regenerate: async ({ section }) => {
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        cancel = () => reject(new ApiError("generation_cancelled"));
      });
      const document = JSON.parse(stored.choreography);
      for (const key of Object.keys(document)) {
        if (section === undefined || section === key) document[key].steps = document[key].steps.map(() => 13);
      }
      stored.choreography = JSON.stringify(document);
      stored.version += 1;
    },
    cancelGeneration: async () => cancel(),
    async *generation() {
      yield { stage: "choreographing", progress: 0.8 };
      await new Promise(() => {});
    },
  };
  return { project, uid, audio, avatar, stored, client, playable: playableOf(project), finish: () => finish() };
}
export type StoryDance = ReturnType<typeof storyDance>;

/** An editor of the dance. */
export function useStoryEditor({ client, project, uid }: Pick<StoryDance, "client" | "project" | "uid">): EditingActor {
  return useActorRef(editingMachine, { input: { client, project, uid } });
}
