import type { DanceStyle } from "@nataraj/sdk/contract";
import { STYLES } from "@nataraj/sdk/motion";
import { DancerDrawing } from "./DancerDrawing.tsx";
import { DrawnMarks } from "./DrawnMarks.tsx";

/** Properties of {@link StylePicture}. */
export interface StylePictureProps {
  /** The dance style. */
  style: DanceStyle;
}

/** The picture of a dance style: a dancer in its most telling pose. Decoration; the style's name stands beside it. */
export function StylePicture({ style }: StylePictureProps) {
  const { drawing } = STYLES[style];
  return (
    <svg className="nj-art" viewBox="0 0 200 200" aria-hidden="true" focusable="false" fill="none">
      <DrawnMarks marks={drawing.behind} />
      <DancerDrawing drawing={drawing} />
      <DrawnMarks marks={drawing.before} />
    </svg>
  );
}
