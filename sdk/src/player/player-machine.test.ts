import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { createFakeAudio, createFakeClock, createFakeEngine } from "../testing/index.ts";
import { PlayState } from "./avatar-engine.ts";
import { providePlayer } from "./player-machine.ts";
import type { PlayerEvent, PlayerRequest } from "./requests.ts";

const timeline = {
  duration: 60,
  beats: [],
  segments: [
    { key: "0.00", lyrics: "one", start: 0, end: 60, style: undefined, steps: [{ move: 8, start: 0, end: 60 }] },
  ],
};

/** A started player over fakes; time passes for the song, the wall and the timers alike. */
function player() {
  const audio = createFakeAudio(60);
  const engine = createFakeEngine();
  const clock = createFakeClock();
  const refresh = vi.fn(async () => "/fresh");
  const playable = { song: "/song", sequence: "8", timeline };
  const input = { playable, audio, engine, now: clock.now };
  const actor = createActor(providePlayer(refresh), { input, clock: clock.timers }).start();
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    actor,
    audio,
    engine,
    refresh,
    settled,
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === "string" ? value : Object.keys(value)[0];
    },
    context: () => actor.getSnapshot().context,
    ask: async (request: PlayerRequest) => {
      actor.send(request);
      await settled();
    },
    /** Seconds of wall time. */
    pass: (seconds: number) => {
      clock.pass(seconds * 1000, () => audio.pass(seconds * audio.playbackRate));
    },
  };
}
type Player = ReturnType<typeof player>;

/** Brings a player into each of its states. */
const PATHS: Record<string, (player: Player) => Promise<void>> = {
  loading: async () => {},
  ready: async ({ audio, engine, settled }) => {
    audio.arrive();
    engine.settle();
    await settled();
  },
  blocked: async (player) => {
    await PATHS.ready?.(player);
    player.audio.refusal = "NotAllowedError";
    await player.ask({ type: "PLAY" });
    player.audio.refusal = undefined;
  },
  countingIn: async (player) => {
    await PATHS.ready?.(player);
    await player.ask({ type: "COUNT_IN" });
  },
  playing: async (player) => {
    await PATHS.ready?.(player);
    await player.ask({ type: "PLAY" });
    player.pass(10);
  },
  paused: async (player) => {
    await PATHS.playing?.(player);
    await player.ask({ type: "PAUSE" });
  },
  finished: async (player) => {
    await PATHS.playing?.(player);
    player.pass(50);
  },
  failed: async (player) => {
    await PATHS.playing?.(player);
    player.refresh.mockRejectedValueOnce(new TypeError("offline"));
    player.audio.fire("error");
    await player.settled();
  },
};

async function playerThatIs(state: string): Promise<Player> {
  const it = player();
  await PATHS[state]?.(it);
  expect(it.state()).toBe(state);
  return it;
}

const REQUESTS: PlayerRequest[] = [
  { type: "PLAY" },
  { type: "PAUSE" },
  { type: "TOGGLE" },
  { type: "COUNT_IN" },
  { type: "RESTART" },
  { type: "SEEK", time: 20 },
  { type: "SET_RATE", rate: 0.5 },
  { type: "SET_VOLUME", volume: 0.4 },
  { type: "SET_MUTED", muted: true },
  { type: "SET_LOOP", loop: { start: 5, end: 15 } },
  { type: "SET_MIRRORED", mirrored: true },
  { type: "SET_DANCE", dance: { sequence: "9", timeline } },
  { type: "SET_DELAY", seconds: 0.2 },
  { type: "RETRY" },
];

/** Where each request leads from each state; a state that a row does not name is kept. */
const LEADS_TO: Record<string, Partial<Record<PlayerRequest["type"], string>>> = {
  loading: {},
  ready: { PLAY: "playing", TOGGLE: "playing", COUNT_IN: "countingIn", RESTART: "playing", SEEK: "paused" },
  countingIn: { PLAY: "playing", PAUSE: "ready", TOGGLE: "ready", RESTART: "playing", SEEK: "paused" },
  blocked: { PLAY: "playing", TOGGLE: "playing", RESTART: "playing", SEEK: "paused" },
  playing: { PAUSE: "paused", TOGGLE: "paused" },
  paused: { PLAY: "playing", TOGGLE: "playing", RESTART: "playing" },
  finished: {
    PLAY: "playing",
    TOGGLE: "playing",
    RESTART: "playing",
    SEEK: "paused",
    SET_LOOP: "paused",
  },
  failed: { RETRY: "loading" },
};

