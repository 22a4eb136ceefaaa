import type { DanceStyle } from "../contract/styles.ts";
import type { Timeline } from "./timeline.ts";

/** The same steps at the same times, danced in another style. */
export function inStyle(timeline: Timeline, style: DanceStyle): Timeline {
  return { ...timeline, segments: timeline.segments.map((segment) => ({ ...segment, style })) };
}
