/** Buttons and links. */

export * from "./AppLink.tsx";
export * from "./Button.tsx";
export * from "./IconButton.tsx";
