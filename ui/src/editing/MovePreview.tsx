"use client";

import { type DanceStyle, moveName } from "@nataraj/sdk";
import { createPose, poseAt, worldPositions } from "@nataraj/sdk/motion";
import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { useTheme } from "../theme/theme.ts";
import { drawFigure } from "./draw-figure.ts";
import { type MoveDance, movePreviewMachine, type PreviewedMove } from "./move-preview-machine.ts";

export interface MovePreviewProps {
  /** Undefined where nothing is looked at: the one before stays. */
  shown: PreviewedMove | undefined;
}

/** CSS pixels. */
interface Size {
  width: number;
  height: number;
}
const SIZE: Size = { width: 104, height: 100 };

/** A move danced by a small figure, again and again; still, where less motion is preferred. */
export function MovePreview({ shown }: MovePreviewProps) {
  const { canvas, state } = useFigure(shown, true, SIZE);
  const { wanted } = state.context;
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

export interface CardFigureProps {
  /** The number of the move. */
  move: number;
  /** The style that it is danced in; undefined as it is written. */
  style: DanceStyle | undefined;
  /** It dances while this is true. */
  isMoving: boolean;
}

/** Of the figure on a card, CSS pixels. */
const CARD_SIZE: Size = { width: 60, height: 72 };

/** The figure on a move's card: still until it is to move. Decoration; the move's name stands beside it. */
export function CardFigure({ move, style, isMoving }: CardFigureProps) {
  const [isSeen, setSeen] = useState(false);
  const { canvas, state } = useFigure(isSeen ? { move, style } : undefined, isMoving, CARD_SIZE);
  // A list is longer than its window: what nobody sees is not solved.
  useEffect(() => {
    if (!canvas.current) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    sight.observe(canvas.current);
    return () => sight.disconnect();
  }, [canvas]);
  return (
    <span className="nj-move__figure" aria-hidden="true">
      <canvas ref={canvas} style={CARD_SIZE} data-state={String(state.value)} data-moving={isMoving} />
    </span>
  );
}

/** Draws a move into a canvas. It needs no WebGL, so that the stage keeps the only context. */
function useFigure(shown: PreviewedMove | undefined, isMoving: boolean, size: Size) {
  const [state, send] = useMachine(movePreviewMachine);
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const { move, style, variant } = shown ?? {};
  const { solved } = state.context;

  useEffect(() => {
    if (move !== undefined) send({ type: "SHOW", move: { move, style, variant } });
  }, [send, move, style, variant]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the theme
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (solved && context) return play(context, solved, isMoving, size);
  }, [solved, isMoving, size, theme]);
  return { canvas, state };
}

/** Draws a move until the returned function is called: dancing, or still at its middle. */
function play(
  context: CanvasRenderingContext2D,
  { dance, duration }: MoveDance,
  isMoving: boolean,
  size: Size,
): () => void {
  const { canvas } = context;
  const density = Math.min(3, window.devicePixelRatio || 1);
  canvas.width = Math.round(size.width * density);
  canvas.height = Math.round(size.height * density);
  context.setTransform(density, 0, 0, density, 0, 0);
  const colour = (name: string) => getComputedStyle(canvas).getPropertyValue(name);
  const colors = { trunk: colour("--nj-line-strong"), left: colour("--nj-accent"), right: colour("--nj-rose") };
  const pose = createPose();
  let positions: Float32Array | undefined;
  const draw = (seconds: number) => {
    positions = worldPositions(poseAt(dance, seconds, pose), positions);
    drawFigure(context, positions, size, colors);
  };
  if (!isMoving || matchMedia("(prefers-reduced-motion: reduce)").matches) {
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
