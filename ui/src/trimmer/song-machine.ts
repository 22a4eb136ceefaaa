import { isAudioFile } from "@nataraj/sdk";
import { assertEvent, assign, fromCallback, setup } from "xstate";
import { isText, readSong, type Song } from "./read-song.ts";

interface SongContext {
  /** The song, in `ready`. */
  song: Song | undefined;
}

export type SongMachineEvent =
  | { type: "OPEN"; file: File }
  | { type: "SONG_READ"; song: Song }
  /** It is a text that is named as if it were music. */
  | { type: "NO_AUDIO_FOUND" }
  /** The browser cannot make music of it. */
  | { type: "READING_FAILED" };

/**
 * A file for the trimmer: `empty` until there is one, `held` (`reading`, then `ready` with `context.song`), `invalid` (not
 * audio by its own account, or by what is in it) or `unreadable`. Another file begins anew. The song is held from `reading` on, and given back
 * with the file.
 */
export const songMachine = setup({
  types: { context: {} as SongContext, events: {} as SongMachineEvent },
  actors: {
    /** Reads a song and holds it for as long as it runs. */
    holdSong: fromCallback<SongMachineEvent, File>(({ input, sendBack }) => {
      const leaving = new AbortController();
      const audio = new Audio();
      readSong(input, audio, leaving.signal).then(
        (song) => leaving.signal.aborted || sendBack({ type: "SONG_READ", song }),
        async () => {
          const isNoAudio = await isText(input).catch(() => false);
          if (!leaving.signal.aborted) sendBack({ type: isNoAudio ? "NO_AUDIO_FOUND" : "READING_FAILED" });
        },
      );
      return () => {
        leaving.abort();
        audio.pause();
        URL.revokeObjectURL(audio.src);
        audio.removeAttribute("src");
        audio.load();
      };
    }),
  },
  guards: { isAudio: (_, file: File) => isAudioFile(file) },
}).createMachine({
  id: "song",
  context: { song: undefined },
  initial: "empty",
  on: {
    OPEN: [
      {
        guard: { type: "isAudio", params: ({ event }) => event.file },
        target: ".held",
        reenter: true,
      },
      { target: ".invalid" },
    ],
  },
  states: {
    empty: {},
    held: {
      invoke: {
        src: "holdSong",
        input: ({ event }) => {
          assertEvent(event, "OPEN");
          return event.file;
        },
      },
      exit: assign({ song: undefined }),
      initial: "reading",
      states: {
        reading: {
          on: {
            SONG_READ: { target: "ready", actions: assign({ song: ({ event }) => event.song }) },
            NO_AUDIO_FOUND: "#song.invalid",
            READING_FAILED: "#song.unreadable",
          },
        },
        ready: {},
      },
    },
    invalid: {},
    unreadable: {},
  },
});
