/**
 * Sharing a project.
 * @example
 * ```tsx
 * import { ShareDialog } from "@nataraj/ui/share";
 *
 * export const Share = ({ close }: { close: () => void }) => (
 *   <ShareDialog projectID="nataraj-1" projectName="Brave Peacock" origin="https://dance.example.org" onClose={close} />
 * );
 * ```
 */

export * from "./NotPublicDialog.tsx";
export { ShareDialog, type ShareDialogProps } from "./ShareDialog.tsx";
export { shareTexts } from "./share-texts.ts";
export { VisibilityButton, type VisibilityButtonProps } from "./VisibilityButton.tsx";
