import { TUTORIALS, type TutorialStep } from "../../src/home/tutorials.ts";
import { DEFINITIONS } from "./drawing/art.ts";
import { disc, group } from "./drawing/shapes.ts";
import { token } from "./drawing/tokens.ts";
import { HEIGHT, type Scene, STRIP, type Tutorial, WIDTH } from "./film.ts";
import type { PointerState } from "./pointer.ts";
import { layInto, layOver, type Raster, rasterizeSvg } from "./raster.ts";
import { PROGRESS, progress, strip } from "./strip.ts";

const PICTURE = HEIGHT - STRIP;
/** Side of the square in which the pointer is drawn, pixels. */
const POINTER = 96;

/** Draws the pictures of a tutorial. What does not change between two of them is drawn once. */
export function createComposer(tutorial: Tutorial): (seconds: number) => Promise<Uint8Array> {
  const steps: readonly TutorialStep[] = TUTORIALS.find(({ name }) => name === tutorial.name)?.steps ?? [];
  const once = lastOnly();
  const onceOver = lastOnly();
  const onceStrip = lastOnly();

  return async (seconds) => {
    const scene = tutorial.sceneAt(seconds);
    const pixels = scene.inset && Uint8Array.from(scene.inset.draw());
    const view = viewOf(scene);
    const said = { steps, ends: tutorial.seconds, seconds };
    const [page, over, captions, done] = await Promise.all([
      once(DEFINITIONS + scene.page + veil(scene), view, WIDTH, PICTURE, true),
      scene.over ? onceOver(DEFINITIONS + scene.over + veil(scene), view, WIDTH, PICTURE) : undefined,
      onceStrip(strip(said), { x: 0, y: 0, width: WIDTH, height: STRIP }, WIDTH, STRIP, true),
      rasterizeSvg(DEFINITIONS + progress(said), { x: 0, y: 0, width: WIDTH, height: PROGRESS }, WIDTH, PROGRESS, true),
    ]);
    const picture: Raster = { width: WIDTH, height: HEIGHT, channels: 3, data: new Uint8Array(WIDTH * HEIGHT * 3) };
    layOver(picture, page, 0, STRIP);
    if (scene.inset && pixels) {
      const { area, radius, width, height } = scene.inset;
      const scale = WIDTH / view.width;
      const left = (area.x - view.x) * scale;
      const top = STRIP + (area.y - view.y) * scale;
      const place = { left, top, right: left + area.width * scale, bottom: top + area.height * scale };
      layInto(picture, { data: pixels, width, height }, place, radius * scale);
    }
    if (over) layOver(picture, over, 0, STRIP);
    if (scene.pointer) await layPointer(picture, scene.pointer, view);
    layOver(picture, captions, 0, 0);
    layOver(picture, done, 0, STRIP - PROGRESS);
    return picture.data;
  };
}

function viewOf({ framing: { x, y, width } }: Scene) {
  return { x, y, width, height: (width * PICTURE) / WIDTH };
}

/** The dark through which one page becomes another. */
function veil({ veil: share = 0 }: Scene): string {
  return share > 0
    ? `<rect x="-400" y="-400" width="4000" height="4000" fill="${token("ground")}" opacity="${share.toFixed(3)}"/>`
    : "";
}

/** Draws, unless it is what was drawn last. */
function lastOnly(): typeof rasterizeSvg {
  let last: { key: string; drawn: Promise<Raster> } | undefined;
  return (shapes, view, ...form) => {
    const key = `${JSON.stringify(view)}${shapes}`;
    if (last?.key !== key) last = { key, drawn: rasterizeSvg(shapes, view, ...form) };
    return last.drawn;
  };
}

const ARROW = "M0 0V21.5L5.4 16.6L9.1 25.2L12.9 23.6L9.2 15.1L16.2 14.7Z";

/** The pointer keeps its size, however near the camera is. */
async function layPointer(
  picture: Raster,
  { x, y, down, ring }: PointerState,
  view: ReturnType<typeof viewOf>,
): Promise<void> {
  const scale = WIDTH / view.width;
  const [px, py] = [(x - view.x) * scale, STRIP + (y - view.y) * scale];
  const [left, top] = [Math.floor(px - POINTER / 2), Math.floor(py - POINTER / 2)];
  const [cx, cy] = [px - left, py - top];
  const shapes = group([
    ring < 1 &&
      disc(cx, cy, 6 + 32 * Math.sqrt(ring), {
        stroke: token("text"),
        strokeWidth: 3.5 * (1 - ring) + 0.5,
        opacity: 0.9 * (1 - ring),
      }),
    down > 0 && disc(cx, cy, 15, { fill: token("text"), opacity: 0.28 * down }),
    group(
      [
        `<path d="${ARROW}" transform="translate(2 3)" fill="#000" opacity=".35" stroke="#000" stroke-width="3" stroke-linejoin="round"/>`,
        `<path d="${ARROW}" fill="${token("text")}" stroke="#150b1c" stroke-width="1.8" stroke-linejoin="round"/>`,
      ].map(
        (path) =>
          `<g transform="translate(${cx.toFixed(2)} ${cy.toFixed(2)}) scale(${(1.25 - 0.15 * down).toFixed(3)})">${path}</g>`,
      ),
    ),
  ]);
  layOver(
    picture,
    await rasterizeSvg(shapes, { x: 0, y: 0, width: POINTER, height: POINTER }, POINTER, POINTER),
    left,
    top,
  );
}
