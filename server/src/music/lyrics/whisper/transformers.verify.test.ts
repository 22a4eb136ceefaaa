import { expect, test } from "vitest";
import { findWhisperModel } from "./find-model.ts";
import { loadPipeline } from "./transformers.ts";

const installed = findWhisperModel(undefined);
if (!installed) console.warn("Not tried: Whisper, because its optional packages are not installed.");

test.skipIf(!installed)("a window that is encoded is written down without being encoded again", async () => {
  if (!installed) return;
  const { pipe, Tensor } = await loadPipeline(installed.folder);
  let encodings = 0;
  const encoder = pipe.model.sessions.model;
  const run = encoder.run.bind(encoder);
  encoder.run = (...asked) => {
    encodings++;
    return run(...asked);
  };
  const silence = new Float32Array(16_000);
  const { input_features } = await pipe.processor(silence);
  const { last_hidden_state } = await encoder.run({ input_features: input_features.ort_tensor }, ["last_hidden_state"]);
  const state = new Tensor(last_hidden_state);
  await pipe(silence, {
    return_timestamps: "word",
    max_new_tokens: 4,
    language: "en",
    encoder_outputs: state,
    logits_processor: [],
  });
  expect(encodings).toBe(1);
});
