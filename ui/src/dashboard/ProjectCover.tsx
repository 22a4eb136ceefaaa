"use client";

import { type DanceStyle, POSTER, posterOf } from "@nataraj/sdk/contract";
import { useState } from "react";
import { rhythmOf } from "./rhythm.ts";

export interface ProjectCoverProps {
  projectID: string;
  /** The style that was chosen first; a draft may have none. */
  style: DanceStyle | undefined;
}

/** The dancer in a project's style; bars where there is no style yet or no picture. Decoration. */
export function ProjectCover({ projectID, style }: ProjectCoverProps) {
  const [missing, setMissing] = useState<string>();
  const picture = style && posterOf(style).small;
  if (picture && picture !== missing) {
    return (
      <img
        className="nj-project-tile__cover nj-project-tile__cover--picture"
        src={picture}
        {...POSTER.small}
        alt=""
        onError={() => setMissing(picture)}
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
