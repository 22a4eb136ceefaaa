import { assertEvent, assign, fromCallback, setup } from "xstate";
import type { Stretch } from "./waveform-bars.ts";

/** How often the playhead is compared with the part's end, in milliseconds. */
export const PLAYHEAD_CHECK_MS = 10;
/** How far before the part a playhead may be without being sent to its start, since seeking is not exact. Seconds. */
const SEEK_TOLERANCE = 0.05;

/** What the machine drives of an audio element. */
export type PartAudio = Pick<
  HTMLAudioElement,
  "currentTime" | "ended" | "paused" | "seeking" | "play" | "pause" | "addEventListener" | "removeEventListener"
>;

export interface PartPlayerInput {
  audio: PartAudio;
  /** Seconds. */
  part: Stretch;
}

export type PartPlayerEvent =
  /** Plays the part once, from the playhead where that is inside, or stops. */
  | { type: "TOGGLE" }
  | { type: "CHOOSE_PART"; part: Stretch }
  | { type: "SONG_PLAYING" }
  | { type: "SONG_PAUSED" }
  | { type: "SONG_ENDED" }
  /** Time to compare the playhead with the part. */
  | { type: "TICK" };

const SONG_EVENTS = { play: "SONG_PLAYING", pause: "SONG_PAUSED", ended: "SONG_ENDED" } as const;

/** Lets the chosen part of a song be heard, and nothing but it: `silent` or `playing`, as the audio element says. */
export const partPlayerMachine = setup({
  types: { context: {} as PartPlayerInput, events: {} as PartPlayerEvent, input: {} as PartPlayerInput },
  actors: {
    /** Tells what happens to the song, and silences it at the end. */
    songEvents: fromCallback<PartPlayerEvent, PartAudio>(({ input: audio, sendBack }) => {
      const listeners = Object.entries(SONG_EVENTS).map(([event, type]) => [event, () => sendBack({ type })] as const);
      for (const [event, tell] of listeners) audio.addEventListener(event, tell);
      return () => {
        for (const [event, tell] of listeners) audio.removeEventListener(event, tell);
        audio.pause();
      };
    }),
    ticks: fromCallback<PartPlayerEvent>(({ sendBack }) => {
      const timer = setInterval(() => sendBack({ type: "TICK" }), PLAYHEAD_CHECK_MS);
      return () => clearInterval(timer);
    }),
  },
  actions: {
    play: ({ context: { audio, part }, self }) => {
      if (audio.currentTime < part.start || audio.currentTime >= part.end) audio.currentTime = part.start;
      // A browser that refuses sound leaves it silent.
      audio.play().catch(() => self.send({ type: "SONG_PAUSED" }));
    },
    pause: ({ context: { audio } }) => audio.pause(),
    /** At the end of the part it stops and goes back to the start; before the part it goes there. */
    stayInPart: ({ context: { audio, part } }) => {
      if (audio.currentTime >= part.end || audio.ended) {
        audio.pause();
        audio.currentTime = part.start;
      } else if (audio.currentTime < part.start - SEEK_TOLERANCE && !audio.seeking) {
        audio.currentTime = part.start;
      }
    },
  },
  guards: { isPaused: ({ context }) => context.audio.paused },
}).createMachine({
  id: "partPlayer",
  context: ({ input }) => input,
  invoke: { src: "songEvents", input: ({ context }) => context.audio },
  initial: "silent",
  on: {
    TOGGLE: [{ guard: "isPaused", actions: "play" }, { actions: "pause" }],
    CHOOSE_PART: {
      actions: assign(({ event }) => {
        assertEvent(event, "CHOOSE_PART");
        return { part: event.part };
      }),
    },
    SONG_PLAYING: { target: ".playing" },
    SONG_PAUSED: { target: ".silent" },
    SONG_ENDED: { actions: "stayInPart" },
  },
  states: {
    silent: {},
    playing: { invoke: { src: "ticks" }, on: { TICK: { actions: "stayInPart" } } },
  },
});
