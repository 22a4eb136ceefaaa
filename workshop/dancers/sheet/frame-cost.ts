import { PlayState } from "@nataraj/sdk";
import type { Cast } from "@nataraj/sdk/stage";
import { DancerEngine, type LookId, type Quality } from "../../../ui/src/dancer/index.ts";
import { createGpuLoad } from "./gpu-load.ts";

export interface FrameCostRequest {
  look: LookId;
  detail: "full" | "lite";
  quality: Quality;
  /** Who dances beside the look. */
  cast?: Cast;
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
  /**
   * The page's own work for a frame: pose, hair and cloth, scene, commands to the graphics. Time that the page's thread
   * really had on a processor, the mean; what else the machine does is left out.
   */
  cpu: number;
  /** The same by the clock, of the fastest tenth of the frames. */
  least: number;
  /** From the request for a dancer to the first drawn frame, on a page that has all scripts. */
  first: number;
}

/** A dancer whose frames are drawn one by one. */
interface Trial {
  /**
   * Draws frames and answers with the milliseconds that each took by the clock. The graphics have finished what they had
   * before each, and do the next after it has been handed over: their own time is left out.
   */
  draw(frames: number): number[];
  /** Waits for the graphics as often, and about as long, and draws nothing. */
  idle(frames: number): void;
  close(): { calls: number; triangles: number };
}

let trial: Trial | undefined;
let drawn = 0;

/** @returns milliseconds to the first frame. */
async function open({ look, detail, quality, cast, width, height }: FrameCostRequest): Promise<number> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(canvas);
  const asked = performance.now();
  const models = (name: LookId) => `/assets/dancers/${name}.${detail}.glb`;
  const engine = new DancerEngine(canvas, { models, look, quality, cast });
  engine.resize(width, height, 1);
  engine.setStepSequence("13_9_2_5");
  engine.setClock(() => 0);
  engine.setPlayState(PlayState.pause);
  await (cast ? engine.refined : engine.loaded);
  engine.renderAt(0);
  const gl = canvas.getContext("webgl2") as WebGL2RenderingContext;
  const pixel = new Uint8Array(4);
  // Reading a pixel waits for the graphics; finish() alone does not in Chromium.
  const wait = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  wait();
  const first = performance.now() - asked;
  const burner = createGpuLoad();
  let waited = 0;
  trial = {
    draw(frames) {
      const begun = performance.now();
      const taken = Array.from({ length: frames }, () => {
        const start = performance.now();
        engine.renderAt(drawn++ / 30);
        const end = performance.now();
        wait();
        return end - start;
      });
      waited = (performance.now() - begun) / frames;
      return taken;
    },
    idle(frames) {
      for (let i = 0; i < frames; i++) burner.run(waited);
    },
    close() {
      const { calls, triangles } = engine.drawn;
      engine.dispose();
      burner.dispose();
      canvas.remove();
      return { calls, triangles };
    },
  };
  return first;
}

/** What `studio.mjs` calls in the page, with a look at the thread's clock between. */
export const frameTrial = {
  open,
  draw: (frames: number): number[] => (trial as Trial).draw(frames),
  idle: (frames: number): void => (trial as Trial).idle(frames),
  close: (): { calls: number; triangles: number } => (trial as Trial).close(),
};
