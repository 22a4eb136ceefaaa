/** The page of the dancer's tests: one engine on a canvas so small that software draws it in time. */
import { PlayState } from "@nataraj/sdk";
import { numberAt } from "@nataraj/sdk/arrays";
import type { Cast } from "@nataraj/sdk/stage";
import { DancerEngine, type DancerOptions, type LookId } from "@nataraj/ui/dancer";

const canvas = document.createElement("canvas");
Object.assign(canvas, { width: 96, height: 96 });
Object.assign(canvas.style, { display: "block", width: "96px", height: "96px" });
document.body.append(canvas);

const models = (look: LookId) => `/dancers/${look}.lite.glb`;
// Reflections and breathing, but no more pixels than must be.
const asked = new URLSearchParams(location.search);
const quality = (asked.get("quality") ?? "lite") as NonNullable<DancerOptions["quality"]>;
const background = asked.get("background") as NonNullable<DancerOptions["background"]> | null;
const engine = new DancerEngine(canvas, { models, look: "street", quality, ...(background && { background }) });
engine.setStepSequence("8_1_12");
const looks: string[] = [];
const times: number[] = [];
let now = 0;
engine.on("frame", (seconds) => times.push(seconds));
engine.on("look", (look) => looks.push(look));

function pixelsAt(seconds: number): Uint8ClampedArray {
  const copy = document.createElement("canvas");
  Object.assign(copy, { width: canvas.width, height: canvas.height });
  const context = copy.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  engine.renderAt(seconds);
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, copy.width, copy.height).data;
}

/** A number for the picture of a moment: the same for the same pixels. */
const pictureAt = (seconds: number): number =>
  pixelsAt(seconds).reduce((sum, value) => (Math.imul(sum, 31) + value) | 0, 7);

/** A moment drawn, and what the engine says of it before a frame of the browser can show another moment. */
function frameAt(seconds: number) {
  const picture = pictureAt(seconds);
  const hand = engine.poseSnapshot().leftHand as [number, number, number];
  return { picture, hand, dancers: engine.dancers, calls: engine.drawn.calls };
}

/** Shares of the picture through which the page is seen wholly, and not at all. */
function opacitiesAt(seconds: number): { clear: number; opaque: number } {
  const alphas = pixelsAt(seconds).filter((_, i) => i % 4 === 3);
  const share = (alpha: number) => alphas.filter((each) => each === alpha).length / alphas.length;
  return { clear: share(0), opaque: share(255) };
}

/** The mean colour of the upper left corner at a moment, where nobody dances: what light and camera make of it. */
function cornerAt(seconds: number): number[] {
  const pixels = pixelsAt(seconds);
  const [width, height] = [canvas.width / 4, canvas.height / 4];
  const sum = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const channel of sum.keys())
        sum[channel] = numberAt(sum, channel) + (pixels[4 * (y * canvas.width + x) + channel] ?? 0);
  return sum.map((value) => value / (width * height));
}

/** A long dance on the spot in the street. */
async function danceInTheStreet(): Promise<void> {
  await engine.setEnvironment("street");
  const [duration, beats] = [32, Array.from({ length: 65 }, (_, i) => i / 2)];
  const steps = Array.from({ length: 8 }, (_, i) => ({ move: 20, start: 4 * i, end: 4 * i + 4 }));
  const segments = [{ key: "0.00", lyrics: "", start: 0, end: duration, style: "Hip Hop" as const, steps }];
  engine.setTimeline({ duration, beats, segments });
  await engine.refined;
}

/** How many frames are drawn while the browser offers that many. */
async function drawnIn(offers: number): Promise<number> {
  const before = times.length;
  for (let i = 0; i < offers; i++) await new Promise(requestAnimationFrame);
  return times.length - before;
}

const fetchFile = async (path: string) => (await fetch(path)).blob();

const dancer = {
  pictureAt,
  frameAt,
  opacitiesAt,
  drawnIn,
  danceInTheStreet,
  /** @param automatic By the automatic camera, else by one that was put there. */
  corners(automatic: boolean, moments: readonly number[]): number[][] {
    if (automatic) engine.setView("automatic");
    else engine.setCamera(0, 5, 5);
    return moments.map(cornerAt);
  },
  times: () => times,
  /** Dances to a clock that goes on whenever it is read. */
  play() {
    engine.setClock(() => {
      now += 0.01;
      return now;
    });
    engine.setPlayState(PlayState.play);
  },
  /** Stands at a moment. */
  pause() {
    const at = now;
    engine.setClock(() => at);
    engine.setPlayState(PlayState.pause);
  },
  turn: (speed: number) => engine.setTurntable(speed),
  looks: () => looks,
  setCast: (cast: Cast) => engine.setCast(cast),
  refined: () => engine.refined,
  async loadLook(look: LookId) {
    await engine.setLook(look);
    await engine.refined;
  },
  async loadAvatar(path: string) {
    await engine.setAvatar(await fetchFile(path));
    await engine.refined;
  },
  avatarError: (text: string) => engine.setAvatar(new Blob([text])).catch((error: Error) => error.message),
  held: () => engine.held,
  dispose: () => engine.dispose(),
};
export type DancerFixture = typeof dancer;
Object.assign(globalThis, { dancer });
