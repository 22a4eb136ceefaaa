import type { BeatScale, Timeline } from "@nataraj/sdk";
import { memo } from "react";
import { spanStyle, styleColor } from "./span-style.ts";
import { styleSpans } from "./style-spans.ts";

export interface LanesProps {
  /** The dance laid out over its song. */
  timeline: Timeline;
  /** Where times lie on the line. */
  scale: BeatScale;
}

/** In which style each part of the song is danced. Nothing where the document names no styles. */
export const StyleLane = memo(function StyleLane({ timeline, scale }: LanesProps) {
  const spans = styleSpans(timeline.segments);
  if (spans.length === 0) return null;
  return (
    <ol className="nj-timeline__lane nj-timeline__styles" aria-label="Styles">
      {spans.map(({ style, start, end }) => (
        <li
          key={start}
          className="nj-timeline__span"
          style={{ ...spanStyle(scale, start, end), ...styleColor(style) }}
          title={style}
        >
          {style}
        </li>
      ))}
    </ol>
  );
});

/** The sections of the song with what is sung in them, else their number. Nothing where it is one section without words. */
export const SectionLane = memo(function SectionLane({ timeline, scale }: LanesProps) {
  const { segments } = timeline;
  if (segments.length < 2 && !segments[0]?.lyrics.trim()) return null;
  return (
    <ol className="nj-timeline__lane nj-timeline__sections" aria-label="Sections">
      {segments.map(({ key, lyrics, start, end }, i) => (
        <li
          key={key}
          className="nj-timeline__span"
          style={spanStyle(scale, start, end)}
          title={lyrics.trim() || undefined}
          dir="auto"
        >
          {lyrics.trim() || i + 1}
        </li>
      ))}
    </ol>
  );
});
