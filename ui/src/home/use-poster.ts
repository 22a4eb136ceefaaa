import { type RefObject, useEffect, useState } from "react";

/** How far below the window a video may be for its poster to be fetched. */
const SOON = "300px";

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
  const [seen, setSeen] = useState<Poster>({ poster: urgent ? url : undefined, preload: "none" });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let left = false;
    const show = async () => {
      if (url !== undefined) {
        const picture = new Image();
        if (urgent) picture.fetchPriority = "high";
        picture.src = url;
        // Where it cannot be had the video stands without.
        await picture.decode().catch(() => undefined);
      }
      if (!left) setSeen({ poster: url, preload: "metadata" });
    };
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        void show();
      },
      { rootMargin: SOON },
    );
    sight.observe(element);
    return () => {
      left = true;
      sight.disconnect();
    };
  }, [video, url, urgent]);

  return seen;
}
