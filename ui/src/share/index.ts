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

export { EmbedBuilder, type EmbedBuilderProps } from "./EmbedBuilder.tsx";
export { type EmbedAttributes, embedCode, type PinnedScript } from "./embed-code.ts";
export * from "./NotPublicDialog.tsx";
export { ShareDialog, type ShareDialogProps } from "./ShareDialog.tsx";
export { shareTexts } from "./share-texts.ts";
export { VisibilityButton, type VisibilityButtonProps } from "./VisibilityButton.tsx";