describe("a player that counts in", () => {
  it("counts from 5 to 8 while the dancer idles, and plays the song from its start", async () => {
    const { ask, pass, audio, engine, context, state } = await playerThatIs("ready");
    await ask({ type: "COUNT_IN" });
    expect(audio.paused).toBe(true);
    const counted: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      counted.push(context().count);
      expect(engine.playStates.at(-1)).toBe(PlayState.pauseStart);
      pass(0.5);
    }
    expect(counted).toEqual([5, 6, 7, 8]);
    expect(state()).toBe("playing");
    expect(context().count).toBeUndefined();
    expect(audio.currentTime).toBe(0);
    expect(engine.playStates.at(-1)).toBe(PlayState.play);
  });

  it("counts more slowly where the song does", async () => {
    const { ask, pass, context } = await playerThatIs("ready");
    await ask({ type: "SET_RATE", rate: 0.5 });
    await ask({ type: "COUNT_IN" });
    pass(0.9);
    expect(context().count).toBe(5);
    pass(0.2);
    expect(context().count).toBe(6);
  });

  it("asks for the sound within the press, and counts nothing where it is refused", async () => {
    const { ask, audio, state, context } = await playerThatIs("ready");
    audio.refusal = "NotAllowedError";
    await ask({ type: "COUNT_IN" });
    expect(state()).toBe("blocked");
    expect(context().count).toBeUndefined();
  });

  it("counts anew after it was stopped", async () => {
    const { ask, pass, context, state } = await playerThatIs("countingIn");
    pass(0.6);
    await ask({ type: "TOGGLE" });
    pass(5);
    expect(state()).toBe("ready");
    await ask({ type: "COUNT_IN" });
    expect(context().count).toBe(5);
  });
});

describe.each(Object.keys(LEADS_TO))("a player that is %s", (state) => {
  it.each(REQUESTS)("answers $type", async (request) => {
    const player = await playerThatIs(state);
    await player.ask(request);
    expect(player.state()).toBe(LEADS_TO[state]?.[request.type] ?? state);
  });

  it.each<PlayerRequest>([
    { type: "SEEK", time: Number.NaN },
    { type: "SEEK", time: Number.POSITIVE_INFINITY },
    { type: "SEEK", time: -1e9 },
    { type: "SET_RATE", rate: Number.NaN },
    { type: "SET_RATE", rate: 1e9 },
    { type: "SET_RATE", rate: -1 },
    { type: "SET_VOLUME", volume: Number.NaN },
    { type: "SET_VOLUME", volume: 7 },
    { type: "SET_LOOP", loop: { start: Number.NaN, end: 3 } },
    { type: "SET_LOOP", loop: { start: 5, end: 5 } },
    { type: "SET_DELAY", seconds: Number.NaN },
    { type: "SET_DELAY", seconds: -900 },
  ])("comes to no harm by %j", async (request) => {
    const player = await playerThatIs(state);
    await player.ask(request);
    const { audio, rate, volume, clock, loop } = player.context();
    expect(audio.currentTime).toBeGreaterThanOrEqual(0);
    expect(audio.currentTime).toBeLessThanOrEqual(60);
    expect(rate).toBeGreaterThanOrEqual(0.25);
    expect(rate).toBeLessThanOrEqual(2);
    expect(volume).toBeGreaterThanOrEqual(0);
    expect(volume).toBeLessThanOrEqual(1);
    expect(Math.abs(clock.offset)).toBeLessThanOrEqual(1);
    expect(loop).toBeUndefined();
    expect(player.actor.getSnapshot().status).toBe("active");
  });

  const FACTS = [
    "SONG_LOADED",
    "SONG_PLAYING",
    "SONG_WAITING",
    "SONG_FLOWING",
    "SONG_PAUSED",
    "SONG_ENDED",
    "SONG_MOVED",
    "SONG_VOLUME_CHANGED",
    "SONG_FAILED",
    "SOUND_REFUSED",
  ] as const;
  it.each(FACTS)("survives %s", async (type) => {
    const player = await playerThatIs(state);
    player.actor.send({ type } satisfies PlayerEvent);
    await player.settled();
    expect(player.actor.getSnapshot().status).toBe("active");
    expect(Object.keys(LEADS_TO)).toContain(player.state());
  });

  it("gives everything back when it is stopped", async () => {
    const player = await playerThatIs(state);
    player.actor.stop();
    expect(player.audio.listenerCount).toBe(0);
    expect(player.audio.paused).toBe(true);
    expect(player.audio.src).toBe("");
  });
});

