/** Saving a dance as video or motion. */

export { createDanceExporter, type DanceExporter } from "./exporter.ts";
export { SaveDialog, type SaveDialogProps } from "./SaveDialog.tsx";
export type { SavedDance } from "./saved-dance.ts";
