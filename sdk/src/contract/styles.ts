/** The dance styles, in the order in which their tiles are shown. The names are fixed: stored documents use them. */
export const DANCE_STYLES = [
  "Hip Hop",
  "Freestyle",
  "Indian Classical",
  "Ballet",
  "Contemporary",
  "Salsa",
  "Breakdancing",
  "Jazz Dance",
] as const;

/** One of the dance styles. */
export type DanceStyle = (typeof DANCE_STYLES)[number];

/** Whether a text is the exact name of a dance style. */
export function isDanceStyle(text: string): text is DanceStyle {
  return (DANCE_STYLES as readonly string[]).includes(text);
}

/** The `danceform` text of `updatedanceform`: every chosen name followed by a comma and a space. */
export function formatDanceForm(styles: readonly DanceStyle[]): string {
  return styles.map((style) => `${style}, `).join("");
}

/** Reads a `danceform` text back. Unknown names are left out; each style is named once, in the order given. */
export function parseDanceForm(danceform: string): DanceStyle[] {
  const names = danceform.split(",").map((name) => name.trim());
  return [...new Set(names.filter(isDanceStyle))];
}
