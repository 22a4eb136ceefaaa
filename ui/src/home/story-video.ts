import type { VideoFile } from "./VideoFiles.tsx";

/** Nothing that any browser plays. */
export const NONE: readonly VideoFile[] = [{ url: "data:video/webm,", type: "video/webm" }];
/** A video that never comes and never fails. Each is for one element. */
export function waitingVideo(): readonly VideoFile[] {
  // There is none where stories are rendered on a server.
  const url = typeof MediaSource === "undefined" ? "/never.webm" : URL.createObjectURL(new MediaSource());
  return [{ url, type: "video/webm" }];
}
export const POSTER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='960' height='540'%3E%3Crect width='960' height='540' fill='%235b1f52'/%3E%3C/svg%3E";
