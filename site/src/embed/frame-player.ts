import type { playerMachine } from "@nataraj/sdk";
import type { Actor } from "xstate";
import type { PlayerJs, PlayerJsMethods } from "./player-js.ts";

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The protocol's methods over the player. A value of the wrong type changes nothing. */
function methodsOf(player: Actor<typeof playerMachine>): PlayerJsMethods {
  const context = () => player.getSnapshot().context;
  const { audio, duration, clock } = context();
  // As the song is, which has heard of a request at once. While it is loaded it does not play whatever is asked.
  const isPaused = () => {
    const snapshot = player.getSnapshot();
    return snapshot.matches("loading") ? !snapshot.context.onceLoaded.play : snapshot.matches("failed") || audio.paused;
  };
  return {
    play: () => player.send({ type: "PLAY" }),
    pause: () => player.send({ type: "PAUSE" }),
    getPaused: isPaused,
    mute: () => player.send({ type: "SET_MUTED", muted: true }),
    unmute: () => player.send({ type: "SET_MUTED", muted: false }),
    getMuted: () => audio.muted,
    setVolume: (percent) => {
      if (isNumber(percent)) player.send({ type: "SET_VOLUME", volume: percent / 100 });
    },
    getVolume: () => audio.volume * 100,
    getDuration: () => duration,
    setCurrentTime: (seconds) => {
      if (isNumber(seconds)) player.send({ type: "SEEK", time: seconds });
    },
    getCurrentTime: () => clock.now(),
    setLoop: (loop) => player.send({ type: "SET_LOOP", loop: loop === true ? { start: 0, end: duration } : undefined }),
    getLoop: () => context().loop !== undefined,
    setPlaybackRate: (rate) => {
      if (isNumber(rate)) player.send({ type: "SET_RATE", rate });
    },
    getPlaybackRate: () => context().rate,
    getState: () => ({
      paused: isPaused(),
      seconds: clock.now(),
      duration,
      volume: audio.volume,
      muted: audio.muted,
    }),
  };
}

/** Lets the page around drive the player, and tells it what happens. */
export function framePlayer(player: Actor<typeof playerMachine>, playerJs: PlayerJs): void {
  const { duration } = player.getSnapshot().context;
  let { volume, muted } = player.getSnapshot().context;
  let state = "loading";
  let time = 0;
  let served = false;
  const tell = () => {
    const { value, context } = player.getSnapshot();
    const next = typeof value === "string" ? value : (Object.keys(value)[0] ?? state);
    if (!served && next !== "loading") {
      served = true;
      playerJs.ready(methodsOf(player));
    }
    if (context.time !== time) {
      time = context.time;
      playerJs.emit("timeupdate", { seconds: time, duration });
    }
    if (context.volume !== volume || context.muted !== muted) {
      ({ volume, muted } = context);
      playerJs.emit("volumechange", { volume, muted });
    }
    if (next === state) return;
    if (next === "playing") playerJs.emit("play");
    else if (state === "playing") playerJs.emit(next === "finished" ? "ended" : "pause");
    if (next === "blocked") playerJs.emit("blocked");
    if (next === "failed") playerJs.fail(context.failure?.message ?? "");
    state = next;
  };
  player.subscribe(tell);
  tell();
}
