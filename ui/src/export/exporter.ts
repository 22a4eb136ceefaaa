import { isVideo, type SaveRequest } from "./save-request.ts";
import type { SavedDance, SaveOptions } from "./saved-dance.ts";
import type { VideoSupport } from "./video/video-format.ts";

/** Makes files of a dance. */
export interface DanceExporter {
  /** Which videos this browser can write; none where it lacks WebCodecs. */
  support(): Promise<VideoSupport>;
  /**
   * Makes a file. Rejects with an AbortError when the signal cancels it; everything is given back either way.
   * @throws {Error} when the dancer or the song cannot be had, or the browser cannot write the file.
   */
  save(request: SaveRequest, options: SaveOptions): Promise<Blob>;
}

/** Height and frame rate that stand for all when the browser is asked what it can encode. */
const ASKED = { height: 1080, fps: 30 };

/**
 * An exporter of a dance. What it needs (three, WebCodecs' muxer) is loaded when it is asked for the first time.
 * @param openDance Gives the dance when a file of it is made.
 */
export function createDanceExporter(openDance: () => SavedDance | Promise<SavedDance>): DanceExporter {
  const support = async (): Promise<VideoSupport> => {
    if (typeof VideoEncoder === "undefined" || typeof AudioEncoder === "undefined") return {};
    return (await import("./video/video-support.ts")).videoSupport(ASKED.height, ASKED.fps);
  };
  return {
    support,
    async save(request, options) {
      const dance = await openDance();
      options.signal.throwIfAborted();
      if (!isVideo(request.kind)) return (await import("./model/save-motion.ts")).saveMotion(dance, request, options);
      const codecs = (await support())[request.kind];
      if (!codecs) throw new Error("This browser cannot make this kind of video.");
      options.signal.throwIfAborted();
      return (await import("./video/save-video.ts")).saveVideo(dance, request, codecs, options);
    },
  };
}
