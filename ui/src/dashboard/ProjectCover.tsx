"use client";

import {
  DANCE_PICTURE,
  type DancePictureAddresses,
  type DanceStyle,
  MOVING_PICTURE,
  PORTRAIT,
  posterOf,
} from "@nataraj/sdk/contract";
import { useState } from "react";
import { rhythmOf } from "./rhythm.ts";

export interface ProjectCoverProps {
  /** The project whose cover it is: each has a pattern of its own. */
  projectID: string;
  /** The style that was chosen first; a draft may have none. */
  style: DanceStyle | undefined;
  /** Addresses of the pictures of its own dance. */
  pictures?: DancePictureAddresses | undefined;
  /** Its dancers move at the moment. */
  isMoving?: boolean;
  /** They have moved once. */
  onMoved?: () => void;
}

/**
 * A project's own dance; the dancer in its style where there is no such picture, bars where there is no style yet.
 * Decoration.
 */
export function ProjectCover({ projectID, style, pictures, isMoving, onMoved }: ProjectCoverProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = [pictures?.portrait, style && posterOf(style).tile].find((url) => url && !missing.includes(url));
  const isOwn = pictures !== undefined && picture === pictures.portrait;
  if (picture) {
    return (
      <div className="nj-project-tile__cover nj-project-tile__cover--picture">
        <img
          src={picture}
          {...(isOwn ? DANCE_PICTURE.portrait : PORTRAIT.tile)}
          alt=""
          onError={() => setMissing([...missing, picture])}
        />
        {isOwn && isMoving && (
          <span
            style={{
              backgroundImage: `url("${pictures.moving}")`,
              backgroundSize: `100% ${100 * MOVING_PICTURE.frames}%`,
              animationDuration: `${MOVING_PICTURE.seconds}s`,
              animationTimingFunction: `steps(${MOVING_PICTURE.frames}, jump-none)`,
            }}
            onAnimationEnd={onMoved}
          />
        )}
      </div>
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