describe("the avatar", () => {
  it("is told the step sequence, the timeline and the clock at the beginning", async () => {
    const { engine, audio, pass } = await playerThatIs("playing");
    expect(engine.messages).toEqual([
      ["sequence", "8"],
      ["timeline", timeline],
    ]);
    pass(2);
    expect(engine.clock).toBeCloseTo(audio.currentTime, 3);
  });

  it("is told 1 before the start, 0 while it plays, 2 in a pause and 1 at the end", async () => {
    const player = await playerThatIs("paused");
    await player.ask({ type: "PLAY" });
    player.pass(60);
    expect(player.state()).toBe("finished");
    expect(player.engine.playStates).toEqual([1, 1, 0, 2, 0, 1]);
  });

  it("is not needed for the song to play", async () => {
    const player = await playerThatIs("loading");
    player.audio.arrive();
    player.engine.settle(new Error("no WebGL"));
    await player.settled();
    expect(player.state()).toBe("ready");
    expect(player.context().avatar).toBe("failed");
    expect(player.context().avatarFailure).toEqual(new Error("no WebGL"));
    await player.ask({ type: "PLAY" });
    expect(player.state()).toBe("playing");
  });

  it("is mirrored on request", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_MIRRORED", mirrored: true });
    expect(player.engine.messages).toContainEqual(["mirrored", true]);
    expect(player.context().mirrored).toBe(true);
  });
});

describe("loading", () => {
  it("waits for both the song and the avatar", async () => {
    const first = await playerThatIs("loading");
    first.audio.arrive();
    await first.settled();
    expect(first.state()).toBe("loading");
    first.engine.settle();
    await first.settled();
    expect(first.state()).toBe("ready");

    const second = await playerThatIs("loading");
    second.engine.settle();
    await second.settled();
    expect(second.state()).toBe("loading");
    second.audio.arrive();
    expect(second.state()).toBe("ready");
  });

  it("plays as soon as it is ready where that was asked for, from where it was asked to", async () => {
    const player = await playerThatIs("loading");
    await player.ask({ type: "PLAY" });
    await player.ask({ type: "SEEK", time: 12 });
    expect(player.audio.paused).toBe(true);
    await PATHS.ready?.(player);
    expect(player.state()).toBe("playing");
    expect(player.audio.currentTime).toBe(12);
  });

  it("does not play where the wish was taken back", async () => {
    const player = await playerThatIs("loading");
    await player.ask({ type: "PLAY" });
    await player.ask({ type: "PAUSE" });
    await player.ask({ type: "TOGGLE" });
    await player.ask({ type: "TOGGLE" });
    await PATHS.ready?.(player);
    expect(player.state()).toBe("ready");
  });

  it("is blocked where the browser wants a gesture first, and plays after one", async () => {
    const player = await playerThatIs("blocked");
    expect(player.engine.playStates.at(-1)).toBe(1);
    await player.ask({ type: "PLAY" });
    expect(player.state()).toBe("playing");
  });

  it("takes a play that was overtaken for no refusal", async () => {
    const player = await playerThatIs("ready");
    player.audio.refusal = "AbortError";
    await player.ask({ type: "PLAY" });
    expect(player.state()).toBe("ready");
  });
});

