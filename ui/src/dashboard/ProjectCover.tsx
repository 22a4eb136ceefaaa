"use client";

import { DANCE_PICTURE, type DancePictureAddresses, type DanceStyle, POSTER, posterOf } from "@nataraj/sdk/contract";
import { useState } from "react";
import { rhythmOf } from "./rhythm.ts";

export interface ProjectCoverProps {
  /** The project whose cover it is: each has a pattern of its own. */
  projectID: string;
  /** The style that was chosen first; a draft may have none. */
  style: DanceStyle | undefined;
  /** Addresses of the pictures of its own dance. */
  pictures?: DancePictureAddresses | undefined;
}

/**
 * A project's own dance; the dancer in its style where there is no such picture, bars where there is no style yet.
 * Decoration.
 */
export function ProjectCover({ projectID, style, pictures }: ProjectCoverProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = [pictures?.small, style && posterOf(style).small].find((url) => url && !missing.includes(url));
  const isOwn = pictures !== undefined && picture === pictures.small;
  if (picture) {
    return (
      <img
        className="nj-project-tile__cover nj-project-tile__cover--picture"
        src={picture}
        {...(isOwn && {
          srcSet: `${picture} ${POSTER.small.width}w, ${pictures.wide} ${DANCE_PICTURE.wide.width}w`,
          sizes: "22rem",
        })}
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
