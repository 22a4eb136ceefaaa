import { float32At, float64At } from "@nataraj/sdk/arrays";
/**
 * How much the music before a beat differs from the music after it, while each is alike within: correlation of the
 * self-similarity along its diagonal with a checkerboard that fades outwards (Foote 2000). About 0 to 1.
 * @param reach beats to either side
 * @param least beats that there must be on either side
 */
export function novelty(similarity: readonly Float32Array[], reach: number, least: number): Float32Array {
  const count = similarity.length;
  const fade = Float64Array.from({ length: reach }, (_, i) => Math.exp(-0.5 * ((i + 0.5) / (0.5 * reach)) ** 2));
  return Float32Array.from({ length: count }, (_, centre) => {
    const before = Math.min(reach, centre);
    const after = Math.min(reach, count - centre);
    // Near the ends there is too little on one side to speak of a change.
    if (before < least || after < least) return 0;
    let [within, across, withinWeight, acrossWeight] = [0, 0, 0, 0];
    for (let i = -before; i < after; i++) {
      const row = similarity[centre + i] as Float32Array;
      const weightI = float64At(fade, i < 0 ? -i - 1 : i);
      for (let j = -before; j < after; j++) {
        const weight = weightI * float64At(fade, j < 0 ? -j - 1 : j);
        if (i < 0 === j < 0) {
          within += weight * float32At(row, centre + j);
          withinWeight += weight;
        } else {
          across += weight * float32At(row, centre + j);
          acrossWeight += weight;
        }
      }
    }
    return Math.max(0, within / withinWeight - across / acrossWeight);
  });
}
