import { expect, test } from "vitest";
import { type ForcedModel, forceWords } from "./force-words.ts";
import type { Tensor } from "./transformers.ts";

const tensor = (data: readonly number[] = []): Tensor => ({
  data: Float32Array.from(data),
  dims: [1, data.length],
  ort_tensor: undefined,
  dispose: () => {},
});

/** A model whose attention says when each token is sung; a word is one token. */
function modelOf(times: readonly number[]): ForcedModel {
  const pipe = {
    tokenizer: { encode: () => [7] },
    model: {
      generation_config: {
        decoder_start_token_id: 1,
        eos_token_id: 2,
        no_timestamps_token_id: 3,
        alignment_heads: [[0, 0]],
      },
      forward: async () => ({ logits: tensor(), "cross_attentions.0": tensor() }),
      // The prefix has two tokens; the last token ends the text.
      _extract_token_timestamps: () => tensor([0, ...times, 14.3]),
    },
  };
  return {
    pipe: pipe as unknown as ForcedModel["pipe"],
    Tensor: class {} as unknown as ForcedModel["Tensor"],
    language: "en",
  };
}

const window = { start: 0, end: 20, from: 0, to: 20 };
const encoded = { window, samples: new Float32Array(20 * 16_000), state: tensor() };
const word = (text: string, start: number) => ({ text, start, end: start + 0.5 });
const lineOf = (words: ReturnType<typeof word>[]) => ({
  text: words.map(({ text }) => text).join(" "),
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  words,
});

test("a word that was heard stays near; one whose time was a guess goes as far as attention says", async () => {
  const [first, second, third, guessed] = [word("Hold", 2), word("me", 2.5), word("close", 3), word("tonight", 9)];
  const aligned = { lines: [lineOf([first, second, third]), lineOf([guessed])], guessed: new Set([guessed]) };
  const lines = await forceWords(aligned, [encoded], modelOf([2.05, 2.2, 8, 14]));
  expect(lines.map(({ start }) => start)).toEqual([expect.closeTo(2.2), expect.closeTo(14.15)]);
  expect(lines[0]?.words?.at(-1)?.start).toBe(3);
});
