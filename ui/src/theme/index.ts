/**
 * Dark and light.
 * @example
 * ```tsx
 * import { ThemeSwitch, useTheme } from "@nataraj/ui/theme";
 *
 * export function Bar() {
 *   const theme = useTheme();
 *   return (
 *     <header>
 *       {theme} <ThemeSwitch />
 *     </header>
 *   );
 * }
 * ```
 */

export * from "./ThemeSwitch.tsx";
export * from "./theme.ts";
