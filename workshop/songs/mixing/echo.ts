import { SAMPLE_RATE } from "../synthesis/signal.ts";
import type { Stereo } from "./track.ts";

/** What is fainter is nothing: numbers near zero are slow to reckon with. */
const NOTHING = 1e-12;

/** Echoes that go from side to side and grow darker. `seconds` between two; `feedback` 0 to 1. The wet sound alone. */
export function pingPong(dry: Stereo, seconds: number, feedback = 0.38): Stereo {
  const length = dry.left.length;
  const wet: Stereo = { left: new Float32Array(length), right: new Float32Array(length) };
  const delay = Math.round(seconds * SAMPLE_RATE);
  let [lowLeft, lowRight] = [0, 0];
  for (let i = delay; i < length; i++) {
    const at = i - delay;
    const input = 0.5 * ((dry.left[at] as number) + (dry.right[at] as number));
    lowLeft += 0.35 * (input + feedback * (wet.right[at] as number) - lowLeft);
    lowRight += 0.35 * ((wet.left[at] as number) * 0.9 - lowRight);
    wet.left[i] = Math.abs(lowLeft) < NOTHING ? 0 : lowLeft;
    wet.right[i] = Math.abs(lowRight) < NOTHING ? 0 : lowRight;
  }
  return wet;
}

/** Widens a sound with two slowly moving copies, one a side; in place. `depth` 0 to 1. */
export function chorus({ left, right }: Stereo, depth: number): void {
  const [a, b] = [left.slice(), right.slice()];
  const read = (from: Float32Array, place: number) => {
    const i = Math.floor(place);
    if (i < 0) return 0;
    return (from[i] as number) + ((from[i + 1] ?? 0) - (from[i] as number)) * (place - i);
  };
  for (let i = 0; i < left.length; i++) {
    const swing = Math.sin((2 * Math.PI * 0.31 * i) / SAMPLE_RATE);
    const mono = i - 0.011 * SAMPLE_RATE;
    left[i] = (a[i] as number) + depth * 0.7 * read(b, mono + swing * 90);
    right[i] = (b[i] as number) + depth * 0.7 * read(a, mono - 140 - swing * 90);
  }
}
