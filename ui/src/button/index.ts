/**
 * Buttons and links.
 * @example
 * ```tsx
 * import { Button, IconButton } from "@nataraj/ui/button";
 *
 * export const Actions = ({ save }: { save: () => void }) => (
 *   <>
 *     <Button icon="tick" onClick={save}>
 *       Save
 *     </Button>
 *     <IconButton icon="close" label="Close" />
 *   </>
 * );
 * ```
 */

export * from "./AppLink.tsx";
export * from "./Button.tsx";
export * from "./IconButton.tsx";
export * from "./MoreActions.tsx";
