// @vitest-environment node
import { createFakeClock } from "@nataraj/sdk/testing";
import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { provideAutoplay } from "./autoplay-machine.ts";

it.each([
  ["has loaded", () => Promise.resolve()],
  ["cannot be shown", () => Promise.reject(new Error("no WebGL"))],
])("presses once, four seconds after the dancer %s", async (_, load) => {
  const clock = createFakeClock();
  const press = vi.fn();
  const autoplay = createActor(provideAutoplay(load(), press), { clock: clock.timers }).start();
  clock.pass(10_000);
  await waitFor(autoplay, (state) => state.matches("waiting"));
  clock.pass(3_999);
  expect(press).not.toHaveBeenCalled();
  clock.pass(1);
  clock.pass(10_000);
  expect(press).toHaveBeenCalledOnce();
  expect(autoplay.getSnapshot().status).toBe("done");
});

it("presses nothing when it is left", async () => {
  const clock = createFakeClock();
  const press = vi.fn();
  const autoplay = createActor(provideAutoplay(Promise.resolve(), press), { clock: clock.timers }).start();
  await waitFor(autoplay, (state) => state.matches("waiting"));
  autoplay.stop();
  clock.pass(10_000);
  expect(press).not.toHaveBeenCalled();
});
