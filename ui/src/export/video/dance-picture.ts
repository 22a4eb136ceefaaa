import type { Timeline } from "@nataraj/sdk/choreography";
import type { Environment } from "@nataraj/sdk/stage";
import type { DancerEngine } from "../../dancer/engine.ts";
import { QUALITY_SETTINGS } from "../../dancer/quality/quality.ts";
import type { View } from "../../dancer/stage/views.ts";
import type { SavedDance } from "../saved-dance.ts";
import { drawTitle, loadTitleFonts } from "./title-card.ts";

export interface PictureOptions {
  /** Makes the dancer on a canvas of its own. */
  createEngine: SavedDance["createEngine"];
  /** Where it is danced; the stage where it is absent. */
  environment?: Environment | undefined;
  timeline: Timeline;
  width: number;
  height: number;
  view: View;
  mirrored: boolean;
  /** Without stage and backdrop. */
  transparent?: boolean;
  /** Shown over the first seconds. */
  title?: string;
  /** Where in the dance these are, seconds. */
  from?: number;
}

/** A dance that is drawn frame by frame on a canvas which no page shows. */
export interface DancePicture {
  readonly canvas: HTMLCanvasElement;
  /**
   * Draws the dance at a time in seconds, at once.
   * @throws {Error} when the graphics hardware has been taken away.
   */
  draw(seconds: number): void;
  /** Gives everything back, the WebGL context included. */
  dispose(): void;
}

/**
 * Opens a picture of exactly the size asked for, with the finest dancer that the machine can draw.
 * @throws {Error} where no dancer can be shown.
 */
export async function openPicture(options: PictureOptions): Promise<DancePicture> {
  const { createEngine, environment, timeline, width, height, view, mirrored, transparent, title, from = 0 } = options;
  const dancerCanvas = document.createElement("canvas");
  dancerCanvas.width = width;
  dancerCanvas.height = height;
  const engine = createEngine(dancerCanvas, transparent ? "transparent" : "stage");
  try {
    fit(engine, width, height);
    engine.setTimeline(timeline);
    engine.setView(view);
    engine.setMirrored(mirrored);
    if (environment) await engine.setEnvironment(environment);
    await engine.refined;
  } catch (error) {
    engine.dispose();
    throw error;
  }
  let lost = false;
  dancerCanvas.addEventListener("webglcontextlost", () => {
    lost = true;
  });
  const draw = (seconds: number) => {
    engine.renderAt(seconds);
    if (lost) throw new Error("The browser lost the graphics card while the video was being made. Please try again.");
  };
  const dispose = () => engine.dispose();
  if (!title) return { canvas: dancerCanvas, draw, dispose };

  await loadTitleFonts(title);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { alpha: transparent === true });
  return {
    canvas,
    draw(seconds) {
      draw(seconds);
      context?.clearRect(0, 0, width, height);
      context?.drawImage(dancerCanvas, 0, 0);
      if (context) drawTitle(context, title, seconds - from);
    },
    dispose,
  };
}

/** An engine draws fewer pixels than asked for where the processor does the drawing: it is asked for more then. */
function fit(engine: DancerEngine, width: number, height: number): void {
  const ratio = Math.min(1, engine.quality ? QUALITY_SETTINGS[engine.quality].pixelRatio : 1);
  // Half a pixel more, for sizes are rounded down.
  const grown = (pixels: number) => (ratio < 1 ? (pixels + 0.5) / ratio : pixels);
  engine.resize(grown(width), grown(height), 1);
}