describe("playing", () => {
  it("restarts from the beginning, from wherever it is", async () => {
    for (const state of ["playing", "paused", "finished"]) {
      const player = await playerThatIs(state);
      await player.ask({ type: "RESTART" });
      expect(player.state()).toBe("playing");
      expect(player.audio.currentTime).toBe(0);
      expect(player.context().time).toBe(0);
    }
  });

  it("follows the song where something else pauses it, a headset for one", async () => {
    const player = await playerThatIs("playing");
    player.audio.pause();
    expect(player.state()).toBe("paused");
    await player.audio.play();
    expect(player.state()).toBe("playing");
  });

  it("loses no request that comes before the one ahead of it shows", async () => {
    const { actor, audio, settled, state } = await playerThatIs("playing");
    audio.late = true;
    actor.send({ type: "PAUSE" });
    actor.send({ type: "PLAY" });
    await settled();
    expect(state()).toBe("playing");
    expect(audio.paused).toBe(false);
    actor.send({ type: "TOGGLE" });
    actor.send({ type: "TOGGLE" });
    actor.send({ type: "TOGGLE" });
    await settled();
    expect(state()).toBe("paused");
    actor.send({ type: "PLAY" });
    actor.send({ type: "PAUSE" });
    await settled();
    expect(state()).toBe("paused");
    expect(audio.paused).toBe(true);
  });

  it("says when it waits for data", async () => {
    const player = await playerThatIs("playing");
    player.audio.fire("waiting");
    expect(player.context().waiting).toBe(true);
    player.audio.fire("playing");
    expect(player.context().waiting).toBe(false);
  });

  it("keeps speed within 0.25 to 2, and the pitch", async () => {
    const player = await playerThatIs("playing");
    expect(player.audio.preservesPitch).toBe(true);
    for (const [asked, got] of [
      [0.5, 0.5],
      [0, 0.25],
      [99, 2],
    ] as const) {
      await player.ask({ type: "SET_RATE", rate: asked });
      expect(player.audio.playbackRate).toBe(got);
      expect(player.context().rate).toBe(got);
    }
  });

  it("takes volume and silence from what the element says", async () => {
    const player = await playerThatIs("ready");
    await player.ask({ type: "SET_VOLUME", volume: 0.4 });
    await player.ask({ type: "SET_MUTED", muted: true });
    expect(player.context()).toMatchObject({ volume: 0.4, muted: true });
  });
});

describe("a loop", () => {
  it("goes back to its start when its end is reached, again and again", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_LOOP", loop: { start: 9, end: 12 } });
    await player.ask({ type: "SEEK", time: 10 });
    player.pass(2);
    expect(player.audio.currentTime).toBe(9);
    player.pass(3);
    expect(player.audio.currentTime).toBe(9);
    expect(player.state()).toBe("playing");
    player.pass(1);
    expect(player.audio.currentTime).toBe(10);
  });

  it("is set on the way without a seek", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_LOOP", loop: { start: 9, end: 12 } });
    player.pass(2);
    expect(player.audio.currentTime).toBe(9);
  });

  it("keeps to its end at another speed", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_LOOP", loop: { start: 10, end: 12 } });
    await player.ask({ type: "SET_RATE", rate: 0.5 });
    player.pass(2);
    expect(player.audio.currentTime).toBe(11);
    player.pass(2);
    expect(player.audio.currentTime).toBe(10);
  });

  it("takes marks in any order and within the song, and ends on request", async () => {
    const player = await playerThatIs("paused");
    await player.ask({ type: "SET_LOOP", loop: { start: 99, end: 40 } });
    expect(player.context().loop).toEqual({ start: 40, end: 60 });
    await player.ask({ type: "SET_LOOP", loop: { start: 3, end: 3.1 } });
    expect(player.context().loop).toEqual({ start: 40, end: 60 });
    await player.ask({ type: "SET_LOOP", loop: undefined });
    expect(player.context().loop).toBeUndefined();
  });

  it("goes round at the end of the song", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_LOOP", loop: { start: 0, end: 60 } });
    player.pass(50);
    await player.settled();
    expect(player.state()).toBe("playing");
    expect(player.audio.currentTime).toBe(0);
  });

  it("lets go of whoever seeks past its end, and takes them in again when they come back", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_LOOP", loop: { start: 9, end: 12 } });
    await player.ask({ type: "SEEK", time: 30 });
    player.pass(5);
    expect(player.audio.currentTime).toBe(35);
    await player.ask({ type: "SEEK", time: 4 });
    player.pass(8);
    expect(player.audio.currentTime).toBe(9);
  });

  it("starts where its end is marked, at rest", async () => {
    const player = await playerThatIs("paused");
    await player.ask({ type: "SEEK", time: 11 });
    await player.ask({ type: "SET_LOOP", loop: { start: 6, end: 11 } });
    expect(player.audio.currentTime).toBe(6);
    expect(player.state()).toBe("paused");
    await player.ask({ type: "PLAY" });
    player.pass(5);
    expect(player.audio.currentTime).toBe(6);
    player.pass(2);
    expect(player.audio.currentTime).toBe(8);
  });

  it("starts where its end is marked, on the way, also when playback began before its start", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SEEK", time: 2 });
    player.pass(9);
    await player.ask({ type: "SET_LOOP", loop: { start: 6, end: 11 } });
    expect(player.audio.currentTime).toBe(6);
    expect(player.state()).toBe("playing");
    player.pass(5);
    expect(player.audio.currentTime).toBe(6);
  });

  it("is come into by playback that begins before its start", async () => {
    const player = await playerThatIs("paused");
    await player.ask({ type: "SET_LOOP", loop: { start: 20, end: 25 } });
    await player.ask({ type: "SEEK", time: 0 });
    await player.ask({ type: "PLAY" });
    player.pass(25);
    expect(player.audio.currentTime).toBe(20);
  });

  it("holds although the song was late to say that it goes on", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_LOOP", loop: { start: 9, end: 12 } });
    // The page was busy: the song is past the end before the timer has come.
    player.audio.pass(3);
    player.audio.fire("play");
    player.pass(0.1);
    expect(player.audio.currentTime).toBe(9);
  });

  it("is begun after the end of the song", async () => {
    const player = await playerThatIs("finished");
    await player.ask({ type: "SET_LOOP", loop: { start: 50, end: 60 } });
    await player.ask({ type: "PLAY" });
    expect(player.audio.currentTime).toBe(50);
    player.pass(10);
    await player.settled();
    expect(player.audio.currentTime).toBe(50);
    expect(player.state()).toBe("playing");
  });
});

