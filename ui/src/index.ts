/** Nataraj's components. Styles: `@nataraj/ui/style.css`. */
export * from "./button/AppLink.tsx";
export * from "./button/Button.tsx";
export * from "./button/IconButton.tsx";
export * from "./dialog/Dialog.tsx";
export * from "./dialog/DialogProvider.tsx";
export * from "./form/TextField.tsx";
export * from "./icon/Icon.tsx";
export { ICON_NAMES, type IconName } from "./icon/shapes.ts";
export * from "./layout/Page.tsx";
export * from "./layout/ProgressBar.tsx";
export * from "./layout/Skeleton.tsx";
export * from "./layout/Tile.tsx";
export * from "./layout/Waiting.tsx";
