import Peaks, { type PeaksInstance } from "peaks.js";
import { type PartMarkerOptions, partMarkers } from "./part-marker.ts";
import type { Song } from "./read-song.ts";

/**
 * The waveform is drawn by us, in bars. Peaks draws the chosen part with its handles, playhead, time axis and, in the
 * overview, what the view shows.
 */
const UNSEEN = "rgba(0, 0, 0, 0)";

/** How the part's handles move. */
export type PeaksPart = Omit<PartMarkerOptions, "colors">;

/** Opens Peaks in two containers. Whoever gets it destroys it. */
export function openPeaks(
  song: Song,
  zoomview: HTMLElement,
  overview: HTMLElement,
  part: PeaksPart,
): Promise<PeaksInstance> {
  return new Promise((resolve, reject) => {
    Peaks.init(peaksOptions(song, zoomview, overview, part), (error, created) => {
      if (created) resolve(created);
      else reject(error);
    });
  });
}

function peaksOptions(
  song: Song,
  zoomview: HTMLElement,
  overview: HTMLElement,
  part: PeaksPart,
): Parameters<typeof Peaks.init>[0] {
  // A canvas knows no custom properties: the tokens are read where the waveform stands.
  const style = getComputedStyle(zoomview);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const shared = {
    waveformColor: UNSEEN,
    playheadColor: token("--nj-text"),
    fontFamily: style.fontFamily,
    fontSize: 12,
  };
  const colors = {
    accent: token("--nj-accent"),
    onAccent: token("--nj-on-accent"),
    fine: token("--nj-teal"),
    onFine: token("--nj-ground"),
  };
  const axis = { axisGridlineColor: token("--nj-line"), axisLabelColor: token("--nj-text-faint") };
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
      // Peaks drags no segments in its overview: the part is ours there.
      enableSegments: false,
      showAxisLabels: false,
      axisGridlineColor: UNSEEN,
      highlightColor: token("--nj-text"),
      highlightStrokeColor: token("--nj-line-strong"),
      highlightOpacity: 0.12,
      highlightOffset: 2,
    },
    segmentOptions: {
      overlayOpacity: 0.12,
      overlayBorderWidth: 0,
      overlayCornerRadius: 0,
      overlayOffset: 0,
    },
    createSegmentMarker: partMarkers({ ...part, colors }),
    emitCueEvents: false,
    keyboard: false,
    logger: (...message: unknown[]) => console.debug(...message),
  };
}
