/** The page that draws contact sheets of the dancer; driven by `studio.mjs`. */
import type { Timeline } from "@nataraj/sdk";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Cast, Environment } from "@nataraj/sdk/stage";
import { type Background, DancerEngine, type LookId, type Quality, type View } from "../../../ui/src/dancer/index.ts";
import { frameTrial } from "./frame-cost.ts";

/** A picture at a time, seen from a place of its own or from one of the player's views. */
export type Cell = { seconds: number; label: string } & (
  | { azimuth: number; elevation: number; distance: number; target: [number, number, number] }
  | { view: View }
);

export interface SheetRequest {
  look: LookId;
  variant?: string;
  background?: Background;
  environment?: Environment;
  detail: "full" | "lite";
  quality: Quality;
  style: DanceStyle;
  /** Who dances beside the look. */
  cast?: Cast;
  /** Moves one after another, each for as long, at 120 beats a minute; or a dance that was planned. */
  dance: { moves: readonly number[]; seconds: number } | Timeline;
  /** Pixels of a cell. */
  width: number;
  height: number;
  columns: number;
  cells: Cell[];
}

/** The engine of the last sheet: to make one, and to compile what it draws with, takes longer than a sheet. */
let last: { key: string; canvas: HTMLCanvasElement; engine: DancerEngine } | undefined;

async function engineFor(request: SheetRequest): Promise<{ canvas: HTMLCanvasElement; engine: DancerEngine }> {
  const { look, variant, background, environment, detail, quality, style, cast, width, height } = request;
  const key = JSON.stringify([look, variant, background, environment, detail, quality, style, cast, width, height]);
  if (last?.key !== key) {
    last?.engine.dispose();
    last?.canvas.remove();
    const canvas = document.createElement("canvas");
    document.body.append(canvas);
    const engine = new DancerEngine(canvas, {
      models: (name) => `/assets/dancers/${name}.${detail}.glb`,
      look,
      quality,
      style,
      ...(variant && { variant }),
      ...(background && { background }),
      environment,
      ...(cast && { cast }),
    });
    engine.resize(width, height, 1);
    last = { key, canvas, engine };
  }
  await last.engine.loaded;
  return last;
}

/** Moves that are danced one after another, each for as many seconds, at 120 beats a minute. */
function timelineOf(moves: readonly number[], seconds: number, style: DanceStyle): Timeline {
  const duration = moves.length * seconds;
  const steps = moves.map((move, i) => ({ move, start: i * seconds, end: (i + 1) * seconds }));
  return {
    duration,
    beats: Array.from({ length: duration * 2 + 1 }, (_, i) => i / 2),
    segments: [{ key: "0.00", lyrics: "", start: 0, end: duration, style, steps }],
  };
}

/** Draws the cells one by one and answers with one PNG as a data address. */
async function sheet(request: SheetRequest): Promise<{ png: string; calls: number; triangles: number }> {
  const { style, dance, columns, cells } = request;
  const { canvas, engine } = await engineFor(request);
  engine.setTimeline("moves" in dance ? timelineOf(dance.moves, dance.seconds, style) : dance);
  await engine.refined;
  const out = document.createElement("canvas");
  out.width = canvas.width * columns;
  out.height = canvas.height * Math.ceil(cells.length / columns);
  const pen = out.getContext("2d") as CanvasRenderingContext2D;
  pen.font = "16px sans-serif";
  pen.fillStyle = "#fff";
  let drawn = engine.drawn;
  cells.forEach((cell, i) => {
    if ("view" in cell) engine.setView(cell.view);
    else engine.setCamera(cell.azimuth, cell.elevation, cell.distance, cell.target);
    engine.renderAt(cell.seconds);
    drawn = engine.drawn;
    const x = (i % columns) * canvas.width;
    const y = Math.floor(i / columns) * canvas.height;
    pen.drawImage(canvas, x, y);
    pen.fillText(cell.label, x + 8, y + 20);
  });
  return { png: out.toDataURL("image/png"), ...drawn };
}

Object.assign(globalThis, { sheet, frameTrial });
