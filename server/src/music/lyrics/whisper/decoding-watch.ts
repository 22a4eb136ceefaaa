/** A word that comes round again within this many tokens, for this many tokens, is a loop. */
const LONGEST_PERIOD = 8;
const FEWEST_TOKENS = 12;

/** Scores of the next token, for each text of a batch; of which there is one here. */
export interface Logits {
  readonly [index: number]: { readonly data: Float32Array };
}

/** Watches Whisper write: how sure it is of what it writes, and whether it has begun to repeat itself. */
export interface DecodingWatch {
  /** A logits processor: sees what was written and the scores of what is next. Ends a text that loops. */
  process(written: readonly (readonly bigint[])[], logits: Logits): Logits;
  /** Mean log-probability of the tokens that were chosen. */
  confidence(): number;
  isLooping(): boolean;
}

/** @param endToken the token that ends a text */
export function watchDecoding(endToken: number): DecodingWatch {
  let scores: { at: number; of(token: number): number } | undefined;
  let sum = 0;
  let count = 0;
  let looping = false;
  return {
    process(written, logits) {
      const tokens = written[0] ?? [];
      const next = logits[0]?.data;
      if (!next) return logits;
      if (scores && tokens.length === scores.at + 1) {
        sum += scores.of(Number(tokens.at(-1)));
        count++;
      }
      looping ||= isLoop(tokens);
      if (looping) next.fill(Number.NEGATIVE_INFINITY).fill(0, endToken, endToken + 1);
      scores = { at: tokens.length, of: logProbabilities(next) };
      return logits;
    },
    confidence: () => (count > 0 ? sum / count : 0),
    isLooping: () => looping,
  };
}

function isLoop(tokens: readonly bigint[]): boolean {
  for (let period = 1; period <= LONGEST_PERIOD; period++) {
    const needed = Math.max(FEWEST_TOKENS, 3 * period);
    let same = 0;
    for (let i = tokens.length - 1; i >= period && same < needed && tokens[i] === tokens[i - period]; i--) same++;
    if (same >= needed) return true;
  }
  return false;
}

/** Looks tokens up by log-softmax. The scores are copied, because later steps change them in place. */
function logProbabilities(scores: Float32Array): (token: number) => number {
  const copy = scores.slice();
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of copy) if (score > highest) highest = score;
  let sum = 0;
  for (const score of copy) sum += Math.exp(score - highest);
  const norm = highest + Math.log(sum);
  return (token) => (copy[token] ?? Number.NEGATIVE_INFINITY) - norm;
}
