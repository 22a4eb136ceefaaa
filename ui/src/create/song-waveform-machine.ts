import { assign, fromPromise, setup } from "xstate";
import { computeWaveform } from "../trimmer/compute-waveform.ts";
import { type Levels, levelsOf } from "../trimmer/waveform-bars.ts";

/** Fetches a song's bytes. */
export type FetchSong = (signal: AbortSignal) => Promise<Blob>;

/** Where a song is had from. */
interface SongSource {
  fetchSong: FetchSong;
}

/** What is drawn of a song. */
interface ReadSong {
  levels: Levels;
  /** Seconds. */
  duration: number;
}

/** A song's waveform: `reading`, then `read` with `context.song`, or `failed`: it is shown without. */
export const songWaveformMachine = setup({
  types: {} as { input: SongSource; context: SongSource & { song: ReadSong | undefined } },
  actors: {
    read: fromPromise<ReadSong, SongSource>(async ({ input, signal }) => {
      const { waveform, duration } = await computeWaveform(await input.fetchSong(signal), signal);
      return { levels: levelsOf(waveform), duration };
    }),
  },
}).createMachine({
  id: "songWaveform",
  context: ({ input }) => ({ ...input, song: undefined }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "read",
        input: ({ context: { fetchSong } }) => ({ fetchSong }),
        onDone: { target: "read", actions: assign({ song: ({ event }) => event.output }) },
        onError: "failed",
      },
    },
    read: {},
    failed: {},
  },
});
