import type { BeatScale, DanceStyle } from "@nataraj/sdk";
import { STYLES } from "@nataraj/sdk/motion";
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

/** The colour of a dance style, as a custom property of its element. */
export function styleColor(style: DanceStyle | undefined): CSSProperties {
  return style ? ({ "--nj-style-color": STYLES[style].color } as CSSProperties) : {};
}
