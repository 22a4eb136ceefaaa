/** The player without a screen: its machine, its clock, and what it shows at a time. */
export type { AudioSource } from "./audio-clock.ts";
export * from "./avatar-engine.ts";
export * from "./clock.ts";
export * from "./display.ts";
export * from "./failure.ts";
export * from "./loop.ts";
export * from "./playable.ts";
export type { PlayerContext, PlayerInput } from "./player-context.ts";
export { playerMachine, providePlayer } from "./player-machine.ts";
export { DELAY_LIMIT, RATE_LIMITS } from "./request-map.ts";
export type { PlayerEvent, PlayerRequest, SongEvent } from "./requests.ts";
export { provideSampleDance, type SampleDance, sampleDanceMachine } from "./sample-dance-machine.ts";
