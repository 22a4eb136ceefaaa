import type { AudioSource } from "./audio-clock.ts";
import type { AvatarEngine } from "./avatar-engine.ts";
import { createAudioClock } from "./clock.ts";
import type { PlayerFailure } from "./failure.ts";
import type { Loop } from "./loop.ts";
import type { Playable } from "./playable.ts";
import type { PlayerDevices } from "./request-map.ts";

/** What {@link playerMachine} begins with. */
export interface PlayerInput {
  playable: Playable;
  audio: AudioSource;
  engine: AvatarEngine;
  /** A steady clock in milliseconds; `performance.now` unless given. */
  now?: () => number;
}

/** What {@link playerMachine} holds. */
export interface PlayerContext extends PlayerDevices {
  /** Its song stays; its dance may become another. */
  playable: Playable;
  readonly now: () => number;
  /** Seconds in the song, as the song last said; between these times `clock.now()` goes on. */
  time: number;
  rate: number;
  /** 0 to 1, as the audio element says. */
  volume: number;
  muted: boolean;
  mirrored: boolean;
  loop: Loop | undefined;
  /** Whether the song goes round in the loop; not after a seek past its end. */
  looping: boolean;
  /** What is counted before the song begins: 5 to 8. */
  count: number | undefined;
  /** The song plays, but its data has not come yet. */
  waiting: boolean;
  songLoaded: boolean;
  /** Without an avatar the song still plays. */
  avatar: "loading" | "loaded" | "failed";
  /** Why the avatar is not there. */
  avatarFailure: unknown;
  failure: PlayerFailure | undefined;
  /** What to do as soon as the song is loaded, or loaded again. */
  onceLoaded: { play: boolean; time: number };
  /** When the song's address was last renewed, on the clock `now`. */
  refreshedAt: number;
}

/** A player before anything has happened. */
export function initialPlayerContext({
  playable,
  audio,
  engine,
  now = () => performance.now(),
}: PlayerInput): PlayerContext {
  return {
    playable,
    audio,
    engine,
    now,
    clock: createAudioClock(audio, { now }),
    duration: playable.timeline.duration,
    time: 0,
    rate: 1,
    volume: audio.volume,
    muted: audio.muted,
    mirrored: false,
    loop: undefined,
    looping: false,
    count: undefined,
    waiting: false,
    songLoaded: false,
    avatar: "loading",
    avatarFailure: undefined,
    failure: undefined,
    onceLoaded: { play: false, time: 0 },
    refreshedAt: Number.NEGATIVE_INFINITY,
  };
}
