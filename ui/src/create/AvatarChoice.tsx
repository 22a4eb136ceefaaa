"use client";

import { type DanceStyle, POSTER, posterOf, TEXTS } from "@nataraj/sdk/contract";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { DancerDrawing } from "./art/DancerDrawing.tsx";
import { POSES } from "./art/poses.ts";

/** Of the picture and of the drawing in its stead. */
const WHO = "The dancer who will perform";

export interface AvatarChoiceProps {
  /** The style that was chosen first: whoever dances it is shown. */
  style?: DanceStyle | undefined;
  onSave: () => void;
}

/**
 * The place where the avatar will be chosen: the dancer who is cast, and a button that says that more comes later. A site
 * that has no posters shows a drawing.
 */
export function AvatarChoice({ style, onSave }: AvatarChoiceProps) {
  const [missing, setMissing] = useState<string>();
  const { small, large } = posterOf(style);
  return (
    <div className="nj-avatar-choice">
      <figure className="nj-avatar-choice__picture">
        {missing === small ? (
          <svg className="nj-art" viewBox="0 0 200 200" role="img" aria-label={WHO}>
            <ellipse cx="100" cy="182" rx="62" ry="9" className="nj-art__fill-line" />
            <circle
              cx="100"
              cy="104"
              r="82"
              fill="none"
              className="nj-art__accent"
              strokeDasharray="3 9"
              strokeWidth="3"
            />
            <DancerDrawing pose={POSES["Indian Classical"]} />
          </svg>
        ) : (
          <img
            src={small}
            srcSet={`${small} ${POSTER.small.width}w, ${large} ${POSTER.large.width}w`}
            sizes="(min-width: 40rem) 36rem, 100vw"
            {...POSTER.small}
            alt={WHO}
            onError={() => setMissing(small)}
          />
        )}
        <figcaption>
          We cast a dancer who suits your styles. Beside the stage you can choose another one, and the costume's
          colours.
        </figcaption>
      </figure>
      <Button icon="user" onClick={onSave}>
        {TEXTS.create.saveAvatar}
      </Button>
    </div>
  );
}
