"use client";

import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { handleMachine } from "./handle-machine.ts";
import type { PointerHandlers } from "./TimeSlider.tsx";

export interface TimeDragOptions {
  /** Where it is, in milliseconds. */
  value: number;
  /** Milliseconds that a pixel of the area around it stands for. */
  perPixel: number;
  /** The pointer has moved it here, in milliseconds. */
  onDrag: (milliseconds: number) => void;
}

/** Lets something follow the pointer along the time, coarsely and finely. `held`: how it is held, if it is. */
export function useTimeDrag(options: TimeDragOptions): {
  held: "coarse" | "fine" | undefined;
  pointer: PointerHandlers;
} {
  const handle = useActorRef(handleMachine);
  const held = useSelector(handle, (state) =>
    (["coarse", "fine"] as const).find((name) => state.matches({ held: name })),
  );
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const { unsubscribe } = handle.on("MOVED", () => {
      const { onDrag, perPixel } = latest.current;
      onDrag(handle.getSnapshot().context.position * perPixel);
    });
    return unsubscribe;
  }, [handle]);

  const release = () => handle.send({ type: "RELEASE" });
  const placeOf = ({ clientX, currentTarget }: { clientX: number; currentTarget: HTMLElement }) =>
    clientX - (currentTarget.parentElement?.getBoundingClientRect().left ?? 0);
  const pointer: PointerHandlers = {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      handle.send({ type: "GRAB", x: placeOf(event), position: options.value / options.perPixel });
    },
    onPointerMove: (event) => handle.send({ type: "MOVE", x: placeOf(event) }),
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
  return { held, pointer };
}
