import type { DanceStyle } from "@nataraj/sdk/contract";
import { DancerDrawing } from "./DancerDrawing.tsx";
import { MOTIFS } from "./motifs.tsx";
import { POSES } from "./poses.ts";

export interface StylePictureProps {
  /** The dance style. */
  style: DanceStyle;
}

/** The picture of a dance style: a dancer in its most telling pose. Decoration; the style's name stands beside it. */
export function StylePicture({ style }: StylePictureProps) {
  const { behind, before } = MOTIFS[style];
  return (
    <svg className="nj-art" viewBox="0 0 200 200" aria-hidden="true" focusable="false" fill="none">
      {behind}
      <DancerDrawing pose={POSES[style]} />
      {before}
    </svg>
  );
}
