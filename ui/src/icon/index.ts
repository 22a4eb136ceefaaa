/** Icons. */

export * from "./Icon.tsx";
export { ICON_NAMES, type IconName } from "./shapes.ts";
