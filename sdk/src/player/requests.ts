import type { Loop } from "./loop.ts";
import type { Playable } from "./playable.ts";

/**
 * What a person or a page asks of the player. A request is a wish, never a state: the state follows when the song or
 * the avatar says that it is so.
 */
export type PlayerRequest =
  | { type: "PLAY" }
  | { type: "PAUSE" }
  /** Play or pause, whichever it is not. */
  | { type: "TOGGLE" }
  /** Counts 5, 6, 7, 8 on the song's beat, then plays it; before the dance has begun. */
  | { type: "COUNT_IN" }
  /** From the beginning. */
  | { type: "RESTART" }
  /** Seconds in the song. */
  | { type: "SEEK"; time: number }
  /** 1 is the song's own speed; 0.25 to 2. */
  | { type: "SET_RATE"; rate: number }
  /** 0 to 1. */
  | { type: "SET_VOLUME"; volume: number }
  | { type: "SET_MUTED"; muted: boolean }
  /** Undefined ends the loop. */
  | { type: "SET_LOOP"; loop: Loop | undefined }
  | { type: "SET_MIRRORED"; mirrored: boolean }
  /** By how many seconds the sound reaches the ear late (Bluetooth). */
  | { type: "SET_DELAY"; seconds: number }
  /** Another dance to the same song: it is danced from now on, and the song goes on. */
  | { type: "SET_DANCE"; dance: Pick<Playable, "sequence" | "timeline"> }
  /** After a failure. */
  | { type: "RETRY" };

/** What has happened to the song. */
export type SongEvent =
  /** Its length is known and it can be sought. */
  | { type: "SONG_LOADED" }
  | { type: "SONG_PLAYING" }
  /** It plays, but its data has not come yet. */
  | { type: "SONG_WAITING" }
  /** Its data is there again. */
  | { type: "SONG_FLOWING" }
  | { type: "SONG_PAUSED" }
  | { type: "SONG_ENDED" }
  | { type: "SONG_MOVED" }
  | { type: "SONG_VOLUME_CHANGED" }
  | { type: "SONG_FAILED" }
  /** The browser wants a gesture before it makes a sound. */
  | { type: "SOUND_REFUSED" };

/** What {@link playerMachine} can be told. */
export type PlayerEvent = PlayerRequest | SongEvent;
