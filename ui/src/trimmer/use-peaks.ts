"use client";

import type { PeaksInstance, WaveformZoomView } from "peaks.js";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTheme } from "../theme/theme.ts";
import type { PartSide } from "./drag.ts";
import type { PeaksPart } from "./open-peaks.ts";
import type { Song } from "./read-song.ts";
import type { Stretch } from "./waveform-bars.ts";

/** Most of a song that is shown at first, in seconds. */
const FIRST_VIEW = 90;
/** How near to the view's edge a handle moves it on, and how far at a time, in pixels. */
const EDGE = { zonePx: 20, stepPx: 6 } as const;
/** The name of the chosen part among Peaks' segments. */
const PART_ID = "part";

/** A handle of the part was dragged to a time in seconds. */
export type OnPartDrag = (side: PartSide, seconds: number) => void;

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
  onPartDrag: OnPartDrag,
): PeaksView {
  const theme = useTheme();
  const [peaks, setPeaks] = useState<PeaksInstance>();
  const [view, setView] = useState<Stretch>({ start: 0, end: 0 });
  const drag = useRef(onPartDrag);
  drag.current = onPartDrag;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of theme draws everything anew
  useEffect(() => {
    const zoomview = zoomRef.current;
    const overview = overviewRef.current;
    if (!song || !zoomview || !overview) return;
    let instance: PeaksInstance | undefined;
    let left = false;
    let begun = false;

    const near = () => instance?.views.getView("zoomview") ?? undefined;
    const part: PeaksPart = {
      edge: (x) => edgeAt(x, near(), zoomview.clientWidth, song.duration),
      scroll: (edge) => near()?.scrollWaveform({ pixels: edge * EDGE.stepPx }),
      onScroll(side, position) {
        if (!instance) return;
        const { start, end } = shownStretch(instance);
        drag.current(side, start + (position / zoomview.clientWidth) * (end - start));
      },
    };

    const begin = () => {
      begun = true;
      const take = (created: PeaksInstance) => {
        // It may come after this effect has been left (StrictMode does that).
        if (left) return created.destroy();
        instance = created;
        const color = getComputedStyle(zoomview).getPropertyValue("--nj-accent").trim();
        const segment = { id: PART_ID, startTime: 0, endTime: 0, color };
        created.segments.add({ ...segment, editable: true, overlay: true, markers: true });
        created.on("segments.dragged", ({ segment, startMarker }) =>
          drag.current(startMarker ? "start" : "end", startMarker ? segment.startTime : segment.endTime),
        );
        created.on("zoomview.update", ({ startTime, endTime }) => setView({ start: startTime, end: endTime }));
        showSeconds(created, Math.min(song.duration, FIRST_VIEW), song.duration);
        created.views.getView("zoomview")?.setStartTime(0);
        setView(shownStretch(created));
        setPeaks(created);
      };
      // Loaded when a song is shown: Peaks and Konva look for a browser as soon as they are imported.
      import("./open-peaks.ts")
        .then(({ openPeaks }) => (left ? undefined : openPeaks(song, zoomview, overview, part)))
        .then((created) => created && take(created))
        .catch((error: unknown) => console.warn("The waveform could not be drawn.", error));
    };

    const follow = new ResizeObserver(() => {
      if (zoomview.clientWidth === 0 || overview.clientWidth === 0) return;
      if (!begun) return begin();
      if (!instance) return;
      // A wider view shows the same part of the song larger, never what lies beyond its end.
      const shown = shownStretch(instance);
      near()?.fitToContainer();
      showSeconds(instance, shown.end - shown.start, song.duration);
      near()?.setStartTime(shown.start);
      instance.views.getView("overview")?.fitToContainer();
      setView(shownStretch(instance));
    });
    follow.observe(zoomview);
    return () => {
      left = true;
      follow.disconnect();
      setPeaks(undefined);
      // Later effects of the same commit still have it, and Peaks throws once it is destroyed.
      queueMicrotask(() => instance?.destroy());
    };
  }, [song, theme, zoomRef, overviewRef]);

  return { peaks, view };
}

/** Shows the chosen part. */
export function showPart(peaks: PeaksInstance, { start, end }: Stretch): void {
  peaks.segments.getSegment(PART_ID)?.update({ startTime: start, endTime: end });
}

/** The edge of the view that a place in it is at, where more song lies behind it. */
function edgeAt(x: number, view: WaveformZoomView | undefined, width: number, duration: number): -1 | 0 | 1 {
  if (!view) return 0;
  if (x < EDGE.zonePx && view.getStartTime() > 0) return -1;
  return x > width - EDGE.zonePx && view.getEndTime() < duration ? 1 : 0;
}

/** Shows a number of seconds of the song, or all of it. */
export function showSeconds(peaks: PeaksInstance, seconds: number, duration: number): void {
  peaks.views.getView("zoomview")?.setZoom({ seconds: seconds >= duration ? "auto" : seconds });
}

function shownStretch(peaks: PeaksInstance): Stretch {
  const zoomview = peaks.views.getView("zoomview");
  return { start: zoomview?.getStartTime() ?? 0, end: zoomview?.getEndTime() ?? 0 };
}
