"use client";

import { useSyncExternalStore } from "react";

/** The stage with its lights, or the studio by day. */
export type Theme = "dark" | "light";

const KEY = "nataraj-theme";
const daylight = () => window.matchMedia("(prefers-color-scheme: light)");

function stored(): Theme | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === "dark" || value === "light" ? value : undefined;
  } catch {
    // Storage may be forbidden; then the system's choice holds.
    return undefined;
  }
}

/** The theme that the page shows: that of its `data-nj-theme`, else the person's choice, else the system's. */
export function currentTheme(): Theme {
  const { njTheme } = document.documentElement.dataset;
  if (njTheme === "dark" || njTheme === "light") return njTheme;
  return stored() ?? (daylight().matches ? "light" : "dark");
}

/** Puts the stored choice on the page; call it before the first drawing. */
export function applyTheme(): void {
  const choice = stored();
  if (choice) document.documentElement.dataset.njTheme = choice;
  else delete document.documentElement.dataset.njTheme;
}

/** Chooses a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Not remembered, but shown.
  }
  document.documentElement.dataset.njTheme = theme;
}

function subscribe(listener: () => void): () => void {
  const system = daylight();
  // A page of another site sets the attribute itself.
  const attribute = new MutationObserver(listener);
  attribute.observe(document.documentElement, { attributeFilter: ["data-nj-theme"] });
  system.addEventListener("change", listener);
  return () => {
    attribute.disconnect();
    system.removeEventListener("change", listener);
  };
}

/** The theme that the page shows, followed. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "dark");
}
