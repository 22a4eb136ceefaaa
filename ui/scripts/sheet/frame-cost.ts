import { PlayState } from "@nataraj/sdk";
import { DancerEngine, type LookId, type Quality } from "../../src/dancer/index.ts";

export interface FrameCostRequest {
  look: LookId;
  detail: "full" | "lite";
  quality: Quality;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Frames that are timed. */
  frames: number;
}

/** What a frame costs. Times are milliseconds. */
export interface FrameCost {
  calls: number;
  triangles: number;
  /** The page's own work for a frame: pose, hair and cloth, scene, commands to the graphics. The median. */
  cpu: number;
  /** The same of the fastest tenth: what it costs when the machine does nothing else. */
  cpuLeast: number;
  /** From the request for a dancer to the first drawn frame, on a page that has all scripts. */
  first: number;
}

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/**
 * Draws frames of a dance one by one and times the page's share. The graphics have finished what they had before each,
 * and do the next after it has been handed over: their own time is left out.
 */
export async function frameCost(request: FrameCostRequest): Promise<FrameCost> {
  const { look, detail, quality, width, height, frames } = request;
  const canvas = document.createElement("canvas");
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(canvas);
  const asked = performance.now();
  const models = (name: LookId) => `/generated/dancers/${name}.${detail}.glb`;
  const engine = new DancerEngine(canvas, { models, look, quality });
  engine.resize(width, height, 1);
  engine.setStepSequence("13_9_2_5");
  engine.setClock(() => 0);
  engine.setPlayState(PlayState.pause);
  await engine.loaded;
  engine.renderAt(0);
  const gl = canvas.getContext("webgl2") as WebGL2RenderingContext;
  const pixel = new Uint8Array(4);
  // Reading a pixel waits for the graphics; finish() alone does not in Chromium.
  const wait = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  wait();
  const first = performance.now() - asked;
  const times: number[] = [];
  for (let i = 0; i < frames; i++) {
    const begun = performance.now();
    engine.renderAt(i / 30);
    times.push(performance.now() - begun);
    wait();
  }
  const { drawn } = engine;
  engine.dispose();
  canvas.remove();
  // The first frames are those in which the browser compiles.
  const warm = times.slice(frames >> 2);
  return { ...drawn, cpu: quantile(warm, 0.5), cpuLeast: quantile(warm, 0.1), first };
}
