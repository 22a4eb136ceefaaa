/**
 * The editor of a dance's steps.
 * @example
 * ```tsx
 * import { type EditingActor, StepEditor } from "@nataraj/ui/editing";
 * import type { PlayerActor } from "@nataraj/ui/player";
 *
 * // Given to a `Player` as its `steps`.
 * export const stepsOf = (editor: EditingActor) => (player: PlayerActor) => <StepEditor player={player} editor={editor} />;
 * ```
 */

export { StepEditor, type StepEditorProps } from "./StepEditor.tsx";
export type { EditingActor } from "./use-editing.ts";
