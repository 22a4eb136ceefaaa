"use client";

import type { PointerEventHandler, ReactNode } from "react";
import { keyStep } from "./drag.ts";

/** What makes a slider follow the pointer; see `useTimeDrag`. */
export interface PointerHandlers {
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerUp: PointerEventHandler<HTMLElement>;
  onPointerCancel: PointerEventHandler<HTMLElement>;
  onLostPointerCapture: PointerEventHandler<HTMLElement>;
}

export interface TimeSliderProps {
  /** Its accessible name: 'Start', 'End', 'Part'. */
  label: string;
  /** Further classes of the element. */
  className: string;
  /** Where it is, in milliseconds; `least` and `most` bound it. */
  value: number;
  /** The earliest time, milliseconds. */
  least: number;
  /** The latest time, milliseconds. */
  most: number;
  /** What a screen reader says. */
  valueText: string;
  /** Place and width in the area, in pixels. */
  style: { left: number; width?: number };
  /** It was moved to another time. */
  onMove: (milliseconds: number) => void;
  /** The focus came, by key or by pointer. */
  onReveal?: () => void;
  /** Without them it is moved by keys alone. */
  pointer?: PointerHandlers;
  /** What stands inside. */
  children?: ReactNode;
}

/**
 * Something that is moved along the time by keys, and by pointer and touch where it is given `pointer`. Arrows move it by
 * 10 ms, with Shift by 100 ms, Page Up and Page Down by a second, Home and End to the ends.
 */
export function TimeSlider(props: TimeSliderProps) {
  const { label, className, value, least, most, valueText, style, onMove, onReveal, pointer, children } = props;
  return (
    <div
      role="slider"
      tabIndex={0}
      className={className}
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
        onMove(Math.min(most, Math.max(least, value + step)));
        onReveal?.();
      }}
      {...pointer}
    >
      {children}
    </div>
  );
}
