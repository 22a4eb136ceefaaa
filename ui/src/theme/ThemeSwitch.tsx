"use client";

import { IconButton } from "../button/IconButton.tsx";
import { chooseTheme, useTheme } from "./theme.ts";

/** Changes between the stage at night and the studio by day. */
export function ThemeSwitch() {
  const other = useTheme() === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={other === "light" ? "Light theme" : "Dark theme"}
      icon={other === "light" ? "sun" : "moon"}
      onClick={() => chooseTheme(other)}
    />
  );
}
