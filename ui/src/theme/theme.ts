"use client";

import { useSyncExternalStore } from "react";

/** The stage with its lights, or the studio by day. */
export type Theme = "dark" | "light";

const KEY = "nataraj-theme";
const listeners = new Set<() => void>();
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

/** The theme that the page shows: the person's choice, else the system's. */
export function currentTheme(): Theme {
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
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = daylight();
  listeners.add(listener);
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}

/** The theme that the page shows, followed. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "dark");
}
