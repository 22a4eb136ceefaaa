/** Dialogs. */

export * from "./AlertDialog.tsx";
export * from "./Dialog.tsx";
export * from "./DialogProvider.tsx";
