import { assertEvent, assign, enqueueActions, fromPromise, setup } from "xstate";
import { type AvatarEngine, PlayState } from "./avatar-engine.ts";
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
    refresh: fromPromise<string, () => Promise<string>>(({ input }) => input()),
  },
  actions: {
    /** Does what is asked: by the event, unless another request stands in its place. */
    execute: ({ context, event, self }, override: { request?: PlayerRequest }) => {
      const request = override.request ?? (event as PlayerRequest);
      const effect = requestMap[request.type] as (world: PlayerDevices, request: PlayerRequest) => unknown;
      // What is no refusal comes as an event of the song as well, or is a play that a pause or a new source overtook.
      Promise.resolve(effect(context, request)).catch((error) => {
        if (isRefusal(error)) self.send({ type: "soundrefused" });
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
      if (context.loop) requestMap.seekrequest(context, { type: "seekrequest", time: context.loop.start });
    },
    keepRate: assign(({ context, event }) => {
      assertEvent(event, "raterequest");
      return { rate: within(event.rate, ...RATE_LIMITS) ?? context.rate };
    }),
    keepLoop: assign(({ context, event }) => {
      assertEvent(event, "looprequest");
      const loop = loopAfter(context, event.loop);
      return { loop, looping: loop !== undefined };
    }),
    /** Whoever seeks past a loop's end is let go; any other place leads into the loop. */
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
    /** The mark at a loop's end is set where the song is: from there it would run on past it. */
    isPastWantedLoop: ({ context }, wanted: Loop | undefined) => {
      const loop = loopAfter(context, wanted);
      return loop !== undefined && isAtEnd(loop, context.clock.now());
    },
  },
  delays: {
    untilLoopEnd: ({ context: { loop, looping, clock, rate } }) => {
      if (!loop || !looping) return NEVER;
      return Math.min(NEVER, Math.max(0, ((loop.end - clock.now()) / rate) * 1000));
    },
  },
});

const executeEvent = { type: "execute", params: {} } as const;
const play = { type: "execute", params: { request: { type: "playrequest" } } } as const;
const restart = { type: "execute", params: { request: { type: "restartrequest" } } } as const;
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
 * What ready, blocked and paused have in common. A request that the song is still busy with shows in no state yet, so
 * the next one is passed on too: whoever pauses and plays at once hears the song.
 */
const notPlaying = {
  playrequest: { actions: executeEvent },
  pauserequest: { actions: executeEvent },
  togglerequest: { actions: executeEvent },
  restartrequest: { actions: [restart, loopFromStart] },
  seekrequest: { target: "#player.paused", actions: [executeEvent, loopFromHere] },
  looprequest: [
    { guard: pastWantedLoop, target: "#player.paused", actions: ["keepLoop", "returnToLoopStart"] },
    { actions: "keepLoop" },
  ],
  songplaying: { target: "#player.playing" },
  soundrefused: { target: "#player.blocked" },
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
    raterequest: { actions: [executeEvent, "keepRate"] },
    volumerequest: { actions: executeEvent },
    muterequest: { actions: executeEvent },
    mirrorrequest: { actions: [executeEvent, assign({ mirrored: ({ event }) => event.mirrored })] },
    delayrequest: { actions: executeEvent },
    dancerequest: {
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
    looprequest: { actions: "keepLoop" },
    songmoved: { actions: "readTime" },
    songwaiting: { actions: assign({ waiting: true }) },
    songflowing: { actions: assign({ waiting: false }) },
    songvolumechanged: { actions: assign(({ context: { audio } }) => ({ volume: audio.volume, muted: audio.muted })) },
    songfailed: refreshOrFail(({ context }) => ({ play: false, time: context.time })),
  },
  initial: "loading",
  states: {
    loading: {
      entry: "haltAvatar",
      initial: "song",
      on: {
        playrequest: { actions: { type: "plan", params: { play: true } } },
        pauserequest: { actions: { type: "plan", params: { play: false } } },
        togglerequest: { actions: { type: "plan", params: ({ context }) => ({ play: !context.onceLoaded.play }) } },
        restartrequest: { actions: [{ type: "plan", params: { play: true, time: 0 } }, loopFromStart] },
        seekrequest: {
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
        songfailed: refreshOrFail(() => ({})),
      },
      always: { guard: "isComplete", target: "#player.starting" },
      states: {
        song: { on: { songloaded: { actions: assign({ songLoaded: true }) } } },
        refreshing: {
          entry: assign(({ context }) => ({ songLoaded: false, failure: undefined, refreshedAt: context.now() })),
          on: { songfailed: {} },
          invoke: {
            src: "refresh",
            input: ({ context }) => context.refresh,
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
    ready: { entry: { type: "setAvatarState", params: PlayState.pauseStart }, on: notPlaying },
    /** The browser wants a gesture first: show a button that sends `playrequest`. */
    blocked: { entry: "haltAvatar", on: notPlaying },
    playing: {
      entry: { type: "setAvatarState", params: PlayState.play },
      exit: assign({ waiting: false }),
      initial: "watchingLoop",
      on: {
        playrequest: { actions: executeEvent },
        pauserequest: { actions: executeEvent },
        togglerequest: { actions: executeEvent },
        restartrequest: { target: ".watchingLoop", actions: [executeEvent, loopFromStart] },
        seekrequest: { target: ".watchingLoop", actions: [executeEvent, loopFromHere] },
        songplaying: { target: ".watchingLoop" },
        raterequest: { target: ".watchingLoop", actions: [executeEvent, "keepRate"] },
        looprequest: [
          { guard: pastWantedLoop, target: ".watchingLoop", actions: ["keepLoop", "returnToLoopStart"] },
          { target: ".watchingLoop", actions: "keepLoop" },
        ],
        songpaused: [{ guard: "hasEnded" }, { target: "paused" }],
        songended: [{ guard: "loops", actions: ["returnToLoopStart", loopFromStart, play] }, { target: "finished" }],
        songfailed: refreshOrFail(({ context }) => ({ play: true, time: context.time })),
        soundrefused: { target: "blocked" },
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
        playrequest: { actions: [restart, loopFromStart] },
        togglerequest: { actions: [restart, loopFromStart] },
      },
    },
    failed: {
      entry: { type: "setAvatarState", params: PlayState.pauseStart },
      on: { retryrequest: { target: "loading.refreshing" }, songfailed: {} },
    },
  },
});
