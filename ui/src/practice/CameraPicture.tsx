"use client";

import { LANDMARK, type Landmark } from "@nataraj/sdk/practice";
import { useEffect, useRef, useState } from "react";
import type { CameraActor } from "./CameraPanel.tsx";

export interface CameraPictureProps {
  /** The machine that holds the camera. */
  camera: CameraActor;
  /** What the camera sees. */
  stream: MediaStream;
  /** Draws what is found of the body over the picture. */
  outlined: boolean;
}

/** The person as in a mirror. */
export function CameraPicture({ camera, stream, outlined }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <div className="nj-camera-picture">
      <video ref={video} muted playsInline aria-label="Your camera's picture" />
      {outlined && <Outline camera={camera} />}
    </div>
  );
}

const LINES: readonly (readonly [number, number])[] = [
  LANDMARK.shoulder,
  LANDMARK.hip,
  ...([0, 1] as const).flatMap((side) =>
    (
      [
        ["shoulder", "elbow"],
        ["elbow", "wrist"],
        ["shoulder", "hip"],
        ["hip", "knee"],
        ["knee", "ankle"],
      ] as const
    ).map(([from, to]) => [LANDMARK[from][side], LANDMARK[to][side]] as const),
  ),
];

function Outline({ camera }: { camera: CameraActor }) {
  const [image, setImage] = useState<readonly Landmark[]>();
  useEffect(() => {
    const subscription = camera.on("BODY_SEEN", (seen) => setImage(seen.image));
    return () => subscription.unsubscribe();
  }, [camera]);
  if (!image) return null;
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {LINES.map(([from, to]) => (
        <line key={`${from} ${to}`} x1={image[from]?.x} y1={image[from]?.y} x2={image[to]?.x} y2={image[to]?.y} />
      ))}
    </svg>
  );
}
