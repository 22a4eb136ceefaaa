import type { AudioSource } from "./audio-clock.ts";

/** How far the clock may stray from the audio before it sets itself right, in seconds. */
export const CLOCK_TOLERANCE = 0.04;
/** Audio that does not move for this long has stalled, and the clock waits for it. Coarse clocks tick 4 times a second. */
const STALL_SECONDS = 0.35;

/** What the clock reads of the audio. */
export type ClockedAudio = Pick<AudioSource, "currentTime" | "paused" | "playbackRate" | "duration">;

/** What an audio clock reads the time from. */
export interface AudioClockOptions {
  /** A steady clock in milliseconds; `performance.now` unless given. */
  now?: () => number;
}

/**
 * Where the song is, read as often as one likes. `currentTime` is coarse (Safari and Firefox move it a few times a
 * second), so between its changes the clock runs on by a steady one.
 */
export interface AudioClock {
  /** Seconds in the song as it is heard. Never less than before, unless the audio was sought or the offset changed. */
  now(): number;
  /** Says that the audio jumps: the next reading may be anywhere. Call it with every seek. */
  reset(): void;
  /**
   * By how much later than the audio element the sound reaches the ear, in seconds: the delay of Bluetooth. Wall time,
   * so at half speed it is half as much song.
   */
  offset: number;
}

/** A clock over an audio element or its like. */
export function createAudioClock(audio: ClockedAudio, options: AudioClockOptions = {}): AudioClock {
  const wall = options.now ?? (() => performance.now());
  // The audio's last reading and when it was first seen.
  let reading = Number.NaN;
  let seenAt = 0;
  // Where the clock runs on from, and how fast.
  let anchor = 0;
  let anchoredAt = 0;
  let rate = 1;
  // What the clock has said already.
  let floor = Number.NEGATIVE_INFINITY;
  let offset = 0;

  const runFrom = (time: number, at: number): number => {
    anchor = time;
    anchoredAt = at;
    return time;
  };

  const estimate = (): number => {
    const at = wall();
    const current = audio.currentTime;
    // Audio runs backwards only by a seek, which may come from another program.
    if (current < reading) floor = Number.NEGATIVE_INFINITY;
    const ran = anchor + ((at - anchoredAt) / 1000) * rate;
    if (rate !== audio.playbackRate) {
      rate = audio.playbackRate;
      runFrom(ran, at);
    }
    const moved = current !== reading;
    reading = current;
    if (moved || audio.paused) seenAt = at;
    if (audio.paused || (moved && Math.abs(current - ran) > CLOCK_TOLERANCE)) return runFrom(current, at);
    if (at - seenAt <= STALL_SECONDS * 1000) return ran;
    return runFrom(Math.min(ran, reading + STALL_SECONDS * rate), at);
  };

  const reset = () => {
    reading = Number.NaN;
    floor = Number.NEGATIVE_INFINITY;
    runFrom(audio.currentTime, wall());
  };
  reset();

  return {
    now() {
      floor = Math.max(estimate(), floor);
      const heard = Math.max(0, floor - offset * audio.playbackRate);
      return audio.duration > 0 ? Math.min(heard, audio.duration) : heard;
    },
    reset,
    get offset() {
      return offset;
    },
    set offset(seconds) {
      offset = seconds;
    },
  };
}
