/**
 * Saving a dance as video or motion.
 * @example
 * ```tsx
 * import { type DanceExporter, SaveDialog } from "@nataraj/ui/export";
 *
 * // The exporter is of `createDanceExporter`.
 * export const Save = ({ exporter, close }: { exporter: DanceExporter; close: () => void }) => (
 *   <SaveDialog projectName="Brave Peacock" exporter={exporter} onClose={close} />
 * );
 * ```
 */

export { createDanceExporter, type DanceExporter } from "./exporter.ts";
export { SaveDialog, type SaveDialogProps } from "./SaveDialog.tsx";
export type { SavedDance } from "./saved-dance.ts";
