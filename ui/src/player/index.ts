/** The player of a dance, and its stage alone. */

export { DancerView, type DancerViewProps } from "./DancerView.tsx";
export { absentDancer, type CreateDancer, type DancerControls } from "./dancer-controls.ts";
export { Player, type PlayerProps } from "./Player.tsx";
export { type Press, type ShortcutAction, type ShortcutState, shortcutOf } from "./shortcuts.ts";
export type { StagingControls } from "./staging-controls.ts";
export type { PlayerActor } from "./use-player.ts";
