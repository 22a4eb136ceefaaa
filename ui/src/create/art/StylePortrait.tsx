"use client";

import { type DanceStyle, PORTRAIT, posterOf } from "@nataraj/sdk/contract";
import { useState } from "react";
import { StylePicture } from "./StylePicture.tsx";

export interface StylePortraitProps {
  /** The dance style. */
  style: DanceStyle;
}

/**
 * The dancer in a style, on the stage. A site that has no such pictures shows the style's drawing. Decoration; the
 * style's name stands beside it.
 */
export function StylePortrait({ style }: StylePortraitProps) {
  const [missing, setMissing] = useState(false);
  if (missing) return <StylePicture style={style} />;
  return (
    <img
      className="nj-art nj-art--portrait"
      src={posterOf(style).tile}
      {...PORTRAIT.tile}
      alt=""
      onError={() => setMissing(true)}
    />
  );
}
