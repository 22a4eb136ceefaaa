import { float32At } from "@nataraj/sdk/arrays";
import { CHROMA_RATE, PITCHES } from "./chromagram.ts";
import { cosineSimilarity } from "./cosine-similarity.ts";
import { type Features, FRAME_RATE } from "./features.ts";

/**
 * How different the harmony after a frame is from that before, 0 to 1, by frame.
 * @param reach rows of the chromagram that are compared, before and after
 */
export function harmonicChange({ chroma, frames }: Features, reach: number): Float32Array {
  const rows = chroma.length / PITCHES;
  const byRow = Float32Array.from(
    { length: rows },
    (_, row) => 1 - cosineSimilarity(sum(row - reach, row), sum(row + 1, row + 1 + reach)),
  );
  return Float32Array.from(
    { length: frames },
    (_, t) => byRow[Math.min(rows - 1, Math.round((t * CHROMA_RATE) / FRAME_RATE))] ?? 0,
  );

  function sum(from: number, to: number): Float32Array {
    const total = new Float32Array(PITCHES);
    for (let row = Math.max(0, from); row < Math.min(rows, to); row++)
      for (let p = 0; p < PITCHES; p++) total[p] = float32At(total, p) + float32At(chroma, row * PITCHES + p);
    return total;
  }
}
