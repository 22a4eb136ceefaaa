import type { BeatScale } from "@nataraj/sdk";
import type { CSSProperties } from "react";

const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;

/** Where something that lasts from `start` to `end` (seconds) lies on its lane. */
export function spanStyle(scale: BeatScale, start: number, end: number): CSSProperties {
  const from = scale.shareAt(start);
  return { left: percent(from), width: percent(scale.shareAt(end) - from) };
}

/** Where a time (seconds) lies on its lane. */
export function pointStyle(scale: BeatScale, seconds: number): CSSProperties {
  return { left: percent(scale.shareAt(seconds)) };
}
