"use client";

import type { Trim, TrimEvent } from "@nataraj/sdk";
import { MIN_TRIM_MS } from "@nataraj/sdk/contract";
import { useEffect, useMemo, useRef } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Bars } from "./Bars.tsx";
import { GRIP_PX, type PartSide, snapMilliseconds } from "./drag.ts";
import type { Song } from "./read-song.ts";
import { TimeField } from "./TimeField.tsx";
import { TimeSlider } from "./TimeSlider.tsx";
import { timeInWords } from "./time-in-words.ts";
import { useBoxSize } from "./use-box-size.ts";
import { showPart, showSeconds, usePeaks } from "./use-peaks.ts";
import { useTimeDrag } from "./use-time-drag.ts";
import { levelsOf } from "./waveform-bars.ts";

/** The nearest that the view goes to, in seconds. */
const NEAREST = 4;
/** Share of the view that is left free beside a handle that is brought into it. */
const MARGIN = 0.15;

/** Room for the time axis beneath the waveform, in pixels. */
const AXIS_PX = 26;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export interface WaveformEditorProps {
  /** The song. */
  song: Song;
  /** The part of the song that is chosen. */
  trim: Trim;
  /** The part was changed. */
  onChange: (event: TrimEvent) => void;
}

/**
 * The song's waveform, near and whole, with the part that is chosen. Near, Peaks draws the part and its handles, and
 * drags them; a slider over each takes the keys, shows the focus, and brings back a handle that is out of view.
 */
export function WaveformEditor({ song, trim, onChange }: WaveformEditorProps) {
  const near = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const nearSize = useBoxSize(near);
  const wholeSize = useBoxSize(whole);
  const levels = useMemo(() => levelsOf(song.waveform), [song]);

  const select = (start: number, end: number) => onChange({ type: "SELECT_RANGE", start, end });
  const { peaks, view } = usePeaks(song, near, whole, (side: PartSide, seconds) => {
    const { start, end, duration } = trim;
    const least = Math.min(MIN_TRIM_MS, duration);
    const time = snapMilliseconds(seconds);
    const next =
      side === "start"
        ? { start: clamp(time, 0, end - least), end }
        : { start, end: clamp(time, start + least, duration) };
    // Where the rules leave the part as it is, the handle goes back to it.
    if (peaks) showPart(peaks, { start: next.start / 1000, end: next.end / 1000 });
    select(next.start, next.end);
  });

  const wholeSong = { start: 0, end: song.duration };
  const selection = { start: trim.start / 1000, end: trim.end / 1000 };
  const span = view.end - view.start;
  const place = (seconds: number) => (span > 0 ? ((seconds - view.start) / span) * nearSize.width : 0);
  const placeWhole = (seconds: number) => (seconds / song.duration) * wholeSize.width;

  const length = trim.end - trim.start;
  const moveWhole = (start: number) => select(start, start + length);
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

  useEffect(() => {
    if (peaks) showPart(peaks, { start: trim.start / 1000, end: trim.end / 1000 });
  }, [peaks, trim.start, trim.end]);

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
    const outside = x < -1 ? "before" : x > nearSize.width + 1 ? "after" : undefined;
    const side = label === "Start" ? "start" : "end";
    return (
      <TimeSlider
        label={label}
        className={`nj-trimmer__handle nj-trimmer__handle--${side}${outside ? ` nj-trimmer__handle--outside nj-trimmer__handle--${outside}` : ""}`}
        value={milliseconds}
        least={least}
        most={most}
        valueText={timeInWords(milliseconds)}
        style={{ left: clamp(x, GRIP_PX / 2, nearSize.width - GRIP_PX / 2) }}
        onMove={onMove}
        onReveal={() => reveal(milliseconds / 1000)}
      >
        <span className="nj-trimmer__grip" />
      </TimeSlider>
    );
  };

  /** As the handles do: an end that is typed stays behind the start, and both in the song. */
  const typeRange = ({ start = trim.start, end = trim.end }: Partial<Pick<Trim, "start" | "end">>) => {
    const least = Math.min(MIN_TRIM_MS, trim.duration);
    const isStart = start !== trim.start;
    const from = clamp(start, 0, isStart ? trim.duration - least : trim.end - least);
    const to = clamp(end, from + least, trim.duration);
    select(from, to);
    reveal((isStart ? from : to) / 1000);
  };
  const windowWidth = Math.max(6, placeWhole(selection.end) - placeWhole(selection.start));
  const moveWindow = (start: number) => {
    moveWhole(start);
    reveal(start / 1000);
  };
  const { held, pointer } = useTimeDrag({
    value: trim.start,
    perPixel: (song.duration * 1000) / wholeSize.width,
    onDrag: (start) => moveWindow(clamp(snapMilliseconds(start / 1000), 0, trim.duration - length)),
  });
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
        <div ref={near} className="nj-trimmer__peaks" />
        {peaks && handle("Start", trim.start, 0, trim.end, (start) => select(start, trim.end))}
        {peaks && handle("End", trim.end, trim.start, trim.duration, (end) => select(trim.start, end))}
      </div>
      <div className="nj-trimmer__whole">
        <Bars levels={peaks && levels} view={wholeSong} selection={selection} {...wholeSize} />
        <div ref={whole} className="nj-trimmer__peaks" />
        {peaks && (
          <TimeSlider
            label="Selected part"
            className={`nj-trimmer__window${held ? ` nj-trimmer__window--${held}` : ""}`}
            value={trim.start}
            least={0}
            most={trim.duration - length}
            valueText={`${timeInWords(trim.start)} to ${timeInWords(trim.end)}`}
            style={{ left: placeWhole(selection.start), width: windowWidth }}
            onMove={moveWindow}
            pointer={pointer}
          >
            {held === "fine" && <span className="nj-trimmer__fine">fine tuning</span>}
          </TimeSlider>
        )}
      </div>
      <div className="nj-trimmer__row">
        <div className="nj-trimmer__times">
          <TimeField label="From" value={trim.start} onTyped={(start) => typeRange({ start })} />
          <TimeField label="To" value={trim.end} onTyped={(end) => typeRange({ end })} />
        </div>
        <div className="nj-trimmer__zoom">
          <IconButton label="Zoom out" icon="minus" disabled={span >= song.duration} onClick={() => zoom(2)} />
          <IconButton label="Zoom in" icon="plus" disabled={span <= NEAREST} onClick={() => zoom(0.5)} />
        </div>
      </div>
    </div>
  );
}
