import { ApiError, type EditingClient, playableOf, provideEditing } from "@nataraj/sdk";
import { createFakeProjectServer } from "@nataraj/sdk/testing";
import { useActorRef } from "@xstate/react";
import { useMemo } from "react";
import { storyAudio, storyEngine } from "../player/story-player.ts";
import type { EditingActor } from "./use-editing.ts";

const SECTIONS: [lyrics: string, steps: number[]][] = [
  ["", [18, 9]],
  ["Lift your hands into the light", [19, 1]],
  ["turn around and feel the night", [7, 4, 8]],
  ["bow to those who danced along", [16, 27]],
];
const BAR = 4;
/** The salsa, of which a new dance is made. */
const NEW_MOVE = 13;

function storedDance(withBeats: boolean): string {
  let bar = 0;
  const entries = SECTIONS.map(([lyrics, steps]) => {
    const start = bar * BAR;
    bar += steps.length;
    const at = steps.map((_, i) => start + i * BAR);
    const beats = Array.from({ length: steps.length * BAR * 2 }, (_, i) => start + i / 2);
    const heard = withBeats && { beats, energy: beats.map(() => 0.5) };
    return [start.toFixed(2), { lyrics, steps, start, at, style: "Salsa", ...heard }] as const;
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** A project with its server, a player and what it is told. */
export function storyDance({ uid = "me", generating = false, withBeats = false } = {}) {
  const stored = { song: "story", choreography: storedDance(withBeats), duration: 36, generating };
  const server = createFakeProjectServer(stored, NEW_MOVE);
  const project = { ...server.stored };
  const audio = storyAudio(project.duration);
  const avatar = storyEngine();
  let finish = () => {};
  let cancel = () => {};
  const client: EditingClient = {
    ...server.client,
    regenerate: async (request) => {
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        cancel = () => reject(new ApiError("generation_cancelled"));
      });
      await server.client.regenerate(request);
    },
    cancelGeneration: async () => cancel(),
    async *generation() {
      yield { stage: "choreographing", progress: 0.8 };
      await new Promise(() => {});
    },
  };
  return {
    project,
    uid,
    audio,
    avatar,
    stored: server.stored,
    client,
    playable: playableOf(project),
    finish: () => finish(),
  };
}
export type StoryDance = ReturnType<typeof storyDance>;

/** An editor of the dance. */
export function useStoryEditor(dance: Pick<StoryDance, "client" | "project" | "uid" | "playable">): EditingActor {
  const { client, project, uid, playable } = dance;
  const machine = useMemo(() => provideEditing(client), [client]);
  return useActorRef(machine, { input: { project, uid, shown: playable } });
}
