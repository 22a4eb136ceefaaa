import type { Landmark } from "@nataraj/sdk/practice";
import type { PoseAnswer, PoseRequest } from "./pose-messages.ts";

/**
 * Estimates poses beside the page, so that the dancer never waits for it. It is a classic worker: the estimator's own
 * files come by `importScripts` from `/pose/`.
 */

interface Estimated {
  poseLandmarks?: Landmark[];
  poseWorldLandmarks?: Landmark[];
}

/** What is used of `Pose` of @mediapipe/pose. */
interface Estimator {
  setOptions(options: Record<string, unknown>): void;
  initialize(): Promise<void>;
  onResults(listener: (results: Estimated) => void): void;
  send(inputs: { image: ImageBitmap }): Promise<void>;
}

interface PoseWorker {
  window?: unknown;
  document?: unknown;
  Pose?: new (config: { locateFile: (name: string) => string }) => Estimator;
  importScripts(...urls: string[]): void;
  postMessage(answer: PoseAnswer): void;
  onmessage: ((event: MessageEvent<PoseRequest>) => void) | null;
}

const worker = self as unknown as PoseWorker;

/**
 * The loader's own way in a worker takes the model's data for scripts, and fails. Its way on a page works here too, if it
 * finds the few things of a document that it uses: canvases, and scripts that it adds.
 */
function standInForPage(): void {
  worker.window = worker;
  worker.document = {
    createElement(tag: string) {
      if (tag === "canvas") return Object.assign(new OffscreenCanvas(1, 1), { style: {} });
      const listeners = new Map<string, () => void>();
      let address = "";
      return {
        setAttribute(name: string, value: string) {
          if (name === "src") address = value;
        },
        addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
        load() {
          worker.importScripts(address);
          listeners.get("load")?.();
        },
      };
    },
    body: { appendChild: (script: { load: () => void }) => script.load() },
    addEventListener() {},
    removeEventListener() {},
  };
}

let estimator: Estimator | undefined;
let latest: Estimated = {};

async function load(): Promise<void> {
  standInForPage();
  worker.importScripts("/pose/pose.js");
  if (!worker.Pose) throw new Error("The pose estimator is not there.");
  const made = new worker.Pose({ locateFile: (name) => `/pose/${name}` });
  made.setOptions({
    modelComplexity: 0,
    // Smoothing would delay what is then called late.
    smoothLandmarks: false,
    // The processor computes it: the graphics card draws the dancer. With software graphics it is fifty times faster.
    useCpuInference: true,
  });
  made.onResults((results) => {
    latest = results;
  });
  await made.initialize();
  estimator = made;
}

const small = new OffscreenCanvas(16, 16);
const context = small.getContext("2d", { willReadFrequently: true });

/** Mean brightness of a picture, 0 to 1. */
function brightnessOf(picture: ImageBitmap): number {
  if (!context) return 1;
  context.drawImage(picture, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += (data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0);
  return sum / (765 * small.width * small.height);
}

async function estimate({ picture, time, takenAt }: Extract<PoseRequest, { type: "estimate" }>): Promise<void> {
  latest = {};
  try {
    await estimator?.send({ image: picture });
    const pose = {
      time,
      takenAt,
      image: latest.poseLandmarks,
      world: latest.poseWorldLandmarks,
      aspect: picture.width / picture.height,
      brightness: brightnessOf(picture),
    };
    worker.postMessage({ type: "estimated", pose });
  } finally {
    picture.close();
  }
}

worker.onmessage = ({ data }) => {
  const done = data.type === "load" ? load() : estimate(data);
  done.then(
    () => data.type === "load" && worker.postMessage({ type: "loaded" }),
    (error: unknown) => worker.postMessage({ type: "failed", doing: data.type, message: String(error) }),
  );
};
