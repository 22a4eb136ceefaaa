"use client";

import { PORTRAIT, pictureOfLook } from "@nataraj/sdk/contract";
import { type LookId, readVariant } from "@nataraj/sdk/looks";
import { useState } from "react";
import { lookColorsOf } from "./look-colors.ts";

/** What tells the looks apart, behind and in front of head and shoulders: hair, jewels, a hood. */
const HAIR: Readonly<Record<LookId, string>> = {
  bharatanatyam: "M32 8c8 0 12 5 12 13v6H20v-6c0-8 4-13 12-13Zm10 8c7 4 7 14 4 26l-4-1c2-9 2-16-1-21Z",
  street: "M32 7c9 0 14 5 14 12 0 3-2 6-3 8H21c-1-2-3-5-3-8C18 12 23 7 32 7Z",
  ballet: "M32 3a6 6 0 0 1 5 9c5 2 7 6 7 11v3H20v-3c0-5 2-9 7-11a6 6 0 0 1 5-9Z",
  practice: "M32 8c8 0 12 5 12 13v5H20v-5c0-8 4-13 12-13Zm12 6c6 1 9 8 7 18-1 3-3 4-5 5 3-8 2-14-3-18Z",
};
const DETAIL: Readonly<Record<LookId, string>> = {
  bharatanatyam: "M22 45q10 10 20 0l2 3q-12 12-24 0ZM32 17a1.4 1.4 0 1 0 .01 0Z",
  street: "M20 46q12 9 24 0l3 5q-15 11-30 0Z",
  ballet: "M14 60q18-9 36 0v4H14Z",
  practice: "M12 55h5l1 5h-7Z",
};

export interface LookPictureProps {
  /** The dancer that is drawn. */
  look: LookId;
  /** Its colours, as `variantName` puts them. */
  variant: string;
}

/** A look as a small picture, in the colours of its costume. A site that has no such pictures shows a drawing. */
export function LookPicture({ look, variant }: LookPictureProps) {
  const [missing, setMissing] = useState<string>();
  const picture = pictureOfLook(look, readVariant(look, variant).costume);
  if (missing === picture) return <LookDrawing look={look} variant={variant} />;
  return (
    <img
      className="nj-look__picture nj-look__picture--portrait"
      src={picture}
      {...PORTRAIT.look}
      alt=""
      onError={() => setMissing(picture)}
    />
  );
}

function LookDrawing({ look, variant }: LookPictureProps) {
  const { upper, accent, skin, hair } = lookColorsOf(look, variant);
  return (
    <svg className="nj-look__picture" viewBox="0 0 64 64" aria-hidden="true">
      <path d={HAIR[look]} fill={hair} />
      <path d="M27 34h10v10H27Z" fill={skin} />
      <path d="M10 64c0-12 6-18 17-20 3 4 7 4 10 0 11 2 17 8 17 20Z" fill={upper} />
      <path d="M32 12c7 0 10 5 10 12 0 8-5 14-10 14s-10-6-10-14c0-7 3-12 10-12Z" fill={skin} />
      <path d="M22 22c0-8 3-12 10-12s10 4 10 12c-3-5-6-7-10-7s-7 2-10 7Z" fill={hair} />
      <path d={DETAIL[look]} fill={accent} />
    </svg>
  );
}
