"use client";

import { useMachine } from "@xstate/react";
import { useRef } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { demoMachine } from "./demo-machine.ts";
import { useInSight } from "./use-in-sight.ts";
import { type VideoFile, VideoFiles } from "./VideoFiles.tsx";

/** Properties of {@link DemoVideo}. */
export interface DemoVideoProps {
  /** A video from elsewhere; it takes the place of `files`. Where it cannot be had, its poster stays. */
  url?: string;
  /** The same video in several forms, the best one first. */
  files?: readonly VideoFile[];
  /** WebVTT of these files: what is said in them. */
  captions?: string | undefined;
  /** Shown until the video plays. */
  poster?: string;
}

/** On a server nobody can be asked: there it waits for a press. */
const wantsLessMotion = () =>
  typeof window === "undefined" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plays in a loop while it is in sight, without sound until someone wants it, and can be paused. For people who want less motion it waits for
 * a press. Says so where there is none.
 */
export function DemoVideo({ url, files = [], captions, poster }: DemoVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, send] = useMachine(demoMachine, {
    input: { video: () => video.current, isWanted: !wantsLessMotion() },
  });
  const playing = state.matches("playing");
  const { muted } = state.context;

  useInSight(video, send);

  if (state.matches("missing") || (!url && files.length === 0)) {
    return <p className="nj-demo nj-demo--missing">The demo video is not available.</p>;
  }
  return (
    <div className="nj-demo-frame">
      <video
        ref={video}
        className="nj-demo"
        src={url}
        poster={poster}
        width={960}
        height={540}
        loop
        muted
        playsInline
        preload="none"
        aria-label="Demo of Nataraj"
        onPlay={() => send({ type: "VIDEO_PLAYING" })}
        onPause={() => send({ type: "VIDEO_PAUSED" })}
        onVolumeChange={({ currentTarget }) => send({ type: "VIDEO_VOLUME_CHANGED", muted: currentTarget.muted })}
      >
        {!url && <VideoFiles files={files} onMissing={() => send({ type: "VIDEO_MISSED" })} />}
        {!url && captions && <track kind="captions" src={captions} srcLang="en" label="English" />}
      </video>
      <div className="nj-demo-frame__controls">
        <IconButton
          icon={muted ? "muted" : "volume"}
          label="Sound of the demo"
          aria-pressed={!muted}
          variant="filled"
          onClick={() => {
            if (video.current) video.current.muted = !muted;
          }}
        />
        <IconButton
          icon={playing ? "pause" : "play"}
          label={playing ? "Pause the demo" : "Play the demo"}
          variant="filled"
          onClick={() => send({ type: "TOGGLE" })}
        />
      </div>
    </div>
  );
}
