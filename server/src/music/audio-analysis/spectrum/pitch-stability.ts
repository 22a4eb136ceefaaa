import { float32At } from "@nataraj/sdk/arrays";
import { PITCHES } from "./chromagram.ts";

/** Rows of the chromagram after which a note still sounds and a syllable does not: 0.3 s. */
const LAG = 3;

/**
 * How far the same pitches sound a moment later: 1 where they are spread evenly or have changed, as in noise and speech
 * (at most 1.17 in what was measured), up to PITCHES where one pitch sounds alone; mostly 1.1 to 2.5 in music. Loud
 * moments count more.
 * @param chroma rows of PITCHES, CHROMA_RATE a second
 */
export function pitchStability(chroma: Float32Array): number {
  const rows = Math.floor(chroma.length / PITCHES);
  let stable = 0;
  let weight = 0;
  for (let row = 0; row + LAG < rows; row++) {
    let [now, later, common] = [0, 0, 0];
    for (let pitch = 0; pitch < PITCHES; pitch++) {
      const a = float32At(chroma, row * PITCHES + pitch);
      const b = float32At(chroma, (row + LAG) * PITCHES + pitch);
      now += a;
      later += b;
      common += a * b;
    }
    if (now * later === 0) continue;
    const loud = Math.sqrt(now * later);
    stable += (loud * PITCHES * common) / (now * later);
    weight += loud;
  }
  return weight > 0 ? stable / weight : 1;
}
