import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import type { Song } from "../contract/songs.ts";
import { failureText } from "./failure.ts";

/** What {@link songLibraryMachine} holds. */
export interface SongLibraryContext {
  songs: readonly Song[];
  /** Address of the song that is heard; one at a time. */
  playing: string | undefined;
  /** Why the library could not be fetched. */
  failure: string | undefined;
}

/** What {@link songLibraryMachine} can be told. */
export type SongLibraryEvent =
  /** Play, or pause where it is heard already. */
  | { type: "TOGGLE"; url: string }
  /** A song was chosen, of the library (its address) or another: no other one is heard any more. */
  | { type: "CHOSEN"; url: string | undefined }
  /** The song ended, could not be played, or the page is left. */
  | { type: "SILENCE" }
  | { type: "RETRY" };

/** The library of songs: fetched once, and at most one of them is heard. */
export const songLibraryMachine = setup({
  types: { context: {} as SongLibraryContext, events: {} as SongLibraryEvent },
  actors: { fetchSongs: declareCall<Song[]>() },
}).createMachine({
  id: "songLibrary",
  context: { songs: [], playing: undefined, failure: undefined },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "fetchSongs",
        onDone: { target: "ready", actions: assign(({ event }) => ({ songs: event.output, failure: undefined })) },
        onError: { target: "failed", actions: assign(({ event }) => ({ failure: failureText(event.error) })) },
      },
    },
    ready: {
      on: {
        TOGGLE: {
          guard: ({ context, event }) => context.songs.some((song) => song.url === event.url),
          actions: assign(({ context, event }) => ({
            playing: context.playing === event.url ? undefined : event.url,
          })),
        },
        CHOSEN: {
          actions: assign(({ context, event }) => ({
            playing: context.playing === event.url ? context.playing : undefined,
          })),
        },
        SILENCE: { actions: assign({ playing: undefined }) },
      },
    },
    failed: { on: { RETRY: "loading" } },
  },
});

/** {@link songLibraryMachine} with its call. */
export function provideSongLibrary(client: Pick<NatarajClient, "songs">) {
  return songLibraryMachine.provide({ actors: { fetchSongs: callActor((_, signal) => client.songs({ signal })) } });
}
