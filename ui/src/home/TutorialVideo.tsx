"use client";

import { useMachine } from "@xstate/react";
import { useRef } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Tile } from "../layout/Tile.tsx";
import { tutorialMachine } from "./tutorial-machine.ts";
import type { TutorialStep } from "./tutorials.ts";
import { usePoster } from "./use-poster.ts";
import { type VideoFile, VideoFiles } from "./VideoFiles.tsx";

/** Properties of {@link TutorialVideo}. */
export interface TutorialVideoProps {
  /** What is learnt. */
  title: string;
  /** What is shown. */
  text: string;
  /** The steps of the video in their order: to be read instead of watching, and to jump to. */
  steps?: readonly TutorialStep[];
  /** The same video in several forms, the best one first. */
  files: readonly VideoFile[];
  /** WebVTT of the spoken text. */
  captions?: string | undefined;
  /** Shown until the video plays. */
  poster?: string;
  /** It is the first thing that people see of its page. */
  first?: boolean;
}

/** One tutorial: an embedded video with its title and its steps. Says so when the video cannot be had. */
export function TutorialVideo({ title, text, steps = [], files, captions, poster, first = false }: TutorialVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, send] = useMachine(tutorialMachine, { input: { steps } });
  const missing = state.matches("missing");
  const { current, started } = state.context;
  const shown = usePoster(video, poster, first);

  // A browser that does not let it play still shows the place.
  const play = () => void video.current?.play().catch(() => {});
  const goTo = (start: number) => {
    if (!video.current) return;
    video.current.currentTime = start;
    play();
  };

  return (
    <Tile className="nj-tutorial">
      {missing ? (
        <p className="nj-tutorial__missing">This video is not available yet.</p>
      ) : (
        <div className="nj-tutorial__film">
          {/* biome-ignore lint/a11y/useMediaCaption: where there are captions, they are a track */}
          <video
            ref={video}
            poster={shown.poster}
            width={960}
            height={540}
            controls={started}
            // The focus comes here from the button.
            tabIndex={-1}
            playsInline
            preload={shown.preload}
            aria-label={title}
            onPlay={() => send({ type: "VIDEO_STARTED" })}
            onTimeUpdate={({ currentTarget: { currentTime } }) => send({ type: "VIDEO_MOVED", time: currentTime })}
          >
            <VideoFiles files={files} onMissing={() => send({ type: "VIDEO_MISSED" })} />
            {captions && <track kind="captions" src={captions} srcLang="en" label="English" />}
          </video>
          {!started && (
            <IconButton
              icon="play"
              label={`Play: ${title}`}
              variant="filled"
              size="large"
              onClick={() => {
                // Its own controls come with the first picture.
                video.current?.focus();
                play();
              }}
            />
          )}
        </div>
      )}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {steps.length > 0 && (
          <ol className="nj-tutorial__steps">
            {steps.map((step) => (
              <li key={step.start} aria-current={step.start === current ? "step" : undefined}>
                {missing ? (
                  step.text
                ) : (
                  <button type="button" title="Show this in the video" onClick={() => goTo(step.start)}>
                    {step.text}
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Tile>
  );
}
