import { float32At } from "@nataraj/sdk/arrays";
/** Cosine of two vectors; 1 where one is zero. */
export function cosineSimilarity(a: Float32Array, b: Float32Array): number {
  let [dot, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    dot += float32At(a, i) * float32At(b, i);
    aa += float32At(a, i) ** 2;
    bb += float32At(b, i) ** 2;
  }
  return aa > 0 && bb > 0 ? dot / Math.sqrt(aa * bb) : 1;
}
