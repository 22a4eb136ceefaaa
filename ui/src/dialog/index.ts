/**
 * Dialogs.
 * @example
 * ```tsx
 * import { Button } from "@nataraj/ui/button";
 * import { DialogProvider, useDialogs } from "@nataraj/ui/dialog";
 *
 * function Delete() {
 *   const dialogs = useDialogs();
 *   return <Button onClick={() => dialogs.confirm({ text: "Delete this dance?" })}>Delete</Button>;
 * }
 *
 * export const App = () => (
 *   <DialogProvider>
 *     <Delete />
 *   </DialogProvider>
 * );
 * ```
 */

export * from "./AlertDialog.tsx";
export * from "./Dialog.tsx";
export * from "./DialogProvider.tsx";
