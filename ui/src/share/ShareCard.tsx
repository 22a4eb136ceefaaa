"use client";

import { POSTER } from "@nataraj/sdk/contract";
import { useState } from "react";

export interface ShareCardProps {
  /** Its title. */
  projectName: string;
  /** The picture that other pages show. */
  picture: string;
  /** Of the site, as in https://nataraj.example. */
  origin: string;
}

/** What a message with the link looks like to whoever gets it. */
export function ShareCard({ projectName, picture, origin }: ShareCardProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <figure className="nj-share__card">
      {!isMissing && (
        <img src={picture} {...POSTER.large} alt="The dance at its peak" onError={() => setMissing(true)} />
      )}
      <p>
        <strong>{projectName}</strong>
        <small>{new URL(origin).host}</small>
      </p>
      <figcaption className="nj-unseen">What your friends see</figcaption>
    </figure>
  );
}
