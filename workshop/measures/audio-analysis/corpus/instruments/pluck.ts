import { float32At } from "@nataraj/sdk/arrays";
import type { Random } from "../random.ts";
import { RATE } from "../track.ts";
import { type Player, remembering } from "./tones.ts";

/** A plucked string (Karplus and Strong 1983): guitars, harps, sitars, banjos, by chance. */
export function pluckedString(r: Random): Player {
  const dullness = r.between(0.3, 0.5);
  const sustain = r.between(0.99, 0.9985);
  const softness = r.between(0.1, 1);
  const muting = r.between(0.9, 0.99);
  return remembering((pitch, seconds) => {
    const period = RATE / (440 * 2 ** ((pitch - 69) / 12));
    const line = new Float32Array(Math.max(2, Math.round(period)));
    let soft = 0;
    for (let i = 0; i < line.length; i++) {
      soft += softness * (r.next() * 2 - 1 - soft);
      line[i] = soft;
    }
    const out = new Float32Array(Math.round((seconds + 0.1) * RATE));
    for (let i = 0, at = 0; i < out.length; i++, at = (at + 1) % line.length) {
      const here = float32At(line, at);
      const next = float32At(line, (at + 1) % line.length);
      out[i] = here;
      line[at] = ((1 - dullness) * here + dullness * next) * (i < seconds * RATE ? sustain : muting);
    }
    return out;
  });
}
