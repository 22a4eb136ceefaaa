import type { Loop } from "./loop.ts";
import type { Playable } from "./playable.ts";

/**
 * What a person or a page asks of the player. A request is a wish, never a state: the state follows when the song or
 * the avatar says that it is so.
 */
export type PlayerRequest =
  | { type: "playrequest" }
  | { type: "pauserequest" }
  /** Play or pause, whichever it is not. */
  | { type: "togglerequest" }
  /** From the beginning. */
  | { type: "restartrequest" }
  /** Seconds in the song. */
  | { type: "seekrequest"; time: number }
  /** 1 is the song's own speed; 0.25 to 2. */
  | { type: "raterequest"; rate: number }
  /** 0 to 1. */
  | { type: "volumerequest"; volume: number }
  | { type: "muterequest"; muted: boolean }
  /** Undefined ends the loop. */
  | { type: "looprequest"; loop: Loop | undefined }
  | { type: "mirrorrequest"; mirrored: boolean }
  /** By how many seconds the sound reaches the ear late (Bluetooth). */
  | { type: "delayrequest"; seconds: number }
  /** Another dance to the same song: it is danced from now on, and the song goes on. */
  | { type: "dancerequest"; dance: Pick<Playable, "sequence" | "timeline"> }
  /** After a failure. */
  | { type: "retryrequest" };

/** What has happened to the song. */
export type SongEvent =
  /** Its length is known and it can be sought. */
  | { type: "songloaded" }
  | { type: "songplaying" }
  /** It plays, but its data has not come yet. */
  | { type: "songwaiting" }
  /** Its data is there again. */
  | { type: "songflowing" }
  | { type: "songpaused" }
  | { type: "songended" }
  | { type: "songmoved" }
  | { type: "songvolumechanged" }
  | { type: "songfailed" }
  /** The browser wants a gesture before it makes a sound. */
  | { type: "soundrefused" };

export type PlayerEvent = PlayerRequest | SongEvent;
