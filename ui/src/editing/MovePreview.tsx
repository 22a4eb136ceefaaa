"use client";

import { moveName } from "@nataraj/sdk";
import { createPose, poseAt, worldPositions } from "@nataraj/sdk/motion";
import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTheme } from "../theme/theme.ts";
import { drawFigure } from "./draw-figure.ts";
import { type MoveDance, movePreviewMachine, type PreviewedMove } from "./move-preview-machine.ts";

export interface MovePreviewProps {
  /** Undefined where nothing is looked at: the one before stays. */
  shown: PreviewedMove | undefined;
}

/** CSS pixels. */
const SIZE = { width: 104, height: 100 };

/**
 * A move danced by a small figure, again and again; still, where less motion is preferred. It needs no WebGL, so that the
 * stage keeps the only context.
 */
export function MovePreview({ shown }: MovePreviewProps) {
  const [state, send] = useMachine(movePreviewMachine);
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const { move, style, variant } = shown ?? {};
  const { solved, wanted } = state.context;

  useEffect(() => {
    if (move !== undefined) send({ type: "SHOW", move: { move, style, variant } });
  }, [send, move, style, variant]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the theme
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (solved && context) return play(context, solved);
  }, [solved, theme]);

  return (
    <canvas
      ref={canvas}
      className="nj-move-preview"
      style={SIZE}
      role="img"
      aria-label={wanted ? `A figure that dances: ${moveName(wanted.move)}` : "No move is shown"}
      data-state={String(state.value)}
    />
  );
}

/** Draws a move until the returned function is called. */
function play(context: CanvasRenderingContext2D, { dance, duration }: MoveDance): () => void {
  const { canvas } = context;
  const density = Math.min(3, window.devicePixelRatio || 1);
  canvas.width = Math.round(SIZE.width * density);
  canvas.height = Math.round(SIZE.height * density);
  context.setTransform(density, 0, 0, density, 0, 0);
  const colour = (name: string) => getComputedStyle(canvas).getPropertyValue(name);
  const colors = { trunk: colour("--nj-line-strong"), left: colour("--nj-accent"), right: colour("--nj-rose") };
  const pose = createPose();
  let positions: Float32Array | undefined;
  const draw = (seconds: number) => {
    positions = worldPositions(poseAt(dance, seconds, pose), positions);
    drawFigure(context, positions, SIZE, colors);
  };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    draw(duration / 2);
    return () => {};
  }
  const began = performance.now();
  let frame = 0;
  const run = (now: number) => {
    draw((Math.max(0, now - began) / 1000) % duration);
    frame = requestAnimationFrame(run);
  };
  frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