describe("a song that fails", () => {
  it("is fetched once more and goes on at the same time, speed and state", async () => {
    const player = await playerThatIs("playing");
    await player.ask({ type: "SET_RATE", rate: 0.5 });
    player.audio.fire("error");
    expect(player.state()).toBe("loading");
    await player.settled();
    expect(player.audio.sources).toEqual(["/song", "/fresh"]);
    player.audio.arrive();
    await player.settled();
    expect(player.state()).toBe("playing");
    expect(player.audio.currentTime).toBe(10);
    expect(player.audio.playbackRate).toBe(0.5);
    expect(player.engine.playStates.slice(-3)).toEqual([2, 2, 0]);
  });

  it("stays paused where it was", async () => {
    const player = await playerThatIs("paused");
    player.audio.fire("error");
    await player.settled();
    player.audio.arrive();
    expect(player.state()).toBe("paused");
    expect(player.audio.currentTime).toBe(10);
  });

  it("is given up when it fails again at once, and tried again on request", async () => {
    const player = await playerThatIs("playing");
    player.audio.fire("error");
    await player.settled();
    player.audio.fire("error");
    expect(player.state()).toBe("failed");
    expect(player.context().failure).toMatchObject({ code: "song_failed" });
    await player.ask({ type: "RETRY" });
    expect(player.context().failure).toBeUndefined();
    player.audio.arrive();
    await player.settled();
    expect(player.state()).toBe("playing");
    expect(player.audio.currentTime).toBe(10);
  });

  it("is fetched once more each time its address expires", async () => {
    const player = await playerThatIs("playing");
    for (let hour = 0; hour < 3; hour++) {
      player.audio.fire("error");
      await player.settled();
      player.audio.arrive();
      await player.settled();
      expect(player.state()).toBe("playing");
      player.pass(11);
    }
    expect(player.refresh).toHaveBeenCalledTimes(3);
  });

  it("says why where no fresh address can be had", async () => {
    const player = await playerThatIs("failed");
    expect(player.context().failure).toMatchObject({ code: "refresh_failed", cause: new TypeError("offline") });
    expect(player.context().failure?.message).toBe("The song could not be played. Please try again.");
    expect(player.engine.playStates.at(-1)).toBe(1);
  });
});

it("dances another dance to the song that goes on", async () => {
  const one = player();
  await PATHS.playing?.(one);
  one.pass(7);
  const other = { ...timeline, segments: timeline.segments.map((segment) => ({ ...segment, lyrics: "two" })) };
  await one.ask({ type: "SET_DANCE", dance: { sequence: "9", timeline: other } });
  expect(one.engine.messages.slice(-2)).toEqual([
    ["sequence", "9"],
    ["timeline", other],
  ]);
  expect(one.context().playable).toEqual({ song: "/song", sequence: "9", timeline: other });
  expect(one.state()).toBe("playing");
  expect(one.audio.currentTime).toBe(17);
});
