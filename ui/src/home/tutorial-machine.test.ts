// @vitest-environment node
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { tutorialMachine } from "./tutorial-machine.ts";

const steps = [
  { start: 1, text: "Choose a style." },
  { start: 5, text: "Choose another one." },
];

it("knows the step that the video shows, until it cannot be had", () => {
  const tutorial = createActor(tutorialMachine, { input: { steps } }).start();
  const currentAt = (time: number) => {
    tutorial.send({ type: "VIDEO_MOVED", time });
    return tutorial.getSnapshot().context.current;
  };
  expect([0.5, 1, 4.9, 5, 90, 2].map(currentAt)).toEqual([undefined, 1, 1, 5, 5, 1]);
  tutorial.send({ type: "VIDEO_MISSED" });
  expect(tutorial.getSnapshot().value).toBe("missing");
  expect(currentAt(5)).toBeUndefined();
});
