"use client";

import { type DanceStyle, POSTER, posterOf } from "@nataraj/sdk/contract";
import { useState } from "react";
import { rhythmOf } from "./rhythm.ts";

export interface ProjectCoverProps {
  /** The project whose cover it is: each has a pattern of its own. */
  projectID: string;
  /** The style that was chosen first; a draft may have none. */
  style: DanceStyle | undefined;
  /** Address of the picture of its own dance. */
  picture?: string | undefined;
}

/**
 * A project's own dance; the dancer in its style where there is no such picture, bars where there is no style yet.
 * Decoration.
 */
export function ProjectCover({ projectID, style, picture: own }: ProjectCoverProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = [own, style && posterOf(style).small].find((url) => url && !missing.includes(url));
  if (picture) {
    return (
      <img
        className="nj-project-tile__cover nj-project-tile__cover--picture"
        src={picture}
        {...POSTER.small}
        alt=""
        onError={() => setMissing([...missing, picture])}
      />
    );
  }
  return (
    <div className="nj-project-tile__cover" aria-hidden="true">
      {rhythmOf(projectID).map((height, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a project never change their order
        <i key={`${projectID}-${bar}`} style={{ height: `${height * 100}%` }} />
      ))}
    </div>
  );
}
