import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { provideClap } from "./clap-machine.ts";

it("knows the delay after a test that told it, and fails where it did not", async () => {
  const answers = [undefined, 0.25];
  const actor = createActor(provideClap(async () => answers.shift())).start();
  actor.send({ type: "START" });
  await waitFor(actor, (state) => state.matches("failed"));
  actor.send({ type: "START" });
  const { context } = await waitFor(actor, (state) => state.matches("measured"));
  expect(context.seconds).toBe(0.25);
});
