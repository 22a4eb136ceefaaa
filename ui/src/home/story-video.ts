import type { VideoFile } from "./VideoFiles.tsx";

/** Nothing that any browser plays. */
export const NONE: readonly VideoFile[] = [{ url: "data:video/webm,", type: "video/webm" }];
/** A video that has not come yet, as before a press. */
export const WAITING: readonly VideoFile[] = [{ url: "/never.webm", type: "video/webm" }];
export const POSTER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='960' height='540'%3E%3Crect width='960' height='540' fill='%235b1f52'/%3E%3C/svg%3E";
