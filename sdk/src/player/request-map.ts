import type { AudioSource } from "./audio-clock.ts";
import type { AvatarEngine } from "./avatar-engine.ts";
import type { AudioClock } from "./clock.ts";
import type { PlayerRequest } from "./requests.ts";

/** What requests work on. */
export interface PlayerDevices {
  audio: AudioSource;
  engine: AvatarEngine;
  clock: AudioClock;
  /** Seconds. */
  duration: number;
}

/** Slowest and fastest that the player goes. */
export const RATE_LIMITS = [0.25, 2] as const;
/** The most that the sound may be said to be late, in seconds, either way. */
export const DELAY_LIMIT = 1;

/** A number within limits; undefined for what is no number. */
export function within(value: number, low: number, high: number): number | undefined {
  return Number.isNaN(value) ? undefined : Math.min(high, Math.max(low, value));
}

function seek({ audio, clock, duration }: PlayerDevices, to: number): void {
  const time = within(to, 0, duration);
  if (time === undefined) return;
  audio.currentTime = time;
  clock.reset();
}

/** What each request does to the world; a promise where the browser may refuse. */
export const requestMap: {
  [Type in PlayerRequest["type"]]: (
    devices: PlayerDevices,
    request: Extract<PlayerRequest, { type: Type }>,
  ) => void | Promise<void>;
} = {
  PLAY({ audio }) {
    return audio.play();
  },
  PAUSE({ audio }) {
    audio.pause();
  },
  TOGGLE({ audio }) {
    return audio.paused ? audio.play() : audio.pause();
  },
  COUNT_IN({ audio }) {
    // Inside the press: a song that a press has begun may be played later, too.
    const begun = audio.play();
    audio.pause();
    return begun;
  },
  RESTART(devices) {
    seek(devices, 0);
    return devices.audio.play();
  },
  SEEK(devices, { time }) {
    seek(devices, time);
  },
  SET_RATE({ audio }, { rate }) {
    audio.playbackRate = within(rate, ...RATE_LIMITS) ?? audio.playbackRate;
  },
  SET_VOLUME({ audio }, { volume }) {
    audio.volume = within(volume, 0, 1) ?? audio.volume;
  },
  SET_MUTED({ audio }, { muted }) {
    audio.muted = muted;
  },
  SET_MIRRORED({ engine }, { mirrored }) {
    engine.setMirrored?.(mirrored);
  },
  SET_DELAY({ clock }, { seconds }) {
    clock.offset = within(seconds, -DELAY_LIMIT, DELAY_LIMIT) ?? clock.offset;
  },
  SET_DANCE({ engine }, { dance }) {
    engine.setStepSequence(dance.sequence);
    engine.setTimeline(dance.timeline);
  },
  SET_LOOP() {
    // Kept by the machine, which watches for its end.
  },
  RETRY() {
    // The machine fetches the song's address anew.
  },
};
