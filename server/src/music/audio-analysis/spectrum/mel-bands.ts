import { float32At } from "@nataraj/sdk/arrays";

/** One triangular filter over the bins of a spectrum. */
interface Band {
  firstBin: number;
  weights: Float32Array;
}

const toMel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const toHz = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

/** Triangular bands at even distances on the mel scale (O'Shaughnessy), each with weights that add up to one. */
export function melBands(options: { count: number; from: number; to: number; rate: number; size: number }): Band[] {
  const { count, from, to, rate, size } = options;
  const step = (toMel(to) - toMel(from)) / (count + 1);
  const edge = (i: number) => (toHz(toMel(from) + step * i) * size) / rate;
  return Array.from({ length: count }, (_, i) => {
    const [low, centre, high] = [edge(i), edge(i + 1), edge(i + 2)];
    const firstBin = Math.max(0, Math.floor(low));
    const weights = new Float32Array(Math.ceil(high) - firstBin + 1);
    for (let j = 0; j < weights.length; j++) {
      const bin = firstBin + j;
      const rise = (bin - low) / (centre - low);
      const fall = (high - bin) / (high - centre);
      weights[j] = Math.max(0, Math.min(rise, fall));
    }
    const sum = weights.reduce((a, b) => a + b, 0);
    // The lowest bands may be narrower than a bin: they take the nearest one.
    if (sum === 0) return { firstBin: Math.round(centre), weights: Float32Array.of(1) };
    return { firstBin, weights: weights.map((w) => w / sum) };
  });
}

/** Adds up a spectrum by bands into a row of a table. */
export function applyBands(bands: readonly Band[], spectrum: Float32Array, table: Float32Array, offset: number): void {
  for (let b = 0; b < bands.length; b++) {
    const { firstBin, weights } = bands[b] as Band;
    let sum = 0;
    for (let j = 0; j < weights.length; j++) sum += float32At(weights, j) * (spectrum[firstBin + j] ?? 0);
    table[offset + b] = sum;
  }
}
