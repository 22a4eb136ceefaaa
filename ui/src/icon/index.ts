/**
 * Icons.
 * @example
 * ```tsx
 * import { Icon } from "@nataraj/ui/icon";
 *
 * export const Done = () => <Icon name="tick" size={20} />;
 * ```
 */

export * from "./Icon.tsx";
export { ICON_NAMES, type IconName } from "./shapes.ts";
