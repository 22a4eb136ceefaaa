"use client";

import { useMachine } from "@xstate/react";
import { type RefObject, useEffect } from "react";
import { type PosterInput, providePoster } from "./poster-machine.ts";

/** How far below the window a video may be for its poster to be fetched. */
const SOON = "300px";

async function fetchPoster({ url, urgent }: PosterInput): Promise<void> {
  if (url === undefined) return;
  const picture = new Image();
  if (urgent) picture.fetchPriority = "high";
  picture.src = url;
  await picture.decode();
}

const machine = providePoster(fetchPoster);

export interface Poster {
  /** The poster, once it has come or where it is urgent. */
  poster: string | undefined;
  preload: "none" | "metadata";
}

/**
 * What a video shows before it plays: its poster is fetched when it is about to be seen, and only then the video's own
 * beginning, which tells its length. So the first picture of a page waits for nothing else.
 * @param urgent The poster is what people see first of the page.
 */
export function usePoster(video: RefObject<HTMLVideoElement | null>, url: string | undefined, urgent: boolean): Poster {
  const [state, send] = useMachine(machine, { input: { url, urgent } });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && send({ type: "APPEARED" }), {
      rootMargin: SOON,
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [video, send]);

  const isShown = state.matches("shown");
  return { poster: urgent || isShown ? url : undefined, preload: isShown ? "metadata" : "none" };
}
