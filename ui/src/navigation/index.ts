/**
 * Logo, navigation bar and footer.
 * @example
 * ```tsx
 * import { NavigationBar } from "@nataraj/ui/navigation";
 *
 * export const Bar = ({ signOut }: { signOut: () => void }) => (
 *   <NavigationBar path="/" session="in" onSignOut={signOut} />
 * );
 * ```
 */

export * from "./Footer.tsx";
export * from "./Logo.tsx";
export * from "./NavigationBar.tsx";
