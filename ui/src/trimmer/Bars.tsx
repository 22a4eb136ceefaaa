"use client";

import { useLayoutEffect, useRef } from "react";
import { useTheme } from "../theme/theme.ts";
import { BAR_WIDTH, BLOCK_WIDTH_PX, barsOf, type Levels, type Stretch } from "./waveform-bars.ts";

export interface BarsProps {
  /** How loud each part is, 0 to 1. */
  levels: Levels | undefined;
  /** What is shown, in seconds. */
  view: Stretch;
  /** Drawn in the leading colour, in seconds. */
  selection: Stretch;
  /** CSS pixels. */
  width: number;
  /** Height of the tallest bar, pixels. */
  height: number;
}

/** The waveform in bars, one a block of four pixels. */
export function Bars({ levels, view, selection, width, height }: BarsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the theme
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context || !levels || width <= 0) return;
    const density = Math.min(3, window.devicePixelRatio || 1);
    element.width = Math.round(width * density);
    element.height = Math.round(height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    const style = getComputedStyle(element);
    const chosen = style.getPropertyValue("--accent");
    const others = style.getPropertyValue("--line-strong");
    for (const bar of barsOf(levels, view, width)) {
      context.fillStyle = bar.time >= selection.start && bar.time <= selection.end ? chosen : others;
      const tall = Math.max(2, bar.level * height * 0.86);
      context.fillRect(bar.x, (height - tall) / 2, BLOCK_WIDTH_PX * BAR_WIDTH, tall);
    }
  }, [levels, view, selection.start, selection.end, width, height, theme]);

  return <canvas ref={canvas} className="nj-trimmer__bars" style={{ width, height }} />;
}
