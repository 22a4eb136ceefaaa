"use client";

import { type BeatScale, isSamePosition, type Retiming, type StepEdge, type StepPosition } from "@nataraj/sdk";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { RetimingControls } from "./retiming-controls.ts";

/** A pointer that has gone less far presses. CSS pixels. */
const SLIP = 5;

interface Press {
  place: StepPosition;
  edge: StepEdge;
  x: number;
}

export interface StepDragOptions {
  /** Undefined where steps cannot be moved. */
  retiming: RetimingControls | undefined;
  scale: BeatScale;
  /** A finger moves this step alone: elsewhere it scrolls. */
  chosen: StepPosition | undefined;
}

/**
 * Drags steps by beats: handlers of the list of steps, and what is dragged at the moment. A step or a grip in the list has
 * `data-segment`, `data-index` and `data-edge`. Escape ends a drag.
 */
export function useStepDrag({ retiming, scale, chosen }: StepDragOptions) {
  const press = useRef<Press>(undefined);
  const [drag, setDrag] = useState<Retiming>();
  /** Whether the press that ends now was a drag: it chooses nothing. */
  const wasDragged = useRef(false);
  const isDragging = drag !== undefined;

  const end = () => {
    press.current = undefined;
    setDrag(undefined);
  };
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      press.current = undefined;
      setDrag(undefined);
    };
    document.addEventListener("keydown", cancel);
    return () => document.removeEventListener("keydown", cancel);
  }, [isDragging]);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (!retiming || event.button !== 0 || !(event.target instanceof Element)) return;
      const element = event.target.closest<HTMLElement>("[data-edge]");
      if (!element) return;
      const { segment = "", index, edge } = element.dataset;
      const place = { segmentKey: segment, index: Number(index) };
      if (event.pointerType === "touch" && !isSamePosition(place, chosen)) return;
      press.current = { place, edge: edge as StepEdge, x: event.clientX };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = press.current;
      if (!from) return;
      const by = event.clientX - from.x;
      if (!isDragging && Math.abs(by) < SLIP) return;
      if (!isDragging) event.currentTarget.setPointerCapture(event.pointerId);
      const beats = Math.round((by / event.currentTarget.clientWidth) * scale.beats);
      if (!isDragging || beats !== drag.beats) setDrag({ place: from.place, edge: from.edge, beats });
    },
    onPointerUp: () => {
      wasDragged.current = isDragging;
      if (drag && drag.beats !== 0) retiming?.commit(drag);
      end();
    },
    onPointerCancel: end,
  };
  return { drag, handlers, wasDragged };
}
