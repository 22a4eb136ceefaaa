import { useEffect, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { type VideoFile, VideoFiles } from "./VideoFiles.tsx";

export interface DemoVideoProps {
  /** A video from elsewhere; it takes the place of `files`. Where it cannot be had, its poster stays. */
  url?: string;
  /** The same video in several forms, the best one first. */
  files?: readonly VideoFile[];
  /** Shown until the video plays. */
  poster?: string;
}

const wantsLessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plays in a loop and without sound while it is in sight, and can be paused. For people who want less motion it waits for
 * a press. Says so where there is none.
 */
export function DemoVideo({ url, files = [], poster }: DemoVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const wanted = useRef(false);
  const [playing, setPlaying] = useState(false);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    wanted.current = !wantsLessMotion();
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      else if (wanted.current) play(element);
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, []);

  if (missing || (!url && files.length === 0)) {
    return <p className="nj-demo nj-demo--missing">The demo video is not available.</p>;
  }
  const toggle = () => {
    wanted.current = !playing;
    if (!video.current) return;
    if (playing) video.current.pause();
    else play(video.current);
  };
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
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {!url && <VideoFiles files={files} onMissing={() => setMissing(true)} />}
      </video>
      <IconButton
        className="nj-demo-frame__toggle"
        icon={playing ? "pause" : "play"}
        label={playing ? "Pause the demo" : "Play the demo"}
        variant="filled"
        onClick={toggle}
      />
    </div>
  );
}

/** Where a browser refuses, the button is there. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => {});
}
