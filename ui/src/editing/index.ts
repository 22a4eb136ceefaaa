/** The editor of a dance's steps. */

export { StepEditor, type StepEditorProps } from "./StepEditor.tsx";
export type { EditingActor } from "./use-editing.ts";
