import type { Trim, TrimEvent } from "@nataraj/sdk";
import { useEffect, useMemo, useRef } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Bars } from "./Bars.tsx";
import { TimeSlider } from "./TimeSlider.tsx";
import { timeInWords } from "./time-in-words.ts";
import { useBoxSize } from "./use-box-size.ts";
import { showSeconds, usePeaks } from "./use-peaks.ts";
import type { Song } from "./use-song.ts";
import { levelsOf } from "./waveform-bars.ts";

/** The nearest that the view goes to, in seconds. */
const NEAREST = 4;
/** Share of the view that is left free beside a handle that is brought into it. */
const MARGIN = 0.15;

/** Room for the time axis beneath the waveform, in pixels. */
const AXIS_PX = 26;

export interface WaveformEditorProps {
  song: Song;
  trim: Trim;
  onChange: (event: TrimEvent) => void;
}

/** The song's waveform, near and whole, with the part that is chosen and its handles. */
export function WaveformEditor({ song, trim, onChange }: WaveformEditorProps) {
  const near = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const nearSize = useBoxSize(near);
  const wholeSize = useBoxSize(whole);
  const { peaks, view } = usePeaks(song, near, whole);
  const levels = useMemo(() => levelsOf(song.waveform), [song]);

  const wholeSong = { start: 0, end: song.duration };
  const selection = { start: trim.start / 1000, end: trim.end / 1000 };
  const span = view.end - view.start;
  const place = (seconds: number) => (span > 0 ? ((seconds - view.start) / span) * nearSize.width : 0);
  const placeWhole = (seconds: number) => (seconds / song.duration) * wholeSize.width;

  const select = (start: number, end: number) => onChange({ type: "SELECT_RANGE", start, end });
  const moveWhole = (start: number) => select(start, start + (trim.end - trim.start));
  const reveal = (seconds: number) => {
    const zoomview = peaks?.views.getView("zoomview");
    if (!zoomview || (seconds >= view.start && seconds <= view.end)) return;
    zoomview.setStartTime(seconds < view.start ? seconds - span * MARGIN : seconds - span * (1 - MARGIN));
  };
  const zoom = (factor: number) => {
    if (!peaks) return;
    const middle = (selection.start + selection.end) / 2;
    const seconds = Math.max(NEAREST, span * factor);
    showSeconds(peaks, seconds, song.duration);
    peaks.views.getView("zoomview")?.setStartTime(middle - seconds / 2);
  };

  // The playhead goes with the start of the part while nothing is heard.
  useEffect(() => {
    if (peaks && song.audio.paused) peaks.player.seek(trim.start / 1000);
  }, [peaks, song, trim.start]);

  const handle = (
    label: "Start" | "End",
    milliseconds: number,
    least: number,
    most: number,
    onMove: (ms: number) => void,
  ) => {
    const x = place(milliseconds / 1000);
    const outside = x < -1 || x > nearSize.width + 1;
    const side = label === "Start" ? "start" : "end";
    return (
      <TimeSlider
        label={label}
        className={`nj-trimmer__handle nj-trimmer__handle--${side}${outside ? " nj-trimmer__handle--outside" : ""}`}
        value={milliseconds}
        least={least}
        most={most}
        valueText={timeInWords(milliseconds)}
        view={view}
        width={nearSize.width}
        style={{ left: Math.min(nearSize.width, Math.max(0, x)) }}
        outside={outside}
        scroll={{ by: (pixels) => peaks?.views.getView("zoomview")?.scrollWaveform({ pixels }), song: wholeSong }}
        onMove={onMove}
        onReveal={() => reveal(milliseconds / 1000)}
      >
        <span className="nj-trimmer__grip" />
      </TimeSlider>
    );
  };

  const left = Math.max(0, place(selection.start));
  const right = Math.min(nearSize.width, place(selection.end));
  return (
    <div className="nj-trimmer__editor">
      <div className="nj-trimmer__near">
        <Bars
          levels={peaks && levels}
          view={view}
          selection={selection}
          width={nearSize.width}
          height={Math.max(0, nearSize.height - AXIS_PX)}
        />
        {peaks && right > left && <div className="nj-trimmer__part" style={{ left, width: right - left }} />}
        <div ref={near} className="nj-trimmer__peaks" />
        {peaks && handle("Start", trim.start, 0, trim.end, (start) => select(start, trim.end))}
        {peaks && handle("End", trim.end, trim.start, trim.duration, (end) => select(trim.start, end))}
      </div>
      <div className="nj-trimmer__row">
        <div className="nj-trimmer__whole">
          <Bars levels={peaks && levels} view={wholeSong} selection={selection} {...wholeSize} />
          <div ref={whole} className="nj-trimmer__peaks" />
          {peaks && (
            <TimeSlider
              label="Selected part"
              className="nj-trimmer__window"
              value={trim.start}
              least={0}
              most={trim.duration - (trim.end - trim.start)}
              valueText={`${timeInWords(trim.start)} to ${timeInWords(trim.end)}`}
              view={wholeSong}
              width={wholeSize.width}
              style={{
                left: placeWhole(selection.start),
                width: Math.max(6, placeWhole(selection.end) - placeWhole(selection.start)),
              }}
              onMove={(start) => {
                moveWhole(start);
                reveal(start / 1000);
              }}
            />
          )}
        </div>
        <div className="nj-trimmer__zoom">
          <IconButton label="Zoom out" icon="minus" disabled={span >= song.duration} onClick={() => zoom(2)} />
          <IconButton label="Zoom in" icon="plus" disabled={span <= NEAREST} onClick={() => zoom(0.5)} />
        </div>
      </div>
    </div>
  );
}
