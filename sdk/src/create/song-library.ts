import { assign, fromPromise, setup } from "xstate";
import type { Song } from "../contract/songs.ts";
import { failureText } from "./failure.ts";

export interface SongLibraryContext {
  songs: readonly Song[];
  /** Address of the song that is heard; one at a time. */
  playing: string | undefined;
  /** Why the library could not be fetched. */
  failure: string | undefined;
}

export type SongLibraryEvent =
  /** Play, or pause where it is heard already. */
  | { type: "TOGGLE"; url: string }
  /** The song ended, could not be played, or the page is left. */
  | { type: "SILENCE" }
  | { type: "RETRY" };

/**
 * The library of songs: fetched once, and at most one of them is heard. The request takes no abort signal: StrictMode stops
 * and restarts a component's machine, and the aborted first request would be taken for the failure of the second.
 */
export function songLibraryMachine(fetchSongs: () => Promise<Song[]>) {
  return setup({
    types: { context: {} as SongLibraryContext, events: {} as SongLibraryEvent },
    actors: { fetchSongs: fromPromise<Song[]>(() => fetchSongs()) },
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
          SILENCE: { actions: assign({ playing: undefined }) },
        },
      },
      failed: { on: { RETRY: "loading" } },
    },
  });
}
