/** Why a player gave up: one thing from where it happened to where it is shown. */
export interface PlayerFailure {
  code: "song_failed" | "refresh_failed";
  /** The sentence for the person. */
  message: string;
  /** For developers. */
  cause?: unknown;
}

/** What the player says, worded once. */
export const PLAYER_TEXTS = {
  songFailed: "The song could not be played. Please try again.",
  noAvatar: "The dancer could not be shown on this device. The song and the steps still play.",
  fewerDancers: (shown: number, chosen: number) =>
    `${shown === 1 ? "Only the leader" : `Only ${shown}`} of ${chosen} dancers ${shown === 1 ? "is" : "are"} shown, because this device cannot draw all of them in time.`,
  soundRefused: "Your browser waits for a click before it plays sound.",
} as const;

/** The failure that `RETRY` may mend. */
export function playerFailure(code: PlayerFailure["code"], cause?: unknown): PlayerFailure {
  return { code, message: PLAYER_TEXTS.songFailed, cause };
}
