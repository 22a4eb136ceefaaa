import type { Face } from "../motion/index.ts";

/** Gaze at which the iris stands at the edge of the eye, degrees. */
const FULL_GAZE = { side: 32, up: 24, down: 26 };

const clamp01 = (x: number) => Math.min(1, Math.max(0, x));

/**
 * Sets a face's morphs; does nothing on a model without them.
 * @param names Of the morphs, in the order of the weights.
 */
export function createExpressions(
  names: readonly string[],
  weights: { [morph: number]: number },
): (face: Face) => void {
  const set = (name: string, value: number) => {
    const i = names.indexOf(name);
    if (i >= 0) weights[i] = value;
  };
  return ({ blink, smile, brows, gazeX, gazeY }) => {
    set("blink", clamp01(blink));
    set("smile", clamp01(smile));
    set("browsUp", Math.min(1, Math.max(-0.5, brows)));
    set("lookLeft", clamp01(gazeX / FULL_GAZE.side));
    set("lookRight", clamp01(-gazeX / FULL_GAZE.side));
    set("lookUp", clamp01(gazeY / FULL_GAZE.up));
    set("lookDown", clamp01(-gazeY / FULL_GAZE.down));
  };
}
