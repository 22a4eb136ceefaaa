/** Reads a chosen file for the trimmer, and says why when it is no song. */
import { isAudioFile } from "@nataraj/sdk";
import { API_ERRORS } from "@nataraj/sdk/contract";
import { assertEvent, assign, fromCallback, setup } from "xstate";
import { isText, readPreparedSong, readSong, type Song, type SongPreparer } from "./read-song.ts";

interface SongContext {
  /** The song, in `ready`. */
  song: Song | undefined;
  /** Why there is none, in `unreadable`. */
  refusal: string;
}

/** A file that is to be read. */
export interface HeldFile {
  file: File;
  /** Absent: what the browser cannot decode is refused. */
  preparer?: SongPreparer | undefined;
}

export type SongMachineEvent =
  | ({ type: "OPEN" } & HeldFile)
  | { type: "SONG_READ"; song: Song }
  /** It is a text that is named as if it were music. */
  | { type: "NO_AUDIO_FOUND" }
  /** Neither the browser nor the server can make music of it, for the server's reason. */
  | { type: "READING_FAILED"; reason: string };

/**
 * A file for the trimmer: `empty` until there is one, `held` (`reading`, then `ready` with `context.song`), `invalid` (not
 * audio by its own account, or by what is in it) or `unreadable`. Another file begins anew. The song is held from `reading` on, and given back
 * with the file. What the browser cannot decode is decoded by the server, where there is one to ask.
 */
export const songMachine = setup({
  types: { context: {} as SongContext, events: {} as SongMachineEvent },
  actors: {
    /** Reads a song and holds it for as long as it runs. */
    holdSong: fromCallback<SongMachineEvent, HeldFile>(({ input: { file, preparer }, sendBack }) => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const audio = new Audio();
      const tell = (event: SongMachineEvent) => signal.aborted || sendBack(event);
      const read = async (): Promise<SongMachineEvent> => {
        try {
          return { type: "SONG_READ", song: await readSong(file, audio, signal) };
        } catch {
          if (await isText(file).catch(() => false)) return { type: "NO_AUDIO_FOUND" };
          if (!preparer || signal.aborted)
            return { type: "READING_FAILED", reason: API_ERRORS.unreadable_audio.message };
          return { type: "SONG_READ", song: await readPreparedSong(file, audio, preparer, signal) };
        }
      };
      read().then(tell, (error: unknown) =>
        tell({ type: "READING_FAILED", reason: error instanceof Error ? error.message : String(error) }),
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
  context: { song: undefined, refusal: "" },
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
          return event;
        },
      },
      exit: assign({ song: undefined }),
      initial: "reading",
      states: {
        reading: {
          on: {
            SONG_READ: { target: "ready", actions: assign({ song: ({ event }) => event.song }) },
            NO_AUDIO_FOUND: "#song.invalid",
            READING_FAILED: {
              target: "#song.unreadable",
              actions: assign({ refusal: ({ event }) => event.reason }),
            },
          },
        },
        ready: {},
      },
    },
    invalid: {},
    unreadable: {},
  },
});
