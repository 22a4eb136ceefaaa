import { numberAt } from "../../arrays/index.ts";
import { clamp } from "../../motion/math/curves.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";

/** What a song counts as whose energy nobody has heard. */
const UNKNOWN = 0.5;

/** Mean energy of the music between two times in seconds, 0 to 1; a half where the score does not name it. */
export function meanEnergy({ beats, dynamics }: DanceScore, from: number, to: number): number {
  const energy = dynamics?.energy ?? [];
  let sum = 0;
  let count = 0;
  for (let i = 0; i < energy.length; i++) {
    const beat = numberAt(beats, i);
    if (beat < from || beat >= to) continue;
    sum += numberAt(energy, i);
    count++;
  }
  return count > 0 ? clamp(sum / count, 0, 1) : UNKNOWN;
}
