/**
 * The player of a dance, and its stage alone.
 * @example
 * ```tsx
 * import type { Playable } from "@nataraj/sdk";
 * import { DancerEngine } from "@nataraj/ui/dancer";
 * import { Player } from "@nataraj/ui/player";
 *
 * const models = (look: string, detail: string) => `/dancers/${look}.${detail}.glb`;
 * const createEngine = (canvas: HTMLCanvasElement) => new DancerEngine(canvas, { models, look: "ballet" });
 *
 * // `playableOf(project)` makes the playable; `refresh` fetches a fresh address of the song.
 * export const Dance = ({ playable, refresh }: { playable: Playable; refresh: () => Promise<string> }) => (
 *   <Player playable={playable} createEngine={createEngine} refresh={refresh} />
 * );
 * ```
 */

export { absentDancer, type CreateDancer, type DancerControls } from "../playback/dancer-controls.ts";
export type { StagingControls } from "../playback/staging-controls.ts";
export type { PlayerActor } from "../playback/use-player.ts";
export { DancerView, type DancerViewProps } from "./DancerView.tsx";
export type { EndActions } from "./EndCard.tsx";
export { Player, type PlayerProps } from "./Player.tsx";
export { type Press, type ShortcutAction, type ShortcutState, shortcutOf } from "./shortcuts.ts";
export type { KeyScope } from "./use-shortcuts.ts";
