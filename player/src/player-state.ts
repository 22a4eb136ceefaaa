/** What a player's frame has told of itself. */
export interface PlayerState {
  paused: boolean;
  /** Seconds. */
  duration: number;
  /** Seconds. */
  time: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

/** A player of which nothing is known. */
export const unknownState = (muted: boolean): PlayerState => ({
  paused: true,
  duration: 0,
  time: 0,
  volume: 1,
  muted,
});

/** What an event says beside its name. */
export type FrameValue =
  | { seconds?: number; duration?: number; volume?: number; muted?: boolean }
  | boolean
  | undefined;

/** The state after an event of the frame. */
export function afterEvent(state: PlayerState, event: string, value: FrameValue): PlayerState {
  if (event === "play") return { ...state, paused: false };
  if (event === "pause" || event === "ended" || event === "blocked") return { ...state, paused: true };
  if (typeof value !== "object") return state;
  const { seconds = state.time, duration = state.duration, volume = state.volume, muted = state.muted } = value;
  return { ...state, time: seconds, duration, volume, muted };
}
