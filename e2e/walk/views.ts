import type { AxeRules } from "../checklist/axe.ts";

/** A window in a theme. */
export interface View {
  width: number;
  height: number;
  colorScheme: "dark" | "light";
  /** By which rules axe looks at it: what a page says is the same in every window, what is drawn is not. */
  axe: AxeRules;
}

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

/** Every window, dark and light. */
export const VIEWS: readonly View[] = WINDOWS.flatMap(([width, height], i) =>
  (["dark", "light"] as const).map((colorScheme) => {
    const axe = i === 0 && colorScheme === "dark" ? "all" : "drawn";
    return { width, height, colorScheme, axe } as const;
  }),
);

export const nameOf = ({ width, height, colorScheme }: View): string => `${width}x${height}-${colorScheme}`;
