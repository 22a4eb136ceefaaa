/** How long something will still take, in words that do not flicker. Seconds. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 10) return "a few seconds left";
  if (seconds < 55) return `about ${10 * Math.round(seconds / 10)} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? "about a minute left" : `about ${minutes} minutes left`;
}

/** A size in megabytes, in words. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${megabytes.toFixed(1)} MB`;
}
