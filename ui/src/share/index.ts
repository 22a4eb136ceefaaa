/** Sharing a project. */

export * from "./NotPublicDialog.tsx";
export { ShareDialog, type ShareDialogProps } from "./ShareDialog.tsx";
export { shareTexts } from "./share-texts.ts";
export { VisibilityButton, type VisibilityButtonProps } from "./VisibilityButton.tsx";
