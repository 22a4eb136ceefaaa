import { expect, it } from "vitest";
import { replaceSegment } from "./replace-segment.ts";

const music = { beats: [0, 0.5], energy: [0.1, 0.9], hits: [0.5], breaks: [[0.6, 1] as [number, number]] };
const document = {
  "0.00": { lyrics: "la", steps: [1, 2], at: [0, 2], variants: ["low", ""], ...music },
  "4.00": { lyrics: "", steps: [3], variants: ["side"] },
};

it("keeps what the music does, and takes the new steps' variants", () => {
  const replaced = replaceSegment(document, "0.00", { steps: [5], at: [0], variants: ["diagonal"] });
  expect(replaced["0.00"]).toEqual({ lyrics: "la", steps: [5], at: [0], variants: ["diagonal"], ...music });
  expect(replaced["4.00"]).toEqual(document["4.00"]);
});

it("leaves no variants of steps that are gone", () => {
  expect(replaceSegment(document, "0.00", { steps: [5, 6, 7], at: [0, 1, 2] })["0.00"]).not.toHaveProperty("variants");
});
