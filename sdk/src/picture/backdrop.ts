import { numberAt } from "../arrays/index.ts";
import { type EnvironmentDesign, linearLight, STAGE } from "../stage/index.ts";
import type { Eye } from "./camera.ts";
import { paintScenery } from "./scenery.ts";
import { floorAt, wallAt } from "./stage-backdrop.ts";

/** The empty stage as the eye sees it: the same behind all dancers, and so painted once. */
export interface Backdrop {
  /** Linear light of what stands around, as far as the floor lets it through; three numbers a pixel. */
  around: Float32Array;
  /** Colour of the floor, as far as it is solid; three numbers a pixel. */
  floor: Float32Array;
  /** Where each pixel's floor is, x and z in metres; NaN where there is none. */
  place: Float32Array;
}

export function paintBackdrop(eye: Eye, width: number, height: number, design: EnvironmentDesign): Backdrop {
  const painted: Backdrop = {
    around: new Float32Array(width * height * 3),
    floor: new Float32Array(width * height * 3),
    place: new Float32Array(width * height * 2).fill(Number.NaN),
  };
  const far = design === STAGE ? undefined : paintScenery(eye, width, height, design);
  const paint = far ? painter(design) : floorAt;
  const light: [number, number, number] = [0, 0, 0];
  // The ring on the wall fits into a tall picture, too.
  const side = Math.min(height, 1.2 * width);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const ground = eye.floorAt(x, y);
      let solid = 0;
      const isNear = ground && (!far || far.isBehind(at, ground));
      if (isNear) {
        solid = paint(...ground, light);
        for (let k = 0; k < 3; k++) painted.floor[at * 3 + k] = numberAt(light, k) * solid;
        if (solid > 0) painted.place.set(ground, at * 2);
      }
      if (far) far.lightAt(at, light);
      else wallAt((2 * x - width) / side, (2 * (y - eye.horizon)) / side, light);
      for (let k = 0; k < 3; k++) painted.around[at * 3 + k] = numberAt(light, k) * (1 - solid);
    }
  }
  return painted;
}

/** The floor's own colour at a place, and how solid it is. */
function painter({ floor }: EnvironmentDesign): typeof floorAt {
  const [pool, ground, line] = [floor.pool, floor.ground, floor.line].map(linearLight) as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
  const end = floor.radius * 0.94;
  return (x, z, out) => {
    const r = Math.hypot(x, z);
    const drawn = floor.paintAt?.(x, z, r, { pool, ground }, out) ?? 0;
    for (let k = 0; k < 3; k++) out[k] = numberAt(out, k) * (1 - drawn) + numberAt(line, k) * drawn;
    const t = Math.min(1, Math.max(0, (r - floor.fade) / (end - floor.fade)));
    return 1 - t * t * (3 - 2 * t);
  };
}
