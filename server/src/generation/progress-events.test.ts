import { GenerationProgress } from "@nataraj/sdk/contract";
import { expect, it } from "vitest";
import { progressEvent } from "./progress-events.ts";

const told = (stage: GenerationProgress["stage"]) => {
  const state = { stage, progress: 0.97, message: null, error: null, detail: { moves: [13, 5] } };
  const [, data = ""] = /^data: (.*)$/m.exec(progressEvent(state)) ?? [];
  return GenerationProgress.parse(JSON.parse(data));
};

it("names the moves of a dance that is planned, and no longer when it is there", () => {
  expect(told("choreographing")).toEqual({ stage: "choreographing", progress: 0.97, moves: [13, 5] });
  expect(told("done").moves).toBeUndefined();
});
