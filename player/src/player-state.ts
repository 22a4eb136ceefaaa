/** What a player's frame has told of itself. */
export interface PlayerState {
  paused: boolean;
  /** Seconds. */
  duration: number;
  /** Seconds. */
  seconds: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

/** A player of which nothing is known. */
export const UNKNOWN_STATE: PlayerState = { paused: true, duration: 0, seconds: 0, volume: 1, muted: false };

/** What an event says beside its name. */
export type FrameValue = Partial<PlayerState> | undefined;

/** The state after an event of the frame. */
export function afterEvent(state: PlayerState, event: string, value: FrameValue): PlayerState {
  if (event === "play") return { ...state, paused: false };
  if (["pause", "ended", "blocked", "error"].includes(event)) return { ...state, paused: true };
  const { paused, duration, seconds, volume, muted } = { ...state, ...value };
  return { paused, duration, seconds, volume, muted };
}
