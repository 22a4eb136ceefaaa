/** Dark and light. */

export * from "./ThemeSwitch.tsx";
export * from "./theme.ts";
