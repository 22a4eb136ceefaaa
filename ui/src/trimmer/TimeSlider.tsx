import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  beginDrag,
  type Drag,
  dragTime,
  FINE_TUNING_DELAY_MS,
  HELD_PX,
  keyStep,
  refineDrag,
  snapMilliseconds,
} from "./drag.ts";
import type { Stretch } from "./waveform-bars.ts";

/** How far the view moves on at a time while a handle is held at its edge, in pixels, and how often. */
const EDGE = { zonePx: 20, stepPx: 6, everyMs: 30 } as const;

export interface TimeSliderProps {
  /** Its accessible name: 'Start', 'End', 'Part'. */
  label: string;
  className: string;
  /** Where it is, in milliseconds; `least` and `most` bound it. */
  value: number;
  least: number;
  most: number;
  /** What a screen reader says. */
  valueText: string;
  /** What the area around it shows, in seconds, and its width in pixels. */
  view: Stretch;
  width: number;
  /** Place and width in the area. */
  style: { left: number; width?: number };
  onMove: (milliseconds: number) => void;
  /** Moves the view by pixels, so that a handle can be taken beyond its edge; `song` is how far it can go, in seconds. */
  scroll?: { by: (pixels: number) => void; song: Stretch };
  /** It stands outside the view, drawn at its edge: taking it brings it into view. */
  outside?: boolean;
  /** The focus came, by key or by pointer. */
  onReveal?: () => void;
  children?: ReactNode;
}

/** Pixels by which a handle held at `x` moves the view on: none unless it is at an edge with more song behind it. */
function edgeStep(x: number, { scroll, view, width }: Pick<TimeSliderProps, "scroll" | "view" | "width">): number {
  if (!scroll) return 0;
  if (x < EDGE.zonePx && view.start > scroll.song.start) return -EDGE.stepPx;
  return x > width - EDGE.zonePx && view.end < scroll.song.end ? EDGE.stepPx : 0;
}

/**
 * Something that is moved along the time, by pointer, touch or keys. Arrows move it by 10 ms, with Shift by 100 ms, Page
 * Up and Page Down by a second. Held still for half a second it is tuned finely: a tenth of the pointer's way counts.
 */
export function TimeSlider(props: TimeSliderProps) {
  const { label, className, value, least, most, valueText, view, width, style, outside, onReveal, children } = props;
  const [held, setHeld] = useState<"coarse" | "fine">();
  const latest = useRef(props);
  latest.current = props;
  const grip = useRef<{ drag: Drag; x: number; restX: number; area: HTMLElement }>(undefined);
  const timers = useRef<{ hold?: ReturnType<typeof setTimeout>; edge?: ReturnType<typeof setInterval> }>({});

  const release = () => {
    clearTimeout(timers.current.hold);
    clearInterval(timers.current.edge);
    grip.current = undefined;
    setHeld(undefined);
  };
  useEffect(
    () => () => {
      clearTimeout(timers.current.hold);
      clearInterval(timers.current.edge);
    },
    [],
  );

  const move = (milliseconds: number) => {
    const now = latest.current;
    now.onMove(Math.min(now.most, Math.max(now.least, milliseconds)));
  };
  const follow = () => {
    const taken = grip.current;
    const now = latest.current;
    if (taken) move(snapMilliseconds(dragTime(taken.drag, taken.x, now.view, now.width)));
  };
  const armFineTuning = () => {
    clearTimeout(timers.current.hold);
    timers.current.hold = setTimeout(() => {
      const taken = grip.current;
      if (!taken || edgeStep(taken.x, latest.current) !== 0) return;
      taken.drag = refineDrag(taken.drag, taken.x, latest.current.value / 1000);
      setHeld("fine");
    }, FINE_TUNING_DELAY_MS);
  };
  const scrollAtEdge = () => {
    const taken = grip.current;
    if (!taken || taken.drag.fine) return;
    const step = edgeStep(taken.x, latest.current);
    if (step === 0) return;
    latest.current.scroll?.by(step);
    follow();
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      className={held ? `${className} ${className}--${held}` : className}
      style={style}
      aria-label={label}
      aria-valuemin={least / 1000}
      aria-valuemax={most / 1000}
      aria-valuenow={value / 1000}
      aria-valuetext={valueText}
      onFocus={onReveal}
      onKeyDown={(event) => {
        const step = keyStep(event.key, event.shiftKey);
        if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        move(value + step);
        onReveal?.();
      }}
      onPointerDown={(event) => {
        const area = event.currentTarget.parentElement;
        if (event.button !== 0 || !area || outside) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const x = event.clientX - area.getBoundingClientRect().left;
        grip.current = { drag: beginDrag(x, value / 1000, view, width), x, restX: x, area };
        setHeld("coarse");
        armFineTuning();
        clearInterval(timers.current.edge);
        timers.current.edge = setInterval(scrollAtEdge, EDGE.everyMs);
      }}
      onPointerMove={(event) => {
        const taken = grip.current;
        if (!taken) return;
        taken.x = event.clientX - taken.area.getBoundingClientRect().left;
        if (Math.abs(taken.x - taken.restX) > HELD_PX) {
          taken.restX = taken.x;
          if (!taken.drag.fine) armFineTuning();
          follow();
        } else if (taken.drag.fine) follow();
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
    >
      {children}
      {held === "fine" && <span className="nj-trimmer__fine">fine tuning</span>}
    </div>
  );
}
