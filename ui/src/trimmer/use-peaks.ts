import Peaks, { type PeaksInstance } from "peaks.js";
import { type RefObject, useEffect, useState } from "react";
import { useTheme } from "../theme/theme.ts";
import type { Song } from "./use-song.ts";
import type { Stretch } from "./waveform-bars.ts";

/** Most of a song that is shown at first, in seconds. */
const FIRST_VIEW = 90;
/** The waveform is drawn by us, in bars; Peaks draws playhead, time axis and the overview's window. */
const UNSEEN = "rgba(0, 0, 0, 0)";

export interface PeaksView {
  peaks: PeaksInstance | undefined;
  /** What the zoom view shows, in seconds of the song. */
  view: Stretch;
}

/**
 * Runs Peaks in two containers for as long as the component lives. Waits while the container has no width (Peaks calls
 * that an error), follows its size and the theme.
 */
export function usePeaks(
  song: Song | undefined,
  zoomRef: RefObject<HTMLElement | null>,
  overviewRef: RefObject<HTMLElement | null>,
): PeaksView {
  const theme = useTheme();
  const [peaks, setPeaks] = useState<PeaksInstance>();
  const [view, setView] = useState<Stretch>({ start: 0, end: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of theme draws everything anew
  useEffect(() => {
    const zoomview = zoomRef.current;
    const overview = overviewRef.current;
    if (!song || !zoomview || !overview) return;
    let instance: PeaksInstance | undefined;
    let left = false;
    let begun = false;

    const begin = () => {
      begun = true;
      Peaks.init(peaksOptions(song, zoomview, overview), (error, created) => {
        // The instance comes by callback only, and may come after this effect has been left (StrictMode does that).
        if (left) return created?.destroy();
        if (error || !created) {
          console.warn("The waveform could not be drawn.", error);
          return;
        }
        instance = created;
        created.on("zoomview.update", ({ startTime, endTime }) => setView({ start: startTime, end: endTime }));
        showSeconds(created, Math.min(song.duration, FIRST_VIEW), song.duration);
        created.views.getView("zoomview")?.setStartTime(0);
        setView(shownStretch(created));
        setPeaks(created);
      });
    };

    const follow = new ResizeObserver(() => {
      if (zoomview.clientWidth === 0 || overview.clientWidth === 0) return;
      if (!begun) return begin();
      if (!instance) return;
      // A wider view shows the same part of the song larger, never what lies beyond its end.
      const shown = shownStretch(instance);
      const near = instance.views.getView("zoomview");
      near?.fitToContainer();
      showSeconds(instance, shown.end - shown.start, song.duration);
      near?.setStartTime(shown.start);
      instance.views.getView("overview")?.fitToContainer();
      setView(shownStretch(instance));
    });
    follow.observe(zoomview);
    return () => {
      left = true;
      follow.disconnect();
      instance?.destroy();
      setPeaks(undefined);
    };
  }, [song, theme, zoomRef, overviewRef]);

  return { peaks, view };
}

/** Shows so many seconds of the song, or all of it. */
export function showSeconds(peaks: PeaksInstance, seconds: number, duration: number): void {
  peaks.views.getView("zoomview")?.setZoom({ seconds: seconds >= duration ? "auto" : seconds });
}

function shownStretch(peaks: PeaksInstance): Stretch {
  const zoomview = peaks.views.getView("zoomview");
  return { start: zoomview?.getStartTime() ?? 0, end: zoomview?.getEndTime() ?? 0 };
}

function peaksOptions(song: Song, zoomview: HTMLElement, overview: HTMLElement): Parameters<typeof Peaks.init>[0] {
  // A canvas knows no custom properties: the tokens are read where the waveform stands.
  const style = getComputedStyle(zoomview);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const shared = { waveformColor: UNSEEN, playheadColor: token("--text"), fontFamily: style.fontFamily, fontSize: 12 };
  const axis = { axisGridlineColor: token("--line"), axisLabelColor: token("--text-faint") };
  return {
    mediaElement: song.audio,
    waveformData: { arraybuffer: song.waveform },
    zoomview: {
      ...shared,
      ...axis,
      container: zoomview,
      showPlayheadTime: false,
      wheelMode: "scroll",
      playheadWidth: 2,
    },
    overview: {
      ...shared,
      container: overview,
      showAxisLabels: false,
      axisGridlineColor: UNSEEN,
      highlightColor: token("--text"),
      highlightStrokeColor: token("--line-strong"),
      highlightOpacity: 0.12,
      highlightOffset: 2,
    },
    emitCueEvents: false,
    keyboard: false,
    logger: (...message: unknown[]) => console.debug(...message),
  };
}
