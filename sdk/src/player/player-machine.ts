import { assertEvent, assign, enqueueActions, fromPromise, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import { type AvatarEngine, PlayState } from "./avatar-engine.ts";
import { COUNT_IN, countInOf } from "./count-in.ts";
import { playerFailure } from "./failure.ts";
import { isAtEnd, type Loop, loopBetween } from "./loop.ts";
import { initialPlayerContext, type PlayerContext, type PlayerInput } from "./player-context.ts";
import { type PlayerDevices, RATE_LIMITS, requestMap, within } from "./request-map.ts";
import type { PlayerEvent, PlayerRequest } from "./requests.ts";
import { songEvents } from "./song-events.ts";

/** A song that fails again so soon after its address was renewed is broken itself; milliseconds. */
const REFRESH_PAUSE_MS = 10_000;
/** The longest that a timer can wait, in milliseconds. */
const NEVER = 2 ** 31 - 1;

/** The loop that a request leads to: a wish that cannot be played leaves the one there is. */
const loopAfter = ({ loop, duration }: PlayerContext, wanted: Loop | undefined) =>
  wanted && (loopBetween(wanted, duration) ?? loop);

const isRefusal = (error: unknown) => error instanceof Error && error.name === "NotAllowedError";

const machine = setup({
  types: {} as { context: PlayerContext; input: PlayerInput; events: PlayerEvent },
  actors: {
    songEvents,
    avatar: fromPromise<void, AvatarEngine>(({ input }) => input.loaded),
    /** Resolves with a fresh address of the song, whose old one has expired. */
    refresh: declareCall<string>(),
  },
  actions: {
    /** Does what is asked: by the event, unless another request stands in its place. */
    execute: ({ context, event, self }, override: { request?: PlayerRequest }) => {
      const request = override.request ?? (event as PlayerRequest);
      const effect = requestMap[request.type] as (world: PlayerDevices, request: PlayerRequest) => unknown;
      // Only a refusal matters here. Other failures come as events of the song too, or a pause or a new source ended the play.
      Promise.resolve(effect(context, request)).catch((error) => {
        if (isRefusal(error)) self.send({ type: "SOUND_REFUSED" });
      });
    },
    initAvatar: ({ context: { engine, clock, playable } }) => {
      engine.setClock(() => clock.now());
      engine.setStepSequence(playable.sequence);
      engine.setTimeline(playable.timeline);
    },
    setAvatarState: ({ context }, state: PlayState) => context.engine.setPlayState(state),
    haltAvatar: ({ context: { engine, time } }) =>
      engine.setPlayState(time > 0 ? PlayState.pause : PlayState.pauseStart),
    beginSong: ({ context: { audio } }, song: string) => {
      audio.src = song;
      audio.load();
    },
    applyStart: ({ context: { audio, clock, rate, onceLoaded } }) => {
      audio.playbackRate = rate; // a new source has set it back
      if (onceLoaded.time > 0) audio.currentTime = onceLoaded.time;
      clock.reset();
    },
    returnToLoopStart: ({ context }) => {
      if (context.loop) requestMap.SEEK(context, { type: "SEEK", time: context.loop.start });
    },
    keepRate: assign(({ context, event }) => {
      assertEvent(event, "SET_RATE");
      return { rate: within(event.rate, ...RATE_LIMITS) ?? context.rate };
    }),
    keepLoop: assign(({ context, event }) => {
      assertEvent(event, "SET_LOOP");
      const loop = loopAfter(context, event.loop);
      return { loop, looping: loop !== undefined };
    }),
    /** A seek past a loop's end leaves the loop; any other place leads into it. */
    keepLooping: assign(({ context: { loop } }, { time }: { time: number }) => ({
      looping: loop !== undefined && !isAtEnd(loop, time),
    })),
    readTime: assign(({ context }) => ({ time: context.clock.now() })),
    plan: assign(({ context }, plan: Partial<PlayerContext["onceLoaded"]>) => ({
      onceLoaded: { ...context.onceLoaded, ...plan },
    })),
    fail: assign((_, failure: PlayerContext["failure"]) => ({ failure, waiting: false })),
  },
  guards: {
    isComplete: ({ context }) => context.songLoaded && context.avatar !== "loading",
    isUnderWay: ({ context }) => context.onceLoaded.time > 0,
    mayRefresh: ({ context }) => context.now() - context.refreshedAt > REFRESH_PAUSE_MS,
    hasEnded: ({ context }) => context.audio.ended,
    loops: ({ context }) => context.loop !== undefined,
    isAtLoopEnd: ({ context: { loop, looping, clock } }) => loop !== undefined && looping && isAtEnd(loop, clock.now()),
    hasCounted: ({ context }) => context.count === COUNT_IN.last,
    /** The mark at a loop's end is set where the song is: from there it would run on past it. */
    isPastWantedLoop: ({ context }, wanted: Loop | undefined) => {
      const loop = loopAfter(context, wanted);
      return loop !== undefined && isAtEnd(loop, context.clock.now());
    },
  },
  delays: {
    untilNextCount: ({ context: { count, playable, rate } }) => {
      const { beat, rest } = countInOf(playable.timeline);
      return ((count === COUNT_IN.last ? rest : beat) / rate) * 1000;
    },
    untilLoopEnd: ({ context: { loop, looping, clock, rate } }) => {
      if (!loop || !looping) return NEVER;
      return Math.min(NEVER, Math.max(0, ((loop.end - clock.now()) / rate) * 1000));
    },
  },
});

const executeEvent = { type: "execute", params: {} } as const;
const play = { type: "execute", params: { request: { type: "PLAY" } } } as const;
const pause = { type: "execute", params: { request: { type: "PAUSE" } } } as const;
const restart = { type: "execute", params: { request: { type: "RESTART" } } } as const;
const loopFromHere = {
  type: "keepLooping",
  params: ({ event }: { event: { time: number } }) => ({ time: event.time }),
} as const;
const loopFromStart = { type: "keepLooping", params: { time: 0 } } as const;
const pastWantedLoop = {
  type: "isPastWantedLoop",
  params: ({ event }: { event: { loop: Loop | undefined } }) => event.loop,
} as const;

/** The song has failed: its address may have expired, so the project is fetched once more. */
const refreshOrFail = (plan: ({ context }: { context: PlayerContext }) => Partial<PlayerContext["onceLoaded"]>) =>
  [
    { guard: "mayRefresh", target: "#player.loading.refreshing", actions: { type: "plan", params: plan } },
    {
      target: "#player.failed",
      actions: [
        { type: "plan", params: plan },
        { type: "fail", params: playerFailure("song_failed") },
      ],
    },
  ] as const;

/**
 * What ready, blocked and paused have in common. While the song is still busy with a request, no state shows it yet. So the
 * next request is passed on too: a person who presses pause and play at once hears the song.
 */
const notPlaying = {
  PLAY: { actions: executeEvent },
  PAUSE: { actions: executeEvent },
  TOGGLE: { actions: executeEvent },
  RESTART: { actions: [restart, loopFromStart] },
  SEEK: { target: "#player.paused", actions: [executeEvent, loopFromHere] },
  SET_LOOP: [
    { guard: pastWantedLoop, target: "#player.paused", actions: ["keepLoop", "returnToLoopStart"] },
    { actions: "keepLoop" },
  ],
  SONG_PLAYING: { target: "#player.playing" },
  SOUND_REFUSED: { target: "#player.blocked" },
} as const;

/**
 * The player: it owns an audio clock and an avatar engine, and is tested with neither. Requests go through `requestMap`
 * to the audio and the engine; states follow what these say. Every event is harmless in every state.
 */
export const playerMachine = machine.createMachine({
  id: "player",
  context: ({ input }) => initialPlayerContext(input),
  entry: "initAvatar",
  invoke: [
    { src: "songEvents", input: ({ context }) => ({ audio: context.audio, song: context.playable.song }) },
    {
      src: "avatar",
      input: ({ context }) => context.engine,
      onDone: { actions: assign({ avatar: "loaded" }) },
      onError: { actions: assign({ avatar: "failed", avatarFailure: ({ event }) => event.error }) },
    },
  ],
  on: {
    SET_RATE: { actions: [executeEvent, "keepRate"] },
    SET_VOLUME: { actions: executeEvent },
    SET_MUTED: { actions: executeEvent },
    SET_MIRRORED: { actions: [executeEvent, assign({ mirrored: ({ event }) => event.mirrored })] },
    SET_DELAY: { actions: executeEvent },
    SET_DANCE: {
      actions: [
        executeEvent,
        assign({
          playable: ({ context, event: { dance } }) => ({
            song: context.playable.song,
            sequence: dance.sequence,
            timeline: dance.timeline,
          }),
        }),
      ],
    },
    SET_LOOP: { actions: "keepLoop" },
    SONG_MOVED: { actions: "readTime" },
    SONG_WAITING: { actions: assign({ waiting: true }) },
    SONG_FLOWING: { actions: assign({ waiting: false }) },
    SONG_VOLUME_CHANGED: {
      actions: assign(({ context: { audio } }) => ({ volume: audio.volume, muted: audio.muted })),
    },
    SONG_FAILED: refreshOrFail(({ context }) => ({ play: false, time: context.time })),
  },
  initial: "loading",
  states: {
    loading: {
      entry: "haltAvatar",
      initial: "song",
      on: {
        PLAY: { actions: { type: "plan", params: { play: true } } },
        PAUSE: { actions: { type: "plan", params: { play: false } } },
        TOGGLE: { actions: { type: "plan", params: ({ context }) => ({ play: !context.onceLoaded.play }) } },
        RESTART: { actions: [{ type: "plan", params: { play: true, time: 0 } }, loopFromStart] },
        SEEK: {
          actions: [
            {
              type: "plan",
              params: ({ context, event }) => ({
                time: within(event.time, 0, context.duration) ?? context.onceLoaded.time,
              }),
            },
            loopFromHere,
          ],
        },
        SONG_FAILED: refreshOrFail(() => ({})),
      },
      always: { guard: "isComplete", target: "#player.starting" },
      states: {
        song: { on: { SONG_LOADED: { actions: assign({ songLoaded: true }) } } },
        refreshing: {
          entry: assign(({ context }) => ({ songLoaded: false, failure: undefined, refreshedAt: context.now() })),
          on: { SONG_FAILED: {} },
          invoke: {
            src: "refresh",
            onDone: { target: "song", actions: { type: "beginSong", params: ({ event }) => event.output } },
            onError: {
              target: "#player.failed",
              actions: { type: "fail", params: ({ event }) => playerFailure("refresh_failed", event.error) },
            },
          },
        },
      },
    },
    /** Passed through at once: the song begins where it is to begin. */
    starting: {
      entry: "applyStart",
      exit: [
        enqueueActions(({ context, enqueue }) => {
          if (context.onceLoaded.play) enqueue(play);
        }),
        assign({ onceLoaded: { play: false, time: 0 } }),
      ],
      always: [{ guard: "isUnderWay", target: "paused" }, { target: "ready" }],
    },
    ready: {
      entry: { type: "setAvatarState", params: PlayState.pauseStart },
      on: { ...notPlaying, COUNT_IN: { target: "countingIn", actions: executeEvent } },
    },
    /** `context.count` is counted, while the avatar idles. */
    countingIn: {
      exit: assign({ count: undefined }),
      on: {
        PLAY: { target: ".beginning", actions: executeEvent },
        PAUSE: { target: "ready", actions: executeEvent },
        TOGGLE: { target: "ready", actions: pause },
        RESTART: { target: ".beginning", actions: [restart, loopFromStart] },
        SEEK: { target: "paused", actions: [executeEvent, loopFromHere] },
        SOUND_REFUSED: { target: "blocked" },
      },
      initial: "counting",
      states: {
        counting: {
          entry: assign(({ context }) => ({ count: (context.count ?? COUNT_IN.first - 1) + 1 })),
          after: {
            untilNextCount: [
              { guard: "hasCounted", target: "beginning", actions: [restart, loopFromStart] },
              { target: "counting", reenter: true },
            ],
          },
        },
        /** The song is asked to play, and has not said yet that it does. */
        beginning: { on: { SONG_PLAYING: { target: "#player.playing" } } },
      },
    },
    /** The browser wants a gesture first: show a button that sends `PLAY`. */
    blocked: { entry: "haltAvatar", on: notPlaying },
    playing: {
      entry: { type: "setAvatarState", params: PlayState.play },
      exit: assign({ waiting: false }),
      initial: "watchingLoop",
      on: {
        PLAY: { actions: executeEvent },
        PAUSE: { actions: executeEvent },
        TOGGLE: { actions: executeEvent },
        RESTART: { target: ".watchingLoop", actions: [executeEvent, loopFromStart] },
        SEEK: { target: ".watchingLoop", actions: [executeEvent, loopFromHere] },
        SONG_PLAYING: { target: ".watchingLoop" },
        SET_RATE: { target: ".watchingLoop", actions: [executeEvent, "keepRate"] },
        SET_LOOP: [
          { guard: pastWantedLoop, target: ".watchingLoop", actions: ["keepLoop", "returnToLoopStart"] },
          { target: ".watchingLoop", actions: "keepLoop" },
        ],
        SONG_PAUSED: [{ guard: "hasEnded" }, { target: "paused" }],
        SONG_ENDED: [{ guard: "loops", actions: ["returnToLoopStart", loopFromStart, play] }, { target: "finished" }],
        SONG_FAILED: refreshOrFail(({ context }) => ({ play: true, time: context.time })),
        SOUND_REFUSED: { target: "blocked" },
      },
      states: {
        watchingLoop: {
          after: {
            untilLoopEnd: [
              { guard: "isAtLoopEnd", target: "watchingLoop", reenter: true, actions: "returnToLoopStart" },
              { target: "watchingLoop", reenter: true },
            ],
          },
        },
      },
    },
    paused: { entry: { type: "setAvatarState", params: PlayState.pause }, on: notPlaying },
    /** The avatar is back at its start and idles. */
    finished: {
      entry: { type: "setAvatarState", params: PlayState.pauseStart },
      on: {
        ...notPlaying,
        PLAY: { actions: [restart, loopFromStart] },
        TOGGLE: { actions: [restart, loopFromStart] },
      },
    },
    failed: {
      entry: { type: "setAvatarState", params: PlayState.pauseStart },
      on: { RETRY: { target: "loading.refreshing" }, SONG_FAILED: {} },
    },
  },
});

/**
 * {@link playerMachine} with its call.
 * @param refresh Fetches the project once more: resolves with a fresh address of the song, whose old one has expired.
 */
export function providePlayer(refresh: () => Promise<string>) {
  return playerMachine.provide({ actors: { refresh: callActor(refresh) } });
}
