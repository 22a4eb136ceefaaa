"use client";

import { useMachine } from "@xstate/react";
import { useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { demoMachine } from "./demo-machine.ts";
import { useInSight } from "./use-in-sight.ts";
import { type VideoFile, VideoFiles } from "./VideoFiles.tsx";

/** Properties of {@link DancerFilm}. */
export interface DancerFilmProps {
  /** The same square film in several forms, the best one first. */
  files: readonly VideoFile[];
}

/**
 * A film of the dancer in the place of the live one: without sound, over and over while it is in sight. It lies over the
 * picture of her, which is seen until the film plays, and where it cannot be had. Decoration, of which nothing is said.
 */
export function DancerFilm({ files }: DancerFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, send] = useMachine(demoMachine, { input: { video: () => video.current, isWanted: true } });
  const [isSeen, setSeen] = useState(false);
  const playing = state.matches("playing");

  useInSight(video, send);

  if (state.matches("missing")) return null;
  return (
    <div className="nj-dancer-film" data-seen={isSeen}>
      <div aria-hidden="true">
        <video
          ref={video}
          width={480}
          height={480}
          loop
          muted
          playsInline
          preload="none"
          onPlaying={() => {
            setSeen(true);
            send({ type: "VIDEO_PLAYING" });
          }}
          onPause={() => send({ type: "VIDEO_PAUSED" })}
        >
          <VideoFiles files={files} onMissing={() => send({ type: "VIDEO_MISSED" })} />
        </video>
      </div>
      {isSeen && (
        <IconButton
          icon={playing ? "pause" : "play"}
          label={playing ? "Stop the dancer" : "Let the dancer dance"}
          variant="filled"
          onClick={() => send({ type: "TOGGLE" })}
        />
      )}
    </div>
  );
}
